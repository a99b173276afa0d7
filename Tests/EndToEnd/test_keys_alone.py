"""The app and the catalogue by keys alone."""

import subprocess

from conftest import BIN

UP, DOWN, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\r", "\x1b"

PAGES = subprocess.run([BIN / "Catalog", "--list"], capture_output=True, check=True).stdout.decode().splitlines()


def under_cursor(app):
    return app.lines[app.screen.cursor.y].strip(" ↑↓")


def test_every_page_of_the_catalogue_is_reached_and_left_by_keys(terminal):
    app = terminal(program="Catalog")
    app.until("Catalogue")
    app.settle()
    for number, page in enumerate(PAGES):
        if number > 0:
            app.send(DOWN)
        app.until(lambda _: under_cursor(app) == f"{page} ›", 10)
        app.send(ENTER)
        app.until(lambda _: page in app.lines[0] and "‹" in app.lines[0], 10)
        # In an editor Escape leaves the text first.
        app.press_until(ESCAPE, lambda _: app.lines[0].strip() == "Catalogue", 10, times=2)
    app.send("q")
    assert app.wait() == 0


def test_every_screen_of_the_app_is_reached_and_left_by_keys(terminal):
    app = terminal("--source", "embedded", "--name", "wimes")
    app.until("logIn")
    app.send(ENTER)
    app.until("1 is ")

    def press(label):
        def has_focus(_):
            line = app.screen.buffer[app.screen.cursor.y]
            marked = "".join(line[x].data for x in range(app.screen.columns) if line[x].reverse)
            return label in marked

        app.press_until("\t", has_focus)
        app.send(ENTER)

    press("open the A2 View")
    app.until("‹ A1")
    app.send(ESCAPE)
    app.until("open the A2 View")
    app.press_until("\t", lambda text: "? keys" in text)
    app.send("2")
    app.until("login Data: wimes")
    press("Open the B2View")
    app.until("‹ B1")
    app.send(ESCAPE)
    app.until("login Data: wimes")
    press("log out")
    app.until("logIn")
    app.send("\x03")
    assert app.wait() == 0
