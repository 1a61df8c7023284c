"""expect_exit.py CODE COMMAND...: runs COMMAND; succeeds if it exits with CODE."""
import subprocess
import sys

code = subprocess.call(sys.argv[2:])
if code != int(sys.argv[1]):
    sys.exit(f"exit code {code}, expected {sys.argv[1]}")
