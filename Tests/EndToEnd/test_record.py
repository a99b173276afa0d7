"""`numbers record` and `numbers replay`: what was done, done again."""

import json
import os
import signal
import subprocess

import pytest

from conftest import BIN

WALK = ["logIn", "tab B", "Open the B2View", "back", "set 2 77", "open numbers://a/a2?number=7", "quit"]


@pytest.fixture
def recorded(run, tmp_path):
    """Records a walk, and returns the file."""
    file = tmp_path / "walk.jsonl"
    result = run("record", file, "--plain", "--source", "embedded", "--name", "wimes", lines=WALK)
    assert result.returncode == 0, result.stderr.decode()
    assert "login Data: wimes" in result.stdout.decode()
    return file


def replayed(run, file, *arguments, **more):
    result = run("replay", file, *arguments, **more)
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def test_each_action_is_a_line_of_json_with_its_time_and_what_it_changed(recorded):
    head, *actions = [json.loads(line) for line in recorded.read_text().splitlines()]
    assert head["trace"] == 1
    assert head["information"]["program"] == "numbers"
    assert head["information"]["name"] == "wimes"
    assert [action["number"] for action in actions] == list(range(1, len(actions) + 1))
    times = [action["time"] for action in actions]
    assert times == sorted(times) and times[0] >= 0
    assert all("action" in action and "name" in action for action in actions)
    assert "logInButtonTapped" in actions[0]["name"]
    assert "+     isLoggingIn: true" in actions[0]["difference"]
    assert any("difference" not in action for action in actions)
    assert recorded.stat().st_mode & 0o777 == 0o600


def test_a_replay_says_each_action_and_that_the_state_is_the_same(run, recorded):
    code, words, errors = replayed(run, recorded)
    assert (code, errors) == (0, "")
    count = len(recorded.read_text().splitlines()) - 1
    assert len(words.splitlines()) == count + 1
    assert words.splitlines()[-1] == f"The state is the same after each of {count} actions."
    assert "openB2ButtonTapped" in words


def test_a_replay_reaches_nothing_outside(run, recorded, tmp_path):
    code, words, errors = replayed(
        run, recorded, NUMBERS_API="http://127.0.0.1:9", USER="another", NUMBERS_DETERMINISTIC="0",
        XDG_STATE_HOME=str(tmp_path / "untouched"), XDG_CACHE_HOME=str(tmp_path / "untouched"))
    assert (code, errors) == (0, "")
    assert not (tmp_path / "untouched").exists()


def test_lines_are_written_as_the_actions_come_and_a_kill_loses_none(run, environment, tmp_path):
    file = tmp_path / "killed.jsonl"
    app = subprocess.Popen(
        [BIN / "numbers", "record", file, "--plain", "--source", "embedded", "--log-in", "wimes"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    app.stdin.write(b"tab B\n")
    app.stdin.flush()
    seen = b""
    while b"2 is " not in seen:
        seen += os.read(app.stdout.fileno(), 65536)
    assert "factResponse" in file.read_text().splitlines()[-1]
    app.send_signal(signal.SIGKILL)
    app.communicate(timeout=60)
    code, words, _ = replayed(run, file)
    assert code == 0 and "cut off" not in words


def test_a_recording_that_is_cut_off_anywhere_replays_up_to_there(run, recorded, tmp_path):
    data = recorded.read_bytes()
    part = tmp_path / "part.jsonl"
    ends = [index for index, byte in enumerate(data) if byte == 10]
    cuts = {0, 1, 5, 9, 10, len(data) - 1, len(data)} | {ends[0] - 1, ends[0], ends[1], ends[1] + 1}
    cuts |= {ends[-1] // 7 * step for step in range(1, 7)}
    for cut in sorted(cuts):
        part.write_bytes(data[:cut])
        code, words, errors = replayed(run, part)
        whole = max(0, sum(end <= cut for end in ends) - 1)
        assert (code, errors) == (0, ""), f"{cut}: {words}{errors}"
        assert len([line for line in words.splitlines() if line.startswith("  ")]) == whole
        is_cut = cut not in {0, len(data)} | set(ends) | {end + 1 for end in ends}
        assert ("cut off" in words) == is_cut, f"{cut}: {words}"


def test_the_first_difference_is_named_and_shown(run, recorded):
    lines = recorded.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if '"value":"B"' in line)
    lines[number] = lines[number].replace('"value":"B"', '"value":"A"')
    recorded.write_text("\n".join(lines) + "\n")
    code, words, errors = replayed(run, recorded)
    assert (code, errors) == (1, "")
    assert f"The state first differs at action {number}, " in words
    assert "Recorded:" in words and "Replayed:" in words
    assert f"    {number}  " in words and f"    {number + 1}  " not in words


def test_another_start_is_said(run, recorded):
    recorded.write_text(recorded.read_text().replace('"name":"wimes"', '"name":"other"', 1))
    code, words, _ = replayed(run, recorded)
    assert code == 1 and "differs before the first action" in words


@pytest.mark.parametrize(
    "content,code,part",
    [
        (None, 66, "No such file"),
        (b"hello\n", 65, "line 1"),
        (b'{"version":1,"name":"Ada"}\n', 65, "line 1"),
        (b"\x7fELF\x01\x00", 65, "line 1"),
        (b'{"trace":2,"state":"x"}\n', 65, "newer version"),
        (b'{"trace":1,"state":"0","information":{"program":"other"}}\n', 65, "another program"),
    ],
)
def test_what_is_no_recording_is_one_line_and_its_exit_code(run, tmp_path, content, code, part):
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    for options in [[], ["--step", "--plain"]]:
        result = run("replay", file, *options, lines=["quit"])
        assert (result.returncode, result.stdout) == (code, b"")
        errors = result.stderr.decode().splitlines()
        assert len(errors) == 1 and part in errors[0] and str(file) in errors[0]


def test_a_line_in_the_middle_that_is_wrong_is_named(run, recorded):
    lines = recorded.read_text().splitlines()
    recorded.write_text("\n".join(lines[:2] + ["{]"] + lines[2:]))
    code, words, errors = replayed(run, recorded)
    assert (code, words) == (65, "") and "line 3" in errors


def test_a_folder_and_a_file_without_permission_cannot_be_read(run, tmp_path):
    assert run("replay", tmp_path).returncode == 66


@pytest.mark.parametrize("name", ["no/such/folder/file", "."])
def test_a_file_that_cannot_be_made_is_said_before_the_app_starts(run, tmp_path, name):
    result = run("record", tmp_path / name, "--plain", lines=["quit"])
    assert (result.returncode, result.stdout) == (73, b"")
    assert len(result.stderr.decode().splitlines()) == 1


def test_a_recording_that_is_there_is_kept_unless_it_may_be_lost(run, recorded):
    before = recorded.read_bytes()
    refused = run("record", recorded, "--plain", lines=["quit"])
    assert (refused.returncode, refused.stdout) == (73, b"")
    message = refused.stderr.decode()
    assert recorded.name in message and "--overwrite" in message and message.count("\n") == 1
    assert recorded.read_bytes() == before
    again = run("record", recorded, "--overwrite", "--plain", "--log-in", "Bob", lines=["quit"])
    assert again.returncode == 0
    assert b"wimes" not in recorded.read_bytes() and recorded.read_bytes().endswith(b"\n")


def test_a_full_disk_is_said_at_the_end_and_the_app_goes_on(run):
    result = run("record", "/dev/full", "--plain", "--log-in", "wimes", lines=["tab B", "quit"])
    assert result.returncode == 74
    assert b"2 is " in result.stdout
    assert result.stderr.decode().count("No space left on device") == 1


@pytest.mark.parametrize(
    "arguments,part",
    [
        (["record"], "needs a FILE"), (["replay"], "needs a FILE"),
        (["replay", "a", "b"], "'b'"), (["replay", "a", "--stp"], "--step"),
        (["record", "a", "numbers://a", "more"], "'more'"), (["record", "a", "--stpe"], "--stpe"),
        (["--restore", "replay", "a"], "--restore"),
    ],
)
def test_wrong_usage_is_exit_64_and_leaves_no_file(run, tmp_path, arguments, part):
    result = run(*arguments)
    assert (result.returncode, result.stdout) == (64, b"")
    assert part in result.stderr.decode() and len(result.stderr.decode().splitlines()) == 1
    assert not os.path.exists("a")


def test_all_options_of_the_app_go_with_record(run, tmp_path):
    file = tmp_path / "options.jsonl"
    result = run(
        "record", file, "numbers://b/b2", "--plain", "--source", "embedded", "--log-in", "Bob",
        "--trace", tmp_path / "trace", lines=["quit"])
    assert result.returncode == 0 and "4 is " in result.stdout.decode()
    assert (tmp_path / "trace").exists()
    again = run(
        "--source", "embedded", "record", file, "--overwrite", "--restore", "--plain", lines=["quit"])
    assert "4 is " in again.stdout.decode()
    code, words, _ = replayed(run, file)
    assert code == 0 and "restored(" in words


def test_help_tells_the_exit_codes(run):
    text = run("replay", "--help").stdout.decode() + run("record", "--help").stdout.decode()
    for number in ["1", "65", "66", "73", "74"]:
        assert f"  {number}  " in text


def test_one_steps_forward_and_back_with_commands(run, recorded):
    code, words, errors = replayed(
        run, recorded, "--step", lines=["next", "next", "previous", "last", "next", "first", "quit"])
    screens = words.rstrip("\n").split("\n\n")
    # There is no next after the last.
    assert code == 1 and errors.count("\n") == 1 and "next" in errors
    assert "Before the first of" in screens[0] and "| " in screens[0]
    assert "Action 1 of" in screens[1] and "+     isLoggingIn: true" in screens[1]
    assert screens[3] == screens[1]
    assert "7 is " in screens[4] and screens[5] == screens[0]


def test_stepping_over_a_difference_ends_with_exit_1(run, recorded):
    recorded.write_text(recorded.read_text().replace('"value":"B"', '"value":"A"'))
    code, words, errors = replayed(run, recorded, "--step", lines=["last", "quit"])
    assert (code, errors) == (1, "") and "The state first differs here." in words


def test_one_steps_forward_and_back_with_keys(terminal, recorded):
    app = terminal("replay", str(recorded), "--step")
    app.until("Before the first of")
    app.until(lambda text: "n next" in app.lines[-1])
    app.send("n")
    app.until("logging in")
    assert "logInButtonTapped" in app.text
    app.send("n")
    app.until("log out")
    app.send("p")
    app.until("logging in")
    app.send("l")
    app.until("7 is ")
    app.resize(100, 40)
    app.signal(signal.SIGWINCH)
    app.until("7 is ")
    app.send("f")
    app.until("Before the first of")
    app.send("q")
    assert app.wait() == 0


def test_a_full_screen_session_is_recorded(terminal, run, tmp_path):
    file = tmp_path / "keys.jsonl"
    app = terminal("record", str(file), "--source", "embedded", "--name", "wimes")
    app.until("logIn")
    app.send("\t\r")
    app.until("1 is ")
    app.send("2")
    app.until("2 is ")
    app.send("q")
    assert app.wait() == 0
    code, words, _ = replayed(run, file)
    assert code == 0 and "selectedTab" in words or "binding" in words
