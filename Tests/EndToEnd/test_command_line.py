"""The command line: facts, help, and wrong words."""

import json
import subprocess

import pytest

from conftest import BIN


def test_one_fact_on_standard_output(run):
    result = run("fact", "42", "--source", "embedded")
    assert result.returncode == 0
    assert result.stdout.startswith(b"42 is ") and result.stdout.count(b"\n") == 1


@pytest.mark.parametrize("kind,beginning", [("math", "42 is "), ("year", "42 "), ("date", "February 11th is ")])
def test_a_kind_can_be_chosen(run, kind, beginning):
    result = run("fact", "42", "--kind", kind, "--source", "embedded")
    assert result.returncode == 0
    assert result.stdout.decode().startswith(beginning)


def test_json_of_one_fact(run):
    result = run("fact", "42", "--json", "--source", "embedded")
    fact = json.loads(result.stdout)
    assert fact["number"] == 42 and fact["text"].startswith("42 is ") and fact["type"] == "trivia"


def test_a_batch_as_json(run):
    result = run("fact", "1..5,10,42", "--json", "--source", "embedded")
    assert result.returncode == 0
    assert list(map(int, json.loads(result.stdout))) == [1, 2, 3, 4, 5, 10, 42]


def test_a_negative_number_is_no_option(run):
    result = run("fact", "-5", "--source", "embedded")
    assert result.returncode == 0 and result.stdout.startswith(b"-5 is ")


@pytest.mark.parametrize(
    "arguments,wrong,right",
    [
        (["--sorce", "live"], "--sorce", "--source"),
        (["--source", "liev"], "liev", "live"),
        (["fcat", "42"], "fcat", "fact"),
        (["fact", "abc"], "abc", ""),
        (["fact"], "NUMBER", ""),
        (["fact", "42", "--kind", "maths"], "maths", "math"),
        (["serve", "--port", "99999"], "99999", ""),
        (["--api"], "--api", ""),
        (["--api", "ftp://x"], "ftp://x", ""),
        (["fact", "1", "--plain"], "--plain", ""),
        (["fact", "99999999999999999999999"], "99999999999999999999999", ""),
    ],
)
def test_wrong_usage_is_one_line_that_names_the_word_and_exit_64(run, arguments, wrong, right):
    result = run(*arguments)
    assert result.returncode == 64
    assert result.stdout == b""
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and wrong in lines[0] and right in lines[0]


@pytest.mark.parametrize("arguments", [["--help"], ["fact", "--help"], ["serve", "-h"], ["--version"]])
def test_help_and_version_are_plain_text(run, arguments):
    result = run(*arguments)
    assert result.returncode == 0 and result.stderr == b""
    assert result.stdout.endswith(b"\n") and b"\x1b" not in result.stdout


def test_abbreviated_options_are_taken_as_by_getopt_long(run):
    result = run("fact", "7", "--sou=embedded", "--kin", "math")
    assert result.returncode == 0 and result.stdout.startswith(b"7 is ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--port", "0", "--host", "a\nb"], ["replay", "no\nsuch\rfile"], ["record", "no\n/file"],
        ["fact", "4\n2"], ["--trace", "no\n/file", "--plain"], ["--source", "live", "--api", "ftp://\n"],
    ],
)
def test_an_error_is_one_line_whatever_the_words_hold(run, arguments):
    result = run(*arguments)
    assert result.returncode not in (0, None)
    assert len(result.stderr.decode().splitlines()) == 1 and b"\r" not in result.stderr


@pytest.mark.parametrize(
    "arguments", [["--help"], ["fact", "42"], ["fact", "1..3", "--json"], ["serve", "--port", "0"], ["--plain"]]
)
def test_output_that_is_closed_stays_closed_whatever_is_opened_later(environment, arguments):
    result = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" "$@" >&-', BIN / "numbers", *arguments], env=environment,
        stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60,
    )
    assert result.returncode == 74
    assert b"Bad file descriptor" in result.stderr and len(result.stderr.splitlines()) == 1


def test_what_is_said_on_a_closed_standard_error_gets_into_no_file(environment, tmp_path):
    recording = tmp_path / "walk.jsonl"
    result = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" "$@" 2>&-', BIN / "numbers", "record", recording, "--plain"],
        env=environment, input=b"nonsense\nlogIn\nnonsense\nquit\n", stdout=subprocess.PIPE, timeout=60,
    )
    assert result.returncode == 1 and b"1 is " in result.stdout
    assert recording.read_bytes().endswith(b"}\n") and b"nonsense" not in recording.read_bytes()
    assert all(line.startswith(b"{") for line in recording.read_bytes().splitlines())


def test_a_file_beyond_the_limit_of_the_shell_is_told_like_a_full_disk(environment):
    result = subprocess.run(
        ["/bin/sh", "-c", 'ulimit -f 0; exec "$0" "$@"', BIN / "numbers", "--plain", "--log-in", "w"],
        env=environment, input=b"quit\n", capture_output=True, timeout=60,
    )
    assert result.returncode == 0 and b"1 is " in result.stdout
    assert b"could not be saved" in result.stderr and len(result.stderr.splitlines()) == 1
