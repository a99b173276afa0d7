"""`Scripts/progress`: how far a command is, for whoever watches, and nothing for others."""

import os
import subprocess

import pytest

from checkout import REPOSITORY
from terminal import Terminal

SCRIPT = str(REPOSITORY / "Scripts/progress")


@pytest.fixture
def command(tmp_path):
    """A command that says a word, waits for a file, says another and ends with 3."""
    made = tmp_path / "command"
    made.write_text(
        f"#!/bin/bash\necho '[1/2] one'\nwhile [ ! -e {tmp_path}/go ]; do sleep 0.05; done\n"
        "printf '[2/2] \\033[31mtwo\\n'\nexit 3\n"
    )
    made.chmod(0o700)
    return made


def test_a_terminal_shows_what_was_written_last_until_the_end(command, environment, tmp_path):
    app = Terminal([SCRIPT, "building X", str(tmp_path / "log"), str(command)], environment)
    try:
        app.until("building X … [1/2] one")
        (tmp_path / "go").touch()
        assert app.wait() == 3
        assert "building" not in app.text
    finally:
        app.close()
    assert (tmp_path / "log").read_bytes() == b"[1/2] one\n[2/2] \033[31mtwo\n"


def test_the_line_is_cut_where_the_terminal_ends(command, environment, tmp_path):
    app = Terminal([SCRIPT, "building " + "X" * 40, str(tmp_path / "log"), str(command)], environment, columns=30)
    try:
        app.until("building XXXXXXXXXXXXXXXXXXXX")
        (tmp_path / "go").touch()
        assert app.wait() == 3
        assert "X" not in app.text
    finally:
        app.close()


def test_a_build_that_waits_for_another_says_so(environment, tmp_path):
    made = tmp_path / "command"
    made.write_text(
        "#!/bin/bash\necho 'Another instance of SwiftPM (PID: 1) is already running using x'\n"
        f"while [ ! -e {tmp_path}/go ]; do sleep 0.05; done\n"
    )
    made.chmod(0o700)
    app = Terminal([SCRIPT, "building X", str(tmp_path / "log"), str(made)], environment)
    try:
        app.until("building X … waiting for another build in the same folder")
        (tmp_path / "go").touch()
        assert app.wait() == 0
    finally:
        app.close()


def test_elsewhere_nothing_is_shown(command, tmp_path):
    (tmp_path / "go").touch()
    result = subprocess.run(
        [SCRIPT, "building X", tmp_path / "log", command], capture_output=True, timeout=60,
        env=os.environ,
    )
    assert (result.returncode, result.stdout, result.stderr) == (3, b"", b"")
    assert "[2/2]" in (tmp_path / "log").read_text()
