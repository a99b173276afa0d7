"""The example of coordinators: its four tabs and its deep link, in a pipe and in a terminal."""

import pytest

PROGRAM = "CoordinatorsExample"

NUMBERS = ["Start", "Number 3", "Increment", "Show double", "Go back", "Go back to the list",
           "Number 1", "Show double", "Go back to the root"]
NUMBERS_SHOWN = ["[1] Start", "Number 4", "The number is 3.", "The number is 4.", "The number is 8.",
                 "The number is 4.", "Number 4", "The number is 1.", "The number is 2.", "[1] Start"]
GAME = ["tab Game", "Log in", "set 1 Ada", "Play", "a1", "a2", "b1", "b2", "c1", "New game",
        "a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3", "Log out"]
FORM = ["tab Form", "set 1 Ada", "set 2 Lovelace", "Next", "Next", "set 1 poet", "Next",
        "Change the age", "Next", "Next", "Change the name", "Next", "Next", "Next", "Submit"]


def plain(run, *commands, arguments=()):
    result = run(*arguments, program=PROGRAM, lines=[*commands, "quit"])
    assert result.stderr == b"", result.stderr.decode()
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    return result.stdout.decode()


def in_order(text, *parts):
    position = 0
    for part in parts:
        found = text.find(part, position)
        assert found >= 0, f"{part!r} is missing after position {position} of:\n{text}"
        position = found + len(part)


@pytest.mark.parametrize("tab", ["Indexed", "Identified"])
def test_numbers_are_walked_to_their_end(run, tab):
    in_order(plain(run, f"tab {tab}", *NUMBERS), *NUMBERS_SHOWN)


def test_an_increment_comes_after_its_delay(run):
    text = plain(run, "Start", "Number 3", "Increment after 3 s")
    in_order(text, "The number is 3.", "The number is 4.")


def test_back_leads_through_sheets_and_pushes(run):
    text = plain(run, "tab Identified", "Start", "Number 3", "Show double", "back", "back", "back")
    in_order(
        text, "== Home ==", "== Numbers ==", "== Number 3 ==", "== Number 6 ==", "== Number 3 ==",
        "== Numbers ==", "== Home ==",
    )


def test_a_game_is_won_the_next_one_drawn_and_the_player_logged_out(run):
    in_order(
        plain(run, *GAME),
        "Welcome to tic-tac-toe", "Name", "Ada plays X", "Opponent plays O", "Ada wins",
        "Ada plays X", "Draw", "Welcome to tic-tac-toe",
    )


def test_the_form_keeps_what_was_typed_and_is_empty_after_a_submit(run):
    text = plain(run, *FORM)
    in_order(
        text, "== Step 1 ==", "== Step 2 ==", "== Step 3 ==", "Name: Ada Lovelace", "Age: 18",
        "Job: poet", "== Step 2 ==", "poet", "Name: Ada Lovelace", "== Step 1 ==", "Lovelace",
        "Name: Ada Lovelace", "== Step 1 ==",
    )
    assert "Ada" not in text.rsplit("== Step 1 ==", 1)[1]


def test_a_link_from_cold(run):
    in_order(
        plain(run, "back", arguments=["coordinators://number/42"]),
        "[Identified]", "== Number 42 ==", "The number is 42.", "Start",
    )


def test_a_link_while_a_sheet_is_up(run):
    in_order(
        plain(run, "tab Identified", "Start", "open coordinators://number/42", "back", "back"),
        "== Numbers ==", "The number is 42.", "== Numbers ==", "== Home ==",
    )


def test_a_link_while_another_tab_has_a_sheet_up(run):
    in_order(plain(run, "Start", "open coordinators://number/42"), "== Numbers ==",
             "The number is 42.")


def test_the_largest_number_stays_the_largest(run):
    largest = 2**63 - 1
    result = run(
        f"coordinators://number/{largest}", program=PROGRAM,
        lines=["Increment", "Show double", "Increment", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    assert f"The number is {largest}." in result.stdout.decode().split("\n\n")[-1]


@pytest.mark.parametrize("link", ["coordinators://number/x", "coordinators://word/1", "nonsense"])
def test_a_link_that_leads_nowhere_is_told(run, link):
    cold = run(link, program=PROGRAM)
    assert cold.returncode == 64
    assert cold.stderr.decode().count("\n") == 1 and link in cold.stderr.decode()
    in_order(
        plain(run, "tab Identified", "Start", f"open {link}", "OK"),
        "== Numbers ==", f"Nothing is shown for {link}", "== Numbers ==",
    )


def press(app, label, shown):
    """Moves the focus to a control by Tab and presses it."""

    def focused(_):
        return any(
            label in app.lines[y]
            and any(
                app.screen.buffer[y][x].reverse
                and app.lines[y].find(label) <= x < app.lines[y].find(label) + len(label)
                for x in range(app.screen.columns)
            )
            for y in range(app.screen.lines)
        )

    app.until(label)
    app.press_until("\t", focused)
    app.send("\r")
    app.until(shown)


@pytest.fixture
def app(terminal):
    app = terminal(program=PROGRAM)
    app.until("Start")
    yield app


@pytest.mark.parametrize("tab", ["1", "2"])
def test_numbers_in_a_terminal(app, tab):
    app.send(tab)
    app.until("Home")
    press(app, "Start", "Number 4")
    press(app, "Number 3", "The number is 3.")
    press(app, "[ Increment ]", "The number is 4.")
    press(app, "Show double", "The number is 8.")
    app.send("\x1b")
    app.until("The number is 4.")
    press(app, "Go back to the root", "Start")
    app.send("q")
    assert app.wait() == 0


def test_a_game_in_a_terminal(app):
    app.send("3")
    press(app, "Log in", "Name")
    app.press_until("\t", lambda _: app.screen.cursor.hidden is False, times=3)
    app.send("Ada")
    app.until("Ada")
    press(app, "Play", "Ada plays X")
    for cell, shown in [("a1", "Opponent plays O"), ("a2", "Ada plays X"), ("b1", "Opponent"),
                        ("b2", "Ada plays X"), ("c1", "Ada wins")]:
        press(app, cell, shown)
    press(app, "Log out", "Welcome")
    app.send("\x03")
    app.wait()


def test_the_form_in_a_terminal(app):
    app.send("4")
    app.until("Step 1")
    app.press_until("\t", lambda _: app.screen.cursor.hidden is False, times=3)
    app.send("Ada")
    app.until("Ada")
    press(app, "Next", "Step 2")
    press(app, "Next", "Step 3")
    press(app, "Next", "Name: Ada")
    press(app, "Change the name", "Step 1")
    app.until("Ada")
    press(app, "Next", "Step 2")
    press(app, "Next", "Step 3")
    press(app, "Next", "Name: Ada")
    press(app, "Submit", "Step 1")
    app.until(lambda text: "Ada" not in text)


def test_a_link_from_cold_in_a_terminal(terminal):
    app = terminal("coordinators://number/42", program=PROGRAM)
    app.until("The number is 42.")
    app.send("\x1b")
    app.until("Start")
