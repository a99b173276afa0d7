"""The app in a pipe."""

import re

import pytest

WALK = ["logIn", "tab B", "Open the B2View", "back", "quit"]


def screens(result):
    return result.stdout.decode()


def in_order(text, *parts):
    position = 0
    for part in parts:
        found = text.find(part, position)
        assert found >= 0, f"{part!r} is missing after position {position} of:\n{text}"
        position = found + len(part)


def test_the_walk_from_the_log_in_to_b2_and_back(run):
    result = run("--plain", "--source", "embedded", "--name", "wimes", lines=WALK)
    assert result.returncode == 0, result.stderr.decode()
    in_order(
        screens(result),
        "logIn", "1 is ", "login Data: wimes", "2 is ", "4 is ", "login Data: wimes", "2 is ",
    )
    assert result.stdout.endswith(b"\n")
    assert b"\x1b" not in result.stdout


def test_a_pipe_needs_no_option_for_plain_mode(run):
    result = run("--source", "embedded", "--name", "wimes", lines=WALK)
    assert result.returncode == 0
    assert "login Data: wimes" in screens(result)


def test_controls_can_be_named_by_their_numbers(run):
    first = screens(run("--plain", "--source", "embedded", "--name", "wimes", lines=["quit"]))
    number = re.search(r"\[(\d+)\] logIn", first).group(1)
    result = run("--plain", "--source", "embedded", "--name", "wimes", lines=[number, "quit"])
    assert result.returncode == 0
    assert "1 is " in screens(result)


def test_the_name_field_starts_as_the_user_and_can_be_set(run):
    first = screens(run("--plain", "--source", "embedded", lines=["quit"]))
    assert "someone" in first
    number = re.search(r"\[(\d+)\][^\n]*someone", first).group(1)
    result = run(
        "--plain", "--source", "embedded", lines=[f"set {number} Ada", "logIn", "tab B", "quit"]
    )
    assert "login Data: Ada" in screens(result)
    assert result.returncode == 0


def test_an_empty_name_is_refused_in_words(run):
    result = run("--plain", "--source", "embedded", "--name", "", lines=["logIn", "quit"])
    assert result.returncode == 0
    assert "name" in screens(result).lower()
    assert "1 is " not in screens(result)


def test_log_in_at_once(run):
    result = run("--plain", "--source", "embedded", "--log-in", "wimes", lines=["tab B", "quit"])
    assert result.returncode == 0
    in_order(screens(result), "1 is ", "login Data: wimes")


def test_log_out_goes_back_to_the_log_in(run):
    result = run(
        "--plain", "--source", "embedded", "--log-in", "wimes", lines=["log out", "quit"]
    )
    assert result.returncode == 0
    in_order(screens(result), "1 is ", "logIn")


def test_a2_is_pushed_over_a1(run):
    result = run(
        "--plain", "--source", "embedded", "--log-in", "wimes",
        lines=["open the A2 View", "back", "quit"],
    )
    assert result.returncode == 0
    in_order(screens(result), "1 is ", "3 is ", "1 is ")


def test_another_number_and_kind(run):
    first = screens(run("--plain", "--source", "embedded", "--log-in", "w", lines=["quit"]))
    number = re.search(r"\[(\d+)\] number", first).group(1)
    result = run(
        "--plain", "--source", "embedded", "--log-in", "w", lines=[f"set {number} 42", "ask", "quit"]
    )
    assert result.returncode == 0
    assert "42 is " in screens(result)


def test_an_unknown_command_is_said_once_and_the_session_goes_on(run):
    result = run(
        "--plain", "--source", "embedded", "--name", "wimes", lines=["dance", "logIn", "quit"]
    )
    assert result.returncode == 1
    errors = result.stderr.decode().splitlines()
    assert len(errors) == 1 and "dance" in errors[0]
    assert "1 is " in screens(result)


@pytest.mark.parametrize("text", ["", "\n", "logIn", "logIn\n", "  logIn  \r\n"])
def test_input_that_ends_early_is_a_clean_end(run, text):
    result = run("--plain", "--source", "embedded", "--name", "wimes", stdin=text)
    assert result.returncode == 0, result.stderr.decode()
    assert result.stdout.endswith(b"\n")


def test_commands_of_any_bytes_never_reach_the_output_raw(run):
    result = run(
        "--plain", "--source", "embedded", stdin=b"\x1b]0;x\x07\n\xff\xfe\nset 1 \x1b[2J\nquit\n"
    )
    assert result.returncode == 1
    assert b"\x1b" not in result.stdout + result.stderr
