"""`--restore`: the app goes on where it was left, whatever happened to it."""

import json
import random
import signal
import subprocess
import time

import pytest

from conftest import BIN

PLAIN = ["--plain", "--source", "embedded"]


@pytest.fixture
def saved(tmp_path):
    return tmp_path / "state" / "numbers" / "session.json"


def last_screen(result):
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode().split("\n\n")[-1]


@pytest.mark.parametrize(
    "walk,fact",
    [
        (["tab A"], "1 is "), (["open the A2 View"], "3 is "), (["tab B"], "2 is "),
        (["tab B", "Open the B2View"], "4 is "), (["tab B", "Open the B2View", "back"], "2 is "),
        (["open numbers://a?number=42&kind=math"], "42 is "),
    ],
)
def test_the_app_goes_on_at_the_screen_where_it_was_left(run, walk, fact):
    left = last_screen(run(*PLAIN, "--log-in", "wimes", lines=[*walk, "quit"]))
    assert fact in left
    result = run(*PLAIN, "--restore", lines=["show", "quit"])
    assert last_screen(result) == left
    assert result.stderr == b""


def test_the_name_survives_a_log_out(run):
    run(*PLAIN, "--log-in", "Ada", lines=["log out", "quit"])
    screen = last_screen(run(*PLAIN, "--restore", lines=["quit"]))
    assert "Ada" in screen and "logIn" in screen


def test_what_the_command_line_says_goes_first(run):
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    screen = last_screen(
        run(*PLAIN, "--restore", "--log-in", "Bob", "numbers://b", lines=["quit"]))
    assert "login Data: Bob" in screen
    assert "1 is " in last_screen(run(*PLAIN, "--restore", "numbers://a", lines=["quit"]))


def test_without_the_option_the_app_starts_afresh(run):
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    assert "logIn" in last_screen(run(*PLAIN, lines=["quit"]))


def test_there_may_be_nothing_to_restore(run):
    result = run(*PLAIN, "--restore", lines=["quit"])
    assert result.returncode == 0 and result.stderr == b""
    assert "logIn" in result.stdout.decode()


@pytest.mark.parametrize(
    "bytes_", [b"", b"{", b"\xff\xfe", b'{"version":99,"name":"x"}', b"[]", b"\0" * 100_000]
)
def test_a_corrupt_file_is_set_aside_and_said(run, saved, bytes_):
    saved.parent.mkdir(parents=True)
    saved.write_bytes(bytes_)
    result = run(*PLAIN, "--restore", "--name", "new", lines=["quit"])
    assert result.returncode == 0
    errors = result.stderr.decode().splitlines()
    assert len(errors) == 1 and str(saved) in errors[0]
    assert "logIn" in result.stdout.decode()
    assert saved.with_name("session.json.unreadable").read_bytes() == bytes_
    again = run(*PLAIN, "--restore", lines=["quit"])
    assert again.stderr == b"" and "new" in again.stdout.decode()


def test_a_url_in_the_file_that_leads_nowhere_is_said(run, saved):
    saved.parent.mkdir(parents=True)
    saved.write_text('{"version":1,"name":"Ada","url":"numbers://gone"}')
    assert "numbers://gone" in run(*PLAIN, "--restore", lines=["quit"]).stdout.decode()


def test_a_folder_that_cannot_be_written_does_not_disturb(run, saved):
    saved.parent.parent.mkdir(parents=True)
    saved.parent.write_text("a file in the folder's place")
    result = run(*PLAIN, "--restore", "--log-in", "w", lines=["tab B", "quit"])
    assert result.returncode == 0 and "2 is " in result.stdout.decode()


def test_a_kill_at_any_moment_leaves_a_whole_file(run, saved, environment):
    moments = random.Random(6)
    walk = "".join(f"{line}\n" for line in ["tab B", "Open the B2View", "back", "tab A"] * 50)
    for turn in range(20):
        app = subprocess.Popen(
            [BIN / "numbers", *PLAIN, "--restore", "--log-in", "wimes"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
        app.stdin.write(walk.encode())
        app.stdin.flush()
        if turn % 4:
            # Most kills hit a running app, however slow the machine is; the others its start.
            app.stdout.read(200 * turn)
        time.sleep(moments.uniform(0, 0.05))
        app.send_signal(signal.SIGKILL)
        # Where the app goes on, some steps of the walk may not be there; the file is never at fault.
        assert b"session" not in app.communicate(timeout=10)[1]
        if saved.exists():
            session = json.loads(saved.read_text())
            assert session["version"] == 1
            assert session.get("url", "numbers://").startswith("numbers://")
    result = run(*PLAIN, "--restore", lines=["quit"])
    assert result.returncode == 0 and result.stderr == b""
    assert " is " in result.stdout.decode()
