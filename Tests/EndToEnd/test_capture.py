"""The screen that opens the README."""

import capture
from checkout import REPOSITORY
from conftest import BIN


def test_the_readme_opens_with_a_screen_of_the_app():
    readme = (REPOSITORY / "README.md").read_text()
    start = "<!-- a screen of the app, written by Scripts/capture --update -->\n```\n"
    assert readme.index(start) < 400, "it stands at the top"
    shown = readme.split(start)[1].split("\n```\n<!-- end of the screen -->")[0].splitlines()
    screen = capture.capture(str(BIN / "numbers")).splitlines()
    assert len(shown) <= capture.ROWS and max(map(len, shown)) <= capture.COLUMNS
    for part in ("log out", "login Data: ada", "2 is ", "Open the B2View"):
        for text in (shown, screen):
            assert any(part in line for line in text), f"{part!r} is missing in {text}"
