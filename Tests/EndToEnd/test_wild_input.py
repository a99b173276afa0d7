"""Random keys, bytes, clicks and sizes: what small changes have made of the screen is what a whole frame makes of it."""

import os
import random

import pytest

PIECES = [
    "\t", "\x1b[Z", "\r", "\x1b[27u", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F",
    " ", "x", "7", "1", "2", "3", "r", "?", "你", "é", "e\u0301", "👍", "\x7f", "\x15", "\x01", "\x05", "\x0b", "\x19",
    "\x1b[3~", "\x1b[1;5C", "\x1b[1;3A", "\x1b[I", "\x1b[O", "\x1b[<64;5;5M", "\x1b[<65;5;5M",
    "\x1b[200~a\n你\x1b[31m\x1b[201~", "\x1b]52;c;AAAA\x07", "\x1b[999z", "\x1bP1$r\x1b\\", b"\xff", b"\xe4\xbd",
]
COLUMNS, ROWS = (1, 5, 20, 40, 80, 120), (1, 2, 5, 12, 24, 40)
STILL = dict.fromkeys(map(ord, "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"), "⠋")


def seen(app):
    """The cells with their styles, spinners held still, and the cursor where it is shown."""
    cells = [
        [
            (cell.data.translate(STILL), cell.fg, cell.bg, cell.bold, cell.reverse, cell.underscore)
            for cell in (app.screen.buffer[row][column] for column in range(app.screen.columns))
        ]
        for row in range(app.screen.lines)
    ]
    place = app.screen.cursor
    return cells, None if place.hidden else (place.x, place.y)


def expect_the_same_of_a_whole_frame(app, sent):
    app.settle(0.4)
    before, text = seen(app), app.text
    columns, rows = app.screen.columns, app.screen.lines
    app.resize(columns + 1, rows)
    app.settle(0.05)
    app.resize(columns, rows)
    try:
        app.until(lambda _: seen(app) == before, 10)
    except AssertionError:
        raise AssertionError(f"{sent}\n{text}\n--- and as a whole\n{app.text}") from None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("page", [None, "Form", "List", "Text editor", "Sorted table", "Tabs", "Edit rows"])
def test_small_changes_lead_to_what_a_whole_frame_shows(terminal, page, seed):
    choice = random.Random(f"{page} {seed}")
    if page:
        app = terminal("--page", page, program="Catalog")
    else:
        app = terminal("--source", "embedded", "--log-in", "wimes")
    app.until("quit")
    app.settle()
    sent = []
    for _ in range(5):
        for _ in range(choice.randint(1, 6)):
            piece = choice.choice([*PIECES, f"\x1b[<0;{choice.randint(1, 80)};{choice.randint(1, 24)}M"])
            sent.append(piece)
            app.send(piece)
            if choice.random() < 0.3:
                app.settle(0.02)
        if choice.random() < 0.2:
            sent.append((choice.choice(COLUMNS), choice.choice(ROWS)))
            app.resize(*sent[-1])
        app.settle(0.1)
        pid, status = os.waitpid(app.pid, os.WNOHANG)
        if pid:
            app.status = os.waitstatus_to_exitcode(status)
            assert app.status == 0, sent
            return
        expect_the_same_of_a_whole_frame(app, sent)
    app.send("\x03")
    assert app.wait() == 0, sent
