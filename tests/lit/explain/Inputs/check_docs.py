"""check_docs.py FILE: runs the commands of each ```console block of FILE and
compares what they print with what stands below them. With --update it writes
that into FILE instead. A block that ends with a line [...] shows a start."""
import re
import subprocess
import sys


def run(command):
    return subprocess.run(command, shell=True, text=True,
                          stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT).stdout


def replay(block):
    """The text of a block as it should be."""
    lines, wanted = block.group(2).splitlines(), []
    for index, line in enumerate(lines):
        if not line.startswith("$ "):
            continue
        wanted.append(line)
        shown = run(line[2:]).splitlines()
        size = next((at for at, other in enumerate(lines[index + 1:])
                     if other.startswith("$ ")), len(lines) - index - 1)
        old = lines[index + 1:index + 1 + size]
        if old and old[-1] == "[...]":
            shown = shown[:size - 1] + ["[...]"]
        wanted += shown
    return block.group(1) + "\n".join(wanted) + "\n```\n"


name = sys.argv[-1]
text = open(name, encoding="utf-8").read()
new = re.sub(r"(```console\n)(.*?\n)```\n", replay, text, flags=re.S)
if "--update" in sys.argv:
    open(name, "w", encoding="utf-8").write(new)
elif new != text:
    import difflib
    sys.exit("\n".join(difflib.unified_diff(
        text.splitlines(), new.splitlines(), name, "as it is", lineterm="")))
