"""What every script says of itself, and what the scripts make of a name that is nearly right."""

import subprocess

import pytest

from checkout import REPOSITORY

SCRIPTS = sorted(
    path.name
    for path in (REPOSITORY / "Scripts").iterdir()
    if path.is_file() and path.suffix == ""
)


def script(name, *words):
    return subprocess.run(
        [REPOSITORY / "Scripts" / name, *words],
        cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
    )


def opening(name):
    lines = (REPOSITORY / "Scripts" / name).read_text().splitlines()[1:]
    end = next(index for index, line in enumerate(lines) if not line.startswith("#"))
    return "".join(line.removeprefix("#").removeprefix(" ") + "\n" for line in lines[:end])


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_is_the_comment_that_the_script_begins_with(name, word):
    result = script(name, word)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == opening(name)
    assert f"Scripts/{name}" in result.stdout


def test_help_after_a_name_is_a_name_too():
    result = script("packages", "FeatureB1", "--help")
    assert (result.returncode, len(result.stderr.splitlines())) == (64, 1)


def test_nearest_without_a_word_says_so():
    result = script("nearest")
    assert (result.returncode, len(result.stderr.splitlines())) == (64, 1)


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_page_of_the_scripts_lists_each(name):
    assert f"\nScripts/{name} " in (REPOSITORY / "Scripts/README.md").read_text() + " "


@pytest.mark.parametrize(
    "words, meant",
    [
        (("test", "FeatureB1x"), "FeatureB1"),
        (("test", "effects"), "Effects"),
        (("docs", "Coordinators"), "TCACoordinators"),
        (("lint", "TerminalUi"), "TerminalUI"),
        (("preview", "featureb2"), "FeatureB2"),
        (("bench", "engin"), "engine"),
        (("new-feature", "Postcards", "--into", "Tabbar"), "TabBar"),
    ],
)
def test_a_name_that_is_nearly_right_is_told_the_right_one(words, meant):
    result = script(*words)
    assert result.returncode == 64
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.endswith(f"; did you mean '{meant}'?\n")


@pytest.mark.parametrize(
    "words, known", [(("test", "Zebra"), "FeatureB1"), (("preview", "Zebra"), "Login"), (("bench", "x"), "routing")]
)
def test_a_name_like_no_other_is_told_what_there_is(words, known):
    result = script(*words)
    assert result.returncode == 64
    assert known in result.stderr and "did you mean" not in result.stderr


@pytest.mark.parametrize(
    "word, names, meant",
    [
        ("setings", ["Settings", "Login"], "Settings"),
        ("Settings2", ["Settings"], "Settings"),
        ("Bar", ["TabBar", "Root"], "TabBar"),
        ("ba", ["TabBar"], ""),
        ("", ["A"], ""),
        ("a b", ["ab", "a"], "ab"),
        ("[.*", ["[."], "[."),
        ("bar", ["Bar", "TabBar"], "Bar"),
        ("Feature", ["FeatureA", "FeatureB1", "FeatureB2"], "FeatureA"),
        ("FeatureB", ["FeatureA", "FeatureB1", "FeatureB2"], "FeatureB1"),
        ("Counts", ["Count", "CountsOfEverything"], "CountsOfEverything"),
        ("Countz", ["Bar", "Count"], "Count"),
        ("--help", ["FeatureA", "Login"], ""),
    ],
)
def test_the_nearest_name(word, names, meant):
    assert script("nearest", word, *names).stdout.strip() == meant


def test_lint_takes_a_package_a_folder_or_a_file(tmp_path):
    crooked = tmp_path / "Crooked.swift"
    crooked.write_text("let  a = 1\n")
    for place in (crooked, tmp_path):
        result = script("lint", str(place))
        assert result.returncode == 1
        assert "Crooked.swift:1" in result.stderr
    assert script("lint", "--fix", str(crooked)).returncode == 0
    assert crooked.read_text() == "let a = 1\n"
    assert script("lint", str(crooked), "FeatureB1").returncode == 0


def test_lint_names_what_it_cannot_mend(tmp_path):
    crooked = tmp_path / "Crooked.swift"
    crooked.write_text("let  a = try! Int(b)\n")
    result = script("lint", "--fix", str(crooked))
    assert result.returncode == 1
    assert "NeverUseForceTry" in result.stderr
    assert crooked.read_text() == "let a = try! Int(b)\n"


def test_lint_of_what_holds_no_source_says_so(tmp_path):
    result = script("lint", str(tmp_path))
    assert (result.returncode, len(result.stderr.splitlines())) == (64, 1)
    assert "no Swift file" in result.stderr
