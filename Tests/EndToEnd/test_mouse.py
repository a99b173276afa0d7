"""The app and the catalogue by mouse alone: what can be done by key can be clicked."""

import subprocess

import pytest

from conftest import BIN


class Mouse:
    """Clicks where a text stands on the screen, as terminals report it (SGR mouse)."""

    def __init__(self, app):
        self.app = app

    def report(self, button, column, row, end="M"):
        self.app.send(f"\x1b[<{button};{column + 1};{row + 1}{end}")

    def press(self, column, row):
        self.report(0, column, row)
        self.report(0, column, row, "m")
        self.app.settle(0.05)

    def find(self, text):
        """The cells of each place where the text stands, from the bottom up."""
        for row in reversed(range(self.app.screen.lines)):
            line = "".join(self.app.screen.buffer[row][x].data or "\0" for x in range(self.app.screen.columns))
            column = line.find(text)
            if column >= 0:
                yield column, row

    def click(self, text, offset=0):
        self.app.until(lambda _: next(self.find(text), None), 10)
        column, row = next(self.find(text))
        self.press(column + offset, row)

    def wheel(self, down, column=5, row=5):
        self.report(65 if down else 64, column, row)
        self.app.settle(0.05)

    def wheel_to(self, is_wanted):
        """Turns the wheel until a line is wanted, down to the end and then up."""
        for down in (True, False):
            before = None
            while before != self.app.text:
                if any(is_wanted(line) for line in self.app.lines[1:-1]):
                    return
                before = self.app.text
                self.wheel(down)
        raise AssertionError(f"no such line\n{self.app.text}")


@pytest.fixture
def app(terminal):
    app = terminal("--source", "embedded", "--name", "wimes")
    app.until("logIn")
    return app


def test_every_screen_of_the_app_is_reached_and_left_by_mouse(app):
    mouse = Mouse(app)
    mouse.click("logIn", 1)
    app.until("1 is ")
    mouse.click("open the A2 View", 1)
    app.until(lambda text: "open the A2 View" not in text and "‹" in text)
    mouse.click("‹ A1")
    app.until("open the A2 View")
    mouse.click("2 B", 1)
    app.until("login Data: wimes")
    mouse.click("Open the B2View", 1)
    app.until("4 is ")
    mouse.click("‹ B1")
    app.until("login Data: wimes")
    mouse.click("1 A", 1)
    app.until("1 is ")
    mouse.click("log out", 1)
    app.until("logIn")


def test_the_keys_of_the_last_line_are_clicked(app):
    mouse = Mouse(app)
    mouse.click("logIn", 1)
    app.until("1 is ")
    mouse.click("? keys")
    app.until("lists the keys of the screen")
    mouse.press(0, 0)
    app.until(lambda text: "lists the keys of the screen" not in text)
    mouse.click("open the A2 View", 1)
    mouse.click("Esc back")
    app.until("open the A2 View")
    mouse.click("Ctrl-C quit")
    assert app.wait() == 0


PAGES = subprocess.run([BIN / "Catalog", "--list"], capture_output=True, check=True).stdout.decode().splitlines()


def test_every_page_of_the_catalogue_is_reached_and_left_by_mouse(terminal):
    app = terminal(program="Catalog", columns=80, rows=40)
    app.until("Catalogue")
    app.settle()
    mouse = Mouse(app)
    for page in PAGES:

        def is_link(line):
            return line.strip(" ↑↓") == f"{page} ›"

        mouse.wheel_to(is_link)
        row = next(y for y in range(1, 39) if is_link(app.lines[y]))
        mouse.press(app.lines[row].index(page), row)
        app.until(lambda _: page in app.lines[0] and "‹" in app.lines[0])
        mouse.click("‹ Catalogue")
        app.until(lambda _: app.lines[0].strip() == "Catalogue")


@pytest.mark.parametrize(
    "page,clicks",
    [
        ("Alert", ["[ Delete … ]", "[ Keep ]"]),
        ("Cover", ["[ Cover all ]", "Esc close"]),
        ("Dialog", ["[ Choose … ]", "Esc close"]),
        ("Sheet", ["[ Ask ]", "Esc close"]),
        ("Sheet", ["[ Show Mars ]", "Esc close"]),
    ],
)
def test_what_stands_in_front_is_closed_by_mouse(terminal, page, clicks):
    app = terminal("--page", page, program="Catalog")
    app.until(lambda _: page in app.lines[0])
    app.settle()
    before = app.text
    mouse = Mouse(app)
    mouse.click(clicks[0], 2)
    app.until(lambda text: text != before)
    app.settle()
    mouse.click(clicks[1], 2)
    app.until(lambda _: page in app.lines[0] and clicks[0] in app.text and clicks[1] not in app.text)


@pytest.mark.parametrize(
    "page,label,offset,expected",
    [
        ("Stepper", "Guests: 3  - +", 11, "Guests: 2"),
        ("Stepper", "Guests: 3  - +", 13, "Guests: 4"),
        ("Stepper", "Level 0  - +", 11, "Level 1"),
        ("Toggle", "[x] Loud", 5, "[ ] Loud"),
        ("Picker", "Kind  ‹ math ›", 6, "‹ trivia ›"),
        ("Picker", "Kind  ‹ math ›", 13, "‹ date ›"),
        ("Picker", "S [M] L", 6, "S  M [L]"),
        ("Slider", " 30 120", -1, "Too fast"),
        ("Tabs", "3 Settings", 0, "[3 Settings]"),
    ],
)
def test_a_click_does_what_it_hits(terminal, page, label, offset, expected):
    app = terminal("--page", page, program="Catalog")
    app.until(lambda _: page in app.lines[0])
    app.settle()
    Mouse(app).click(label, offset)
    app.until(expected)
