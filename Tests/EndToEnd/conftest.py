"""What every end-to-end test needs: the built programs, a sealed environment, a local server."""

import os
import pathlib
import re
import signal
import subprocess

import pytest

from terminal import Terminal

BIN = pathlib.Path(os.environ["NUMBERS_BIN_PATH"])

# A script of a copy must not build into the folder that the programs under test are in.
for name in [name for name in os.environ if name.startswith("PULLBACK_")]:
    del os.environ[name]

# Whoever runs the suite may ignore some signals, as `nohup` does; the programs under test must not.
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


@pytest.fixture
def environment(tmp_path):
    """The environment of a user with an empty home and no proxy."""
    kept = {k: v for k, v in os.environ.items() if k in ("PATH", "LD_LIBRARY_PATH", "LANG")}
    return kept | {
        "HOME": str(tmp_path),
        "USER": "someone",
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "NUMBERS_DETERMINISTIC": "1",
    }


@pytest.fixture
def run(environment):
    """Runs a program to its end: `run("--plain", lines=[...])`."""

    def run(*arguments, lines=(), program="numbers", stdin=None, **extra):
        text = stdin if stdin is not None else "".join(f"{line}\n" for line in lines)
        return subprocess.run(
            [BIN / program, *arguments],
            input=text.encode() if isinstance(text, str) else text,
            capture_output=True,
            timeout=60,
            env=environment | extra,
        )

    return run


@pytest.fixture
def terminal(environment):
    """Starts a program in a pseudo-terminal: `terminal("--source", "embedded")`."""
    open_terminals = []

    def start(*arguments, program="numbers", columns=80, rows=24, **extra):
        opened = Terminal([str(BIN / program), *arguments], environment | extra, columns, rows)
        open_terminals.append(opened)
        return opened

    yield start
    for opened in open_terminals:
        opened.close()


class Server:
    """`numbers serve` on loopback, on one port for its whole life."""

    def __init__(self, environment):
        self.environment = environment
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [BIN / "numbers", "serve", "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self.environment,
        )
        line = self.process.stdout.readline().decode()
        self.port = int(re.search(r":(\d+)", line).group(1))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=60)
        self.process.stdout.close()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def server(environment):
    running = Server(environment)
    yield running
    running.kill()
