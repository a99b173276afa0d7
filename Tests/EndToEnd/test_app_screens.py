"""Every screen of the app: an independent emulator shows what the tests of the app have written down."""

import itertools
import pathlib
import re

import pytest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "App/Tests/NumbersScreenTests/Scripts"

KEYS = {
    "Tab": "\t", "Shift-Tab": "\x1b[Z", "Enter": "\r", "Escape": "\x1b[27u", "Space": " ",
    "Backspace": "\x7f", "Ctrl-U": "\x15", "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C",
    "Left": "\x1b[D", "PageDown": "\x1b[6~",
}

REMEDY = "If the screens are meant to be so, record them anew and read the change: NUMBERS_RECORD=1 Scripts/test App"


def parsed(path):
    """The header of a script, and its steps with the rows and the cursor that follow them."""
    head, *steps = re.split(r"^> ", path.read_text(), flags=re.MULTILINE)
    header = dict(line.split(": ", 1) for line in head.splitlines() if line)
    parts = []
    for step in steps:
        line, *screen = [line for line in step.splitlines() if line]
        parts.append((line, [row[1:] for row in screen if row[0] == "|"], screen[-1][1:]))
    return header, parts


def arguments(header):
    if header.get("source") == "unreachable":
        yield from ("--source", "live", "--api", "http://127.0.0.1:1")
    else:
        yield from ("--source", "embedded")
    for name in ("name", "log-in"):
        if name in header:
            yield from (f"--{name}", header[name])
    if "url" in header:
        yield header["url"]


def size(text):
    return tuple(int(number) for number in text.split("x"))


def shown(app):
    rows = list(app.lines)
    while rows and not rows[-1]:
        rows.pop()
    place = app.screen.cursor
    return rows or [""], "none" if place.hidden else f"{place.x},{place.y}"


def difference(expected, screen):
    """The lines that differ, `-` as they are written down and `+` as they are, and what records them anew."""
    old, new = ([f"|{row}" for row in rows] + [f"@{cursor}"] for rows, cursor in (expected, screen))
    lines = [
        f"{sign} {line}"
        for pair in itertools.zip_longest(old, new) if pair[0] != pair[1]
        for sign, line in zip("-+", pair) if line is not None
    ]
    return "\n".join([*lines, REMEDY])


def test_of_screens_that_differ_only_the_lines_that_do_are_shown_and_what_records_them():
    old, new = (["A1", "1–2 tabs"], "none"), (["A1", "1–3 tabs"], "0,0")
    assert difference(old, new) == f"- |1–2 tabs\n+ |1–3 tabs\n- @none\n+ @0,0\n{REMEDY}"
    assert difference((["A1"], "none"), (["A1", "more"], "none")) == (
        f"- @none\n+ |more\n+ @none\n{REMEDY}"
    )


@pytest.mark.parametrize("name", sorted(path.stem for path in SCRIPTS.glob("*.txt")))
def test_an_emulator_shows_the_screens_of_a_script(terminal, name):
    header, steps = parsed(SCRIPTS / f"{name}.txt")
    columns, rows = size(header["size"])
    app = terminal(*arguments(header), columns=columns, rows=rows)
    for number, (line, rows, cursor) in enumerate(steps):
        verb, _, rest = line.partition(" ")
        if verb == "press":
            app.send("".join(KEYS[key] for key in rest.split()))
        elif verb == "type":
            app.send(rest)
        elif verb == "resize":
            app.resize(*size(rest))
        try:
            app.until(lambda _: shown(app) == (rows, cursor))
        except AssertionError:
            pytest.fail(f"{name}, step {number}, after “{line}”:\n{difference((rows, cursor), shown(app))}", pytrace=False)
    app.send("\x03")
    assert app.wait() == 0
