"""json_part.py PATH...: prints parts of the JSON on standard input, one a line;
a path is `exports.0.sites`, or `.` for the keys of the whole."""
import json
import sys

whole = json.load(sys.stdin)
for path in sys.argv[1:]:
    part = whole
    if path == ".":
        part = sorted(whole)
    else:
        for step in path.split("."):
            part = part[int(step) if step.isdigit() else step]
    print(path, json.dumps(part))
