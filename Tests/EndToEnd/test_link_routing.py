"""The example of LinkRouting, in a pipe and in a terminal."""

import pytest

EXAMPLE = "LinkRoutingExample"


def screens(result):
    """What was printed, a text a screen."""
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def in_order(text, *parts):
    position = 0
    for part in parts:
        found = text.find(part, position)
        assert found >= 0, f"{part!r} is missing after position {position} of:\n{text}"
        position = found + len(part)


def test_both_tabs_their_details_both_greetings_and_the_unknown_page_in_a_pipe(run):
    result = run(
        program=EXAMPLE,
        lines=[
            "Detail 1", "Count: 0", "The next one", "back",
            "Greeting", "About greetings", "back", "Close", "Greeting for Ada", "back",
            "A page that is not there", "back",
            "tab Favorites", "Favorite 7", "tab Home", "tab Favorites", "back", "Detail 1 at home",
            "quit",
        ],
    )
    in_order(
        screens(result),
        "== Home ==", "This is detail 1.", "Count: 1", "This is detail 2.", "Count: 0", "== Home ==",
        "Hello, whoever you are!", "== About ==", "Hello, whoever you are!", "== Home ==",
        "Hello, Ada!", "== Home ==",
        "There is no page “/nowhere”.", "== Home ==",
        "== Favorites ==", "This is favorite 7.", "== Home ==", "This is favorite 7.",
        "== Favorites ==", "This is detail 1.",
    )
    assert result.stderr == b""


@pytest.mark.parametrize(
    "link,title",
    [
        ("/", "== Home =="), ("", "== Home =="), ("/details/3", "This is detail 3."),
        ("//details//3/", "This is detail 3."), ("example://details/3", "This is detail 3."),
        ("example:///details/3?x=y#z", "This is detail 3."), ("/favorites", "== Favorites =="),
        ("/favorites/4", "This is favorite 4."), ("/greeting", "Hello, whoever you are!"),
        ("/greeting/Ada", "Hello, Ada!"), ("/greeting/a%2Fb", "Hello, a/b!"),
        ("/greeting/100%", "Hello, 100%!"), ("/greeting/%1B%5B2J%00", "Hello, ␛[2J␀!"),
        ("/greeting/Ada/more/about", "== About =="), ("/greeting/more/about", "== About =="),
        ("/details/1/greeting/x", "Hello, x!"), ("/old/2?from=home", "This is detail 2."),
        ("/nowhere", "There is no page “/nowhere”."), ("/details/x", "There is no page “/details/x”."),
        ("/../etc/passwd", "There is no page “/../etc/passwd”."),
        ("mailto:me@example.org", "There is no page “mailto:me@example.org”."),
        ("/circle", "/circle → /circle"),
    ],
)
def test_a_link_on_the_command_line_and_one_that_is_opened_lead_to_the_same_screen(run, link, title):
    started = screens(run(link, program=EXAMPLE, lines=["quit"]))
    assert title in started
    if link:
        opened = screens(run(program=EXAMPLE, lines=[f"open {link}", "quit"]))
        assert opened.endswith(started)
    assert "\x1b" not in started and "\0" not in started


def test_a_link_into_another_tab_leaves_the_first_as_it_was(run):
    result = run(
        "/details/1", program=EXAMPLE,
        lines=["Count: 0", "open /favorites/7", "open /no", "back", "tab Home", "open /", "quit"],
    )
    in_order(
        screens(result),
        "Count: 0", "Count: 1", "favorite 7", "There is no page “/no”", "favorite 7", "Count: 1",
        "== Home ==",
    )


def test_another_modal_of_the_same_screen_takes_the_place_of_the_first(run):
    result = run(
        "/details/1/greeting/a", program=EXAMPLE,
        lines=["open /details/1/greeting/b", "back", "back", "quit"],
    )
    in_order(screens(result), "Hello, a!", "Hello, b!", "This is detail 1.", "== Home ==")


@pytest.mark.parametrize(
    "link", ["/" + "a/" * 10_000, "/greeting/" + "%41" * 20_000, "/%" * 10_000, "?" * 10_000]
)
def test_a_very_long_link_is_answered(run, link):
    result = run("--plain", program=EXAMPLE, lines=[f"open {link}", "quit"])
    assert result.returncode == 0, result.stderr.decode()


def test_a_link_made_of_a_screens_path_leads_below_it_whatever_its_query(run):
    result = run("/greeting/Ada?x=1#f", program=EXAMPLE, lines=["About greetings", "back", "quit"])
    in_order(screens(result), "Hello, Ada!", "== About ==", "Hello, Ada!")


def test_help_says_what_there_is(run):
    result = run("--help", program=EXAMPLE)
    assert result.returncode == 0 and result.stderr == b""
    assert result.stdout.startswith(b"Usage: LinkRoutingExample") and result.stdout.endswith(b"\n")


def test_wrong_words_are_refused(run):
    for words in (["--nonsense"], ["/a", "/b"], ["--\x1b[2J"]):
        result = run(*words, program=EXAMPLE)
        assert result.returncode == 64
        assert b"unknown word" in result.stderr and b"\x1b" not in result.stderr
        assert result.stdout == b""


def test_the_walk_in_a_terminal(terminal):
    app = terminal(program=EXAMPLE)
    app.until("Detail 1")
    app.send("\r")
    app.until("This is detail 1.")
    app.send("\x1b")
    app.until("Greeting for Ada")
    app.send("2")
    app.until("Favorite 7")
    app.send("\r")
    app.until("This is favorite 7.")
    app.send("1")
    app.until("Greeting for Ada")
    app.send("q")
    assert app.wait() == 0


@pytest.mark.parametrize(
    "link,title,after",
    [
        ("/greeting", "Hello, whoever you are!", "Detail 1"),
        ("/details/1/greeting/Ada", "Hello, Ada!", "This is detail 1."),
        ("/nowhere", "There is no page “/nowhere”.", "Detail 1"),
        ("/greeting/Ada/more/about", "said by the modal", "Hello, Ada!"),
        ("/circle", "/circle → /circle", "Detail 1"),
    ],
)
def test_escape_leads_back_from_a_link_in_a_terminal(terminal, link, title, after):
    app = terminal(link, program=EXAMPLE)
    app.until(title)
    app.send("\x1b")
    app.until(lambda text: after in text and title not in text)
    app.send("q")
    assert app.wait() == 0
