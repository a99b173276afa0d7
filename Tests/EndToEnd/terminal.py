"""A pseudo-terminal with a program in it, read by an emulator that is not ours."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte


class Terminal:
    def __init__(self, argv, environment, columns=80, rows=24):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.status = None
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(argv[0], argv, environment)
        self.resize(columns, rows)
        self.attributes = termios.tcgetattr(self.fd)

    def resize(self, columns, rows):
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def send(self, text):
        os.write(self.fd, text.encode() if isinstance(text, str) else text)

    def click(self, label):
        """Presses and lets go of the first mouse button over the first place that reads `label`."""
        row = next(index for index, line in enumerate(self.lines) if label in line)
        column = self.lines[row].index(label)
        place = f"{column + 1};{row + 1}"
        self.send(f"\x1b[<0;{place}M\x1b[<0;{place}m")

    def signal(self, number):
        os.kill(self.pid, number)

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def read(self, seconds):
        """Takes in what the program writes within `seconds`; tells whether there was anything."""
        if self.fd is None or not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.written += data
        self.stream.feed(data)
        return bool(data)

    def until(self, condition, seconds=20):
        """Reads until `condition(text)`, a string on the screen or a predicate, holds."""
        holds = condition if callable(condition) else lambda text: condition in text
        deadline = time.monotonic() + seconds
        while not holds(self.text):
            if time.monotonic() > deadline:
                raise AssertionError(f"not on the screen: {condition!r}\n{self.text}")
            self.read(0.05)

    def press_until(self, key, condition, seconds=20, times=30):
        """Presses `key` again and again until `condition` holds."""
        holds = condition if callable(condition) else lambda text: condition in text
        for _ in range(times):
            if holds(self.text):
                return
            self.send(key)
            self.settle()
        self.until(condition, seconds)

    def settle(self, quiet=0.15):
        """Reads until nothing has come for `quiet` seconds."""
        while self.read(quiet):
            pass

    def wait(self, seconds=10):
        """The exit status, once the program has ended; what it wrote last is read."""
        deadline = time.monotonic() + seconds
        while self.status is None:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > deadline:
                raise AssertionError(f"still running after {seconds} s\n{self.text}")
        while self.read(0.02):
            pass
        return self.status

    def close(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.fd)
        self.fd = None
