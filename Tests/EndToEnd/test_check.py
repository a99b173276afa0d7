"""`Scripts/check`: what can be seen without building."""

import pytest

from checkout import Checkout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    made = Checkout(tmp_path_factory.mktemp("check") / "copy")
    # The formatter has its own say elsewhere, and most of what the pages link to is not in the copy.
    made.write("Scripts/lint", "#!/bin/bash\n")
    for page in made.root.rglob("*.md"):
        if page.parent != made.root:
            page.write_text("# A page\n")
    readme = (made.root / "README.md").read_text()
    start = readme.index("<!-- the packages, written")
    end = readme.index("<!-- end of the packages -->")
    made.write("README.md", readme[start:end] + "<!-- end of the packages -->\n")
    made.write("Tests/README.md", "# A page\n")
    for folder in made.run("Scripts/packages").stdout.split():
        made.write(f"{folder}/README.md", "# A page\n")
    made.git("init", "--quiet")
    return made


def test_a_repository_that_is_well_passes(checkout):
    result = checkout.run("Scripts/check")
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize(
    "path,text,said",
    [
        ("Packages/Login/README.md", "# A page\n\nSee [this](Nowhere.md).\n", "'Nowhere.md'"),
        ("Packages/Login/README.md", "[a](../TabBar/README.md) [b](../Tab/README.md#x)\n", "'../Tab/README.md#x'"),
        ("Packages/Login/Sources/Login/X.swift", "let x = 1\n" * 501, "500 lines"),
        ("Packages/Login/Sources/Login/X.swift", "// TO" + "DO: finish\n", "X.swift:1"),
        ("Packages/Login/Sources/Login/naïve name.swift", "// FIX" + "ME\n", "naïve name.swift:1"),
        ("Scripts/racing", "#!/usr/bin/env bash\nls | grep -qx a\n", "pipes into grep -q"),
        ("Scripts/broken", "#!/usr/bin/env bash\nif true; then\n", "Scripts/broken"),
        ("Packages/Login/Sources/Login/X.swift", "import EffectsLive\n", "EffectsLive"),
    ],
)
def test_what_is_not_well_is_named(checkout, path, text, said):
    file = checkout.root / path
    before = file.read_text() if file.exists() else None
    checkout.write(path, text)
    result = checkout.run("Scripts/check")
    if before is None:
        file.unlink()
    else:
        checkout.write(path, before)
    assert result.returncode == 1 and said in result.stderr


def test_a_package_without_a_page_is_named(checkout):
    page = checkout.root / "Packages/Login/README.md"
    page.unlink()
    result = checkout.run("Scripts/check")
    checkout.write("Packages/Login/README.md", "# A page\n")
    assert result.returncode == 1 and "Packages/Login has no README.md" in result.stderr


def test_links_in_code_and_to_other_places_are_no_links_of_ours(checkout):
    checkout.write(
        "Packages/Login/README.md",
        "# A page\n\n[a](https://example.com) [b](#part)\n\n```\n[c](Nowhere.md)\n```\n",
    )
    result = checkout.run("Scripts/check")
    assert result.returncode == 0, result.stderr
