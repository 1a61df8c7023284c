#!/usr/bin/env python3
"""Prints every model with the names of its source and compares.

usage: equal_names.py BINDERY_OPT FOLDER

For each .mlir file below FOLDER, `bindery-opt --source-names` must print every
SSA and block name that the file has, and the same text as without the option
once names are made equal. Exits with 0, 1 where a file differs, or 77 where
FOLDER is not there.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

STRING = r'"(?:[^"\\\n]|\\.)*"'
NAME = re.compile(STRING + r"|([%^][A-Za-z0-9_$.-]*[A-Za-z0-9_$.])(:\d+)?(#\d+)?")


def run(opt, file, *options):
    done = subprocess.run([opt, file, *options], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def equalise(text):
    return NAME.sub(lambda m: "NAME" if m.group(1) else m.group(0), text)


def names(text):
    return {m.group(1) for m in NAME.finditer(text) if m.group(1)}


def check(opt, file):
    """Returns what is wrong with `file`, or nothing."""
    plain = run(opt, file)
    named = run(opt, file, "--source-names")
    if plain is None or named is None:
        return "cannot be read"
    if equalise(plain) != equalise(named):
        return "differs in more than names"
    code = re.sub(r"//.*", "", pathlib.Path(file).read_text())
    lost = names(code) - names(named)
    return f"lost {sorted(lost)[:3]}" if lost else None


def main():
    opt, folder = sys.argv[1:]
    files = sorted(map(str, pathlib.Path(folder).rglob("*.mlir")))
    if not files:
        print(f"skipped: no files in {folder}")
        return 77
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda file: check(opt, file), files))
    for file, problem in zip(files, results):
        if problem:
            print(f"{file}: {problem}")
    bad = sum(1 for problem in results if problem)
    print(f"{len(files) - bad} of {len(files)} files keep their names")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
