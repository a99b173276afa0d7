"""URLs of the app: on the command line, opened in plain mode, and in a terminal."""

import pytest

SCREENS = [
    ("numbers://a", ["tab A"], "1 is "),
    ("numbers://a/a2", ["open the A2 View"], "3 is "),
    ("numbers://b", ["tab B"], "2 is "),
    ("numbers://b/b2", ["tab B", "Open the B2View"], "4 is "),
]
PLAIN = ["--plain", "--source", "embedded"]


def last_screen(result, commands=1):
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode().split("\n\n")[-1]


@pytest.mark.parametrize("url,walk,fact", SCREENS)
def test_a_url_on_the_command_line_shows_the_screen_that_one_can_walk_to(run, url, walk, fact):
    walked = run(*PLAIN, "--log-in", "wimes", lines=[*walk, "quit"])
    flown = run(*PLAIN, "--log-in", "wimes", url, lines=["quit"])
    assert fact in last_screen(flown)
    assert last_screen(flown) == last_screen(walked)


@pytest.mark.parametrize("url,walk,fact", SCREENS)
def test_a_url_is_opened_in_plain_mode(run, url, walk, fact):
    walked = run(*PLAIN, "--log-in", "wimes", lines=[*walk, "quit"])
    flown = run(*PLAIN, "--log-in", "wimes", lines=[f"open {url}", "quit"])
    assert fact in last_screen(flown)
    assert last_screen(flown) == last_screen(walked)


@pytest.mark.parametrize("url,walk,fact", SCREENS)
def test_the_log_in_comes_first_and_then_the_target(run, url, walk, fact):
    result = run(*PLAIN, "--name", "wimes", url, lines=["logIn", "quit"])
    text = result.stdout.decode()
    assert result.returncode == 0
    first = text.split("\n\n")[0]
    assert "logIn" in text and fact not in first
    assert url in text
    assert fact in last_screen(result)


def test_a_number_and_a_kind_can_be_given(run):
    result = run(*PLAIN, "--log-in", "w", "numbers://a?number=7&kind=math", lines=["quit"])
    assert "7 is " in last_screen(result)


@pytest.mark.parametrize(
    "url",
    ["numbers://nowhere", "http://a", "numbers://a?number=x", "numbers://a/../b", "x:y",
     "numbers://" + "a/" * 5000, "numbers://a/%00%1b"],
)
def test_an_unknown_url_is_said_and_the_user_stays(run, url):
    result = run(*PLAIN, "--log-in", "w", "numbers://b/b2", lines=[f"open {url}", "OK", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    text = result.stdout.decode()
    assert "cannot be opened" in text
    assert "4 is " in last_screen(result)
    assert "\x1b" not in text and "\0" not in text


def test_an_unknown_url_on_the_command_line_is_said(run):
    result = run(*PLAIN, "--log-in", "w", "numbers://nowhere", lines=["quit"])
    assert "numbers://nowhere" in result.stdout.decode()


@pytest.mark.parametrize("url,walk,fact", SCREENS)
def test_a_url_leads_to_its_screen_in_a_terminal_and_escape_goes_back(terminal, url, walk, fact):
    app = terminal("--source", "embedded", "--log-in", "wimes", url)
    app.until(fact)
    if url.endswith("2"):
        app.send("\x1b")
        app.until("1 is " if "//a" in url else "2 is ")
    app.send("\x03")
    app.wait()


def test_two_urls_are_wrong_usage(run):
    result = run("numbers://a", "numbers://b")
    assert result.returncode == 64 and result.stdout == b""
    assert b"numbers://b" in result.stderr
