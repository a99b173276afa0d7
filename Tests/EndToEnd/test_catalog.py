"""The catalogue of views: an independent emulator shows what a test sees; plain mode; the command line."""

import fcntl
import os
import signal
import subprocess
import threading
import time

import pytest

from conftest import BIN

PAGES = subprocess.run([BIN / "Catalog", "--list"], capture_output=True, check=True).stdout.decode().splitlines()

TAB, BACK_TAB, ENTER, ESCAPE = "\t", "\x1b[Z", "\r", "\x1b[27u"
UP, DOWN, RIGHT, LEFT, PAGE_DOWN = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[6~"

# What is typed on a page; on the others, a walk through the controls.
WALK = [TAB, ENTER, RIGHT, TAB, " ", DOWN, ENTER]
KEYS = {
    "Text field": ["Lovelace", "\x01", "Miss ", TAB, "x你y", "\x7f", ENTER],
    "Secure field": [" words", "\x17", "更"],
    "Text editor": [ENTER, "third", UP, "\x05", "!"],
    "List": [PAGE_DOWN, PAGE_DOWN, UP],
    "Lazy stack": [PAGE_DOWN, DOWN, DOWN],
    "Scroll view": [DOWN, DOWN, RIGHT, RIGHT, RIGHT],
    "Date picker": ["\x15", "2024-02-29", TAB],
    "Keys": ["r", "\x13", "\x1bu"],
    "Tabs": ["3", "\x1b[1;5D"],
    "Alert": [ENTER, TAB, ENTER],
    "Sheet": [ENTER, "\x15", "42", ENTER, TAB, ENTER],
    "Cover": [ENTER],
    "Dialog": [ENTER, DOWN, ENTER],
    "Navigation stack": [DOWN, ENTER, ESCAPE, DOWN],
    "Path": [TAB, ENTER, ESCAPE],
    "Redacted": [ENTER],
}

SPINNER = dict.fromkeys(map(ord, "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"), "⠋")


def grid(page, keys, *more):
    """What the test host shows: the rows, and the place of the cursor."""
    result = subprocess.run(
        [BIN / "Catalog", "--page", page, "--print-grid", "--input", keys.encode().hex(), *more],
        capture_output=True,
        check=True,
    )
    rows = result.stdout.decode().translate(SPINNER).split("\n")[:-1]
    return [row.rstrip() for row in rows[:-1]], rows[-1]


def shown(app):
    return [row.translate(SPINNER) for row in app.lines]


def cursor(app):
    place = app.screen.cursor
    return "cursor: none" if place.hidden else f"cursor: {place.x},{place.y}"


def expect(app, expected, seconds=60):
    rows, place = expected
    try:
        app.until(lambda _: shown(app) == rows and cursor(app) == place, seconds)
    except AssertionError:
        assert shown(app) == rows
        assert cursor(app) == place


@pytest.mark.parametrize("page", [page for page in PAGES if page != "Hard text"])
def test_an_emulator_shows_the_grid_of_a_test(terminal, page):
    keys = KEYS.get(page, WALK)
    app = terminal("--page", page, program="Catalog")
    expect(app, grid(page, ""))
    for count, key in enumerate(keys, 1):
        app.send(key)
        app.settle(0.03)
    expect(app, grid(page, "".join(keys)))
    app.resize(40, 12)
    app.signal(signal.SIGWINCH)
    expect(app, grid(page, "".join(keys), "--resize", "40x12"))
    app.send("\x03")
    assert app.wait() == 0


def test_an_emulator_shows_borders_straight_around_hard_text(terminal):
    """The emulator drops joiners and variation selectors, so only the frame around them is compared."""
    app = terminal("--page", "Hard text", program="Catalog")
    rows, place = grid("Hard text", "")
    app.until(lambda _: cursor(app) == place and "╰" in app.text)
    app.settle()
    top = next(y for y, row in enumerate(app.lines) if "╭" in row)
    left, right = app.lines[top].index("╭"), app.lines[top].index("╮")
    for y in range(top + 1, top + 9):
        assert app.screen.buffer[y][left].data == "│"
        assert app.screen.buffer[y][right].data == "│"
    assert app.lines[0] == rows[0]
    assert "␛[2Jbell␇" in app.text and "tab stop" in app.text


@pytest.mark.parametrize("columns,rows", [(1, 1), (2, 2), (7, 3), (300, 60)])
def test_any_size_shows_the_grid_of_a_test(terminal, columns, rows):
    app = terminal("--page", "Form", program="Catalog", columns=columns, rows=rows)
    expect(app, grid("Form", "", "--size", f"{columns}x{rows}"))


def test_the_list_of_pages_leads_to_each(terminal):
    app = terminal(program="Catalog")
    app.until("Catalogue")
    app.send(DOWN + DOWN + ENTER)
    app.until("AttributedTextPage")
    app.send(ESCAPE)
    app.until("Catalogue")
    app.send("q")
    assert app.wait() == 0


@pytest.mark.parametrize("page", PAGES)
def test_a_page_as_plain_lines(run, page):
    result = run("--plain", "--page", page, program="Catalog", lines=["show", "back", "quit"])
    text = result.stdout.decode()
    assert result.returncode == 0, result.stderr.decode()
    assert text.startswith(f"== {page} ==\n") and text.endswith("\n")
    assert "\x1b" not in text and result.stderr == b""
    assert "== Catalogue ==" in text


def test_a_session_in_plain_lines(run):
    result = run(
        "--plain", program="Catalog",
        lines=["Form", "set 1 Grace", "Loud", "set Number: 3 7", "back", "nonsense", "more rows", "Alert", "Delete …", "2", "quit"],
    )
    text = result.stdout.decode()
    assert "Grace wants 7!" in text
    assert "-- Alert --\nDelete it?\nIt cannot be brought back.\n[1] Delete\n[2] Keep\n" in text
    assert "Answer: keep" in text
    assert result.returncode == 1
    assert result.stderr.decode().splitlines() == ["Unknown command “nonsense”; say “help” for the commands."]


@pytest.mark.parametrize("arguments", [["--help"], ["--list"]])
def test_help_and_list_are_plain_text(run, arguments):
    result = run(*arguments, program="Catalog")
    assert result.returncode == 0 and result.stderr == b""
    assert result.stdout.endswith(b"\n") and b"\x1b" not in result.stdout


@pytest.mark.parametrize(
    "arguments,word",
    [
        (["--pages"], "--pages"), (["--page"], "--page"), (["--page", "Nothing"], "Nothing"),
        (["--size", "80"], "80"), (["--size", "-1x2"], "-1x2"), (["--input", "0"], "0"), (["--input", "zz"], "zz"),
    ],
)
def test_wrong_usage_is_one_line(run, arguments, word):
    result = run(*arguments, program="Catalog")
    lines = result.stderr.decode().splitlines()
    assert result.returncode == 64 and len(lines) == 1 and word in lines[0] and result.stdout == b""


def test_styles_are_written_to_a_pipe_only_when_asked_for(run):
    def printed(**environment):
        return run("--page", "Colour", lines=["quit"], program="Catalog", **environment).stdout

    assert b"\x1b" not in printed()
    assert b"\x1b[31m" in printed(CLICOLOR_FORCE="1")
    assert b"\x1b[31m" in printed(CLICOLOR_FORCE="1", NO_COLOR="")
    assert b"\x1b[3" not in printed(CLICOLOR_FORCE="1", NO_COLOR="1")
    bold = run("--page", "Text", lines=["quit"], program="Catalog", CLICOLOR_FORCE="1", NO_COLOR="1")
    assert b"\x1b[1m" in bold.stdout


def test_more_commands_than_can_be_done_stay_in_the_pipe(environment):
    """`yes show | Catalog` must not gather the commands in memory."""
    app = subprocess.Popen(
        [BIN / "Catalog", "--page", "Text"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment,
    )
    def write():
        try:
            while True:
                os.write(app.stdin.fileno(), b"show\n" * 10_000)
        except OSError:
            pass

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    try:
        app.wait(timeout=3)
        raise AssertionError("it has ended")
    except subprocess.TimeoutExpired:
        with open(f"/proc/{app.pid}/status") as status:
            peak = next(line for line in status if line.startswith("VmHWM"))
        assert int(peak.split()[1]) < 200_000, peak
    finally:
        app.kill()
        app.wait()


def test_commands_that_come_late_over_a_pipe_that_does_not_block_are_heard(environment):
    read_end, write_end = os.pipe()
    fcntl.fcntl(read_end, fcntl.F_SETFL, os.O_NONBLOCK)
    app = subprocess.Popen(
        [BIN / "Catalog", "--page", "Text"], stdin=read_end, stdout=subprocess.PIPE, env=environment
    )
    os.close(read_end)
    time.sleep(0.3)
    os.write(write_end, b"nonsense\nquit\n")
    os.close(write_end)
    app.communicate(timeout=60)
    assert app.returncode == 1
