"""in_terminal.py COLUMNS COMMAND...: runs COMMAND in a terminal so wide and
prints what it shows, with the start of an escape as ^."""
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

control, terminal = pty.openpty()
fcntl.ioctl(terminal, termios.TIOCSWINSZ,
            struct.pack("HHHH", 24, int(sys.argv[1]), 0, 0))
environment = dict(os.environ, TERM="xterm-256color")
environment.pop("COLUMNS", None)
process = subprocess.Popen(sys.argv[2:], stdout=terminal, env=environment)
os.close(terminal)
shown = b""
while True:
    try:
        piece = os.read(control, 4096)
    except OSError:  # the other end is closed
        break
    if not piece:
        break
    shown += piece
text = shown.decode().replace("\r\n", "\n").replace("\x1b[", "^")
sys.stdout.write(text)
sys.exit(process.wait())
