"""A pseudo-terminal with a program in it, read by an emulator that is not ours."""

import fcntl
import os
import pathlib
import select
import signal
import struct
import termios
import time

import pyte

# Asks for the number of a pseudo-terminal: linux/ioctls.h; Python 3.11 has no name for it.
TIOCGPTN = 0x80045430


class Terminal:
    def __init__(self, argv, environment, columns=80, rows=24):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.status = None
        # Size and settings are there before the program is, which may be faster than this one.
        self.fd, program_side = os.openpty()
        self.resize(columns, rows)
        self.attributes = termios.tcgetattr(self.fd)
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.fd)
            os.setsid()
            fcntl.ioctl(program_side, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(program_side, descriptor)
            if program_side > 2:
                os.close(program_side)
            os.execve(argv[0], argv, environment)
        os.close(program_side)

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

    def until(self, condition, seconds=60):
        """Reads until `condition(text)`, a string on the screen or a predicate, holds."""
        holds = condition if callable(condition) else lambda text: condition in text
        deadline = time.monotonic() + seconds
        while not holds(self.text):
            if time.monotonic() > deadline:
                raise AssertionError(f"not on the screen: {condition!r}\n{self.text}")
            self.read(0.05)

    def press_until(self, key, condition, seconds=60, times=30):
        """Presses `key` again and again until `condition` holds."""
        holds = condition if callable(condition) else lambda text: condition in text
        for _ in range(times):
            if holds(self.text):
                return
            self.send(key)
            self.settle()
        self.until(condition, seconds)

    def settle(self, quiet=0.15):
        """Reads until the program rests and nothing has come for `quiet` seconds.

        Silence alone says little on a busy machine: the program may wait for its turn. One that does not
        come to rest, or has ended with keys unread, is left after 20 s.
        """
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            while not self.rests() and time.monotonic() < deadline:
                self.read(0.01)
            if not self.read(quiet) and self.rests():
                return

    def rests(self):
        return self.has_read_all() and self.sleeps()

    def has_read_all(self):
        """Whether no key waits to be read.

        The terminal is polled as the program does it: that hands over what is still on its way through
        the kernel, which a mere count of bytes leaves out.
        """
        try:
            program_side = self.open_program_side()
        except OSError:
            return True
        try:
            return not select.select([program_side], [], [], 0)[0]
        finally:
            os.close(program_side)

    def open_program_side(self):
        """A descriptor of the terminal as the program has it."""
        number = struct.unpack("I", fcntl.ioctl(self.fd, TIOCGPTN, bytes(4)))[0]
        return os.open(f"/dev/pts/{number}", os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)

    def sleeps(self):
        """Whether no thread of the program runs or waits for a processor."""
        try:
            states = [thread.read_text().rsplit(")", 1)[1].split()[0] for thread in self.threads()]
        except (FileNotFoundError, ProcessLookupError):
            return False
        return not any(state in "RD" for state in states)

    def threads(self):
        folder = pathlib.Path(f"/proc/{self.pid}/task")
        return [thread / "stat" for thread in folder.iterdir()] if folder.exists() else []

    def wait(self, seconds=60):
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
