"""`--restore`: the app goes on where it was left, whatever happened to it."""

import json
import random
import signal
import subprocess
import time
import urllib.parse

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


@pytest.mark.parametrize(
    "walk,back,below",
    [
        # Each tab keeps its screens, and a screen below what it was asked for.
        (["open the A2 View", "tab B", "Open the B2View"], ["tab A"], "3 is "),
        (["open the A2 View", "tab B"], ["tab A", "back"], "1 is "),
        (["open numbers://a?number=42&kind=math", "open the A2 View"], ["back"], "42 is "),
        (["tab B", "Open the B2View", "tab A"], ["tab B"], "4 is "),
        (["open numbers://b/b2?number=7", "open numbers://a"], ["tab B", "back"], "2 is "),
    ],
)
def test_the_whole_navigation_comes_back(run, walk, back, below):
    left = run(*PLAIN, "--log-in", "wimes", lines=[*walk, *back, "quit"])
    run(*PLAIN, "--log-in", "wimes", lines=[*walk, "quit"])
    result = run(*PLAIN, "--restore", lines=[*back, "quit"])
    assert below in last_screen(result)
    assert last_screen(result) == last_screen(left)
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


def test_another_name_waits_at_the_log_in_and_then_goes_on(run):
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    result = run(*PLAIN, "--restore", "--name", "Bob", lines=["logIn", "quit"])
    first = result.stdout.decode().split("\n\n")[0]
    assert "Bob" in first and "login Data" not in first
    assert "login Data: Bob" in last_screen(result)
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    same = run(*PLAIN, "--restore", "--name", "Ada", lines=["quit"])
    assert "login Data: Ada" in last_screen(same)


def test_a_sealed_run_keeps_no_session_unless_it_is_asked_to(run, environment, tmp_path):
    del environment["XDG_STATE_HOME"]
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    assert not (tmp_path / ".local").exists()
    run(*PLAIN, "--restore", "--log-in", "Ada", lines=["tab B", "quit"])
    assert (tmp_path / ".local" / "state" / "numbers" / "session.json").exists()


def test_without_the_option_the_app_starts_afresh(run):
    run(*PLAIN, "--log-in", "Ada", lines=["tab B", "quit"])
    assert "logIn" in last_screen(run(*PLAIN, lines=["quit"]))


def test_there_may_be_nothing_to_restore(run):
    result = run(*PLAIN, "--restore", lines=["quit"])
    assert result.returncode == 0 and result.stderr == b""
    assert "logIn" in result.stdout.decode()


@pytest.mark.parametrize(
    "bytes_,reason",
    [
        (b"", "no session"), (b"{", "no session"), (b"\xff\xfe", "no session"),
        (b'{"version":99,"name":"x"}', "version 99"), (b"[]", "no session"),
        (b"\0" * 100_000, "longer than"),
    ],
)
def test_a_corrupt_file_is_set_aside_and_said(run, saved, bytes_, reason):
    saved.parent.mkdir(parents=True)
    saved.write_bytes(bytes_)
    result = run(*PLAIN, "--restore", "--name", "new", lines=["quit"])
    assert result.returncode == 0
    errors = result.stderr.decode().splitlines()
    assert len(errors) == 1 and str(saved) in errors[0] and reason in errors[0]
    assert "logIn" in result.stdout.decode()
    assert saved.with_name("session.json.unreadable").read_bytes() == bytes_
    again = run(*PLAIN, "--restore", lines=["quit"])
    assert again.stderr == b"" and "new" in again.stdout.decode()


def test_a_url_in_the_file_that_leads_nowhere_is_said(run, saved):
    saved.parent.mkdir(parents=True)
    saved.write_text('{"version":1,"name":"Ada","url":"numbers://gone"}')
    assert "numbers://gone" in run(*PLAIN, "--restore", lines=["quit"]).stdout.decode()


def test_a_folder_that_cannot_be_written_is_said_at_the_end(run, saved):
    saved.parent.parent.mkdir(parents=True)
    saved.parent.write_text("a file in the folder's place")
    result = run(*PLAIN, "--restore", "--log-in", "w", lines=["tab B", "quit"])
    assert result.returncode == 0 and "2 is " in result.stdout.decode()
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and "could not be saved" in lines[0] and str(saved) in lines[0]


def test_a_file_that_cannot_be_read_is_said_and_left_as_it_is(run, saved):
    saved.parent.mkdir(parents=True)
    saved.symlink_to(saved)
    result = run(*PLAIN, "--restore", "--log-in", "w", lines=["tab B", "quit"])
    assert result.returncode == 0 and "2 is " in result.stdout.decode()
    assert str(saved) in result.stderr.decode() and "left as it is" in result.stderr.decode()
    assert saved.is_symlink()


class Model:
    """The app's screens as the commands of a walk leave them."""

    def __init__(self):
        self.tab, self.open = "A", {"A": False, "B": False}

    def do(self, command):
        if command.startswith("tab "):
            self.tab = command[-1]
        else:
            self.open[self.tab] = command != "back"

    def commands(self):
        way = {"A": "open the A2 View", "B": "Open the B2View"}[self.tab]
        return ["tab A", "tab B", "back" if self.open[self.tab] else way]

    def urls(self):
        places = {"A": ["a", "a/a2"], "B": ["b", "b/b2"]}
        order = ["B", "A"] if self.tab == "A" else ["A", "B"]
        return [f"numbers://{place}" for tab in order for place in places[tab][: 1 + self.open[tab]]]

    def fact(self):
        return {"A": ["1 is ", "3 is "], "B": ["2 is ", "4 is "]}[self.tab][self.open[self.tab]]


def places_in(saved):
    """The places in the file, without their queries."""
    session = json.loads(saved.read_text())
    assert session["version"] == 2 and session["name"] == "wimes"
    places = [urllib.parse.urlsplit(url)._replace(query="") for url in session["urls"]]
    # The model is of the tabs A and B; another may have places too.
    return [place.geturl() for place in places if place.netloc in ("a", "b")]


def wait_for(value, wanted):
    deadline = time.monotonic() + 60
    while (now := value()) != wanted:
        assert time.monotonic() < deadline, f"after a minute {now}, not {wanted}"
        time.sleep(0.005)


@pytest.mark.parametrize("seed", range(4))
def test_a_kill_at_any_moment_comes_back_to_the_last_settled_screen(run, saved, environment, seed):
    moments = random.Random(seed)
    model = Model()
    run(*PLAIN, "--log-in", "wimes", lines=["quit"])
    for turn in range(5):
        app = subprocess.Popen(
            [BIN / "numbers", *PLAIN, "--restore"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
        # The app goes on where the model is, does a few steps, and settles.
        for _ in range(turn % 3):
            command = moments.choice(model.commands())
            model.do(command)
            app.stdin.write(f"{command}\n".encode())
        app.stdin.flush()
        wait_for(lambda: places_in(saved), model.urls())
        # From here on it may be killed between any two steps, and within each.
        allowed = [model.urls()]
        facts = [model.fact()]
        for _ in range(40):
            command = moments.choice(model.commands())
            model.do(command)
            allowed.append(model.urls())
            facts.append(model.fact())
            app.stdin.write(f"{command}\n".encode())
        app.stdin.flush()
        time.sleep(moments.uniform(0, 0.05))
        app.send_signal(signal.SIGKILL)
        assert b"session" not in app.communicate(timeout=60)[1]
        kept = places_in(saved)
        assert kept in allowed, f"seed {seed}, turn {turn}: {kept}"
        # Where the walk has passed the same places twice, either place of it will do.
        fact = facts[allowed.index(kept)]
        result = run(*PLAIN, "--restore", lines=["show", "quit"])
        assert result.returncode == 0 and result.stderr == b""
        assert fact in last_screen(result), f"seed {seed}, turn {turn}: {result.stdout.decode()}"
        assert places_in(saved) == kept
        assert [path.name for path in saved.parent.iterdir()] == ["session.json"]
        model = Model()
        for url in kept:
            model.tab = "A" if url.startswith("numbers://a") else "B"
            model.open[model.tab] = url.endswith("2")
