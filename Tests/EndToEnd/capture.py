"""Prints a screen of the app as text: somebody has logged in and opened the tab B."""

import sys
import tempfile

from terminal import Terminal

COLUMNS, ROWS = 68, 14


def capture(program):
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "USER": "ada", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            "NUMBERS_DETERMINISTIC": "1",
        }
        app = Terminal(
            [program, "--source", "embedded", "--log-in", "ada"], environment, COLUMNS, ROWS
        )
        try:
            app.until("1 is ")
            app.send("2")
            app.until("2 is ")
            app.settle()
            return app.text.rstrip("\n")
        finally:
            app.close()


if __name__ == "__main__":
    print(capture(sys.argv[1]))
