"""The app in a terminal."""

import signal
import termios

import pytest


@pytest.fixture
def app(terminal):
    app = terminal("--source", "embedded", "--name", "wimes")
    app.until("logIn")
    return app


def log_in(app):
    app.press_until("\t", lambda _: focused(app, "logIn"))
    app.send("\r")
    app.until("1 is ")


def focused(app, label):
    """Whether the real cursor or a highlight is on the line that holds `label`."""
    line = app.screen.buffer[app.screen.cursor.y]
    on_cursor_line = label in app.lines[app.screen.cursor.y]
    highlighted = any(
        label in app.lines[y] and any(app.screen.buffer[y][x].reverse for x in range(app.screen.columns))
        for y in range(app.screen.lines)
    )
    return bool(line) and on_cursor_line or highlighted


def test_log_in_switch_tabs_push_go_back_resize_quit(app):
    log_in(app)
    app.press_until("2", "login Data: wimes", times=1)
    app.until("2 is ")
    app.press_until("\t", lambda _: focused(app, "Open the B2View"))
    app.send("\r")
    app.until("4 is ")
    app.resize(60, 15)
    app.signal(signal.SIGWINCH)
    app.settle()
    app.until("4 is ")
    app.send("\x1b")
    app.until("login Data: wimes")
    app.press_until("\t", lambda _: focused(app, "Open the B2View"))
    app.send("q")
    assert app.wait() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(app, number):
    app.signal(number)
    app.wait()
    assert_restored(app)


def test_quitting_leaves_the_terminal_as_it_was(app):
    app.send("\x03")
    assert app.wait() in (0, 130)
    assert_restored(app)


def assert_restored(app):
    now = termios.tcgetattr(app.fd)
    assert now == app.attributes
    for mode in (b"?1049", b"?25", b"?2004", b"?1000", b"?1002", b"?1003", b"?1006", b"?1004"):
        off = b"\x1b[" + mode + (b"h" if mode == b"?25" else b"l")
        on = b"\x1b[" + mode + (b"l" if mode == b"?25" else b"h")
        if on in app.written:
            assert app.written.rfind(off) > app.written.rfind(on), f"{mode} is left switched on"


@pytest.mark.parametrize("columns,rows", [(1, 1), (2, 3), (20, 5), (300, 80)])
def test_any_size_is_laid_out(terminal, columns, rows):
    app = terminal("--source", "embedded", columns=columns, rows=rows)
    app.settle()
    app.resize(80, 24)
    app.signal(signal.SIGWINCH)
    app.until("logIn")
    app.send("\x03")
    app.wait()


def test_a_dumb_terminal_gets_plain_mode(terminal):
    app = terminal("--source", "embedded", "--name", "wimes", TERM="dumb")
    app.until("logIn")
    app.send("logIn\n")
    app.until("1 is ")
    app.send("quit\n")
    assert app.wait() == 0
    assert b"\x1b" not in app.written
