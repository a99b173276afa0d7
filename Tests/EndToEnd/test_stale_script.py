"""`Scripts/stale`: which modules the compiler looks at again after a change."""

import os

import pytest

from checkout import Checkout

MODULES = ["Effects", "FeatureA", "FeatureB2", "FeatureB2Tests", "FeatureB1", "TabBar", "Root", "Numbers"]
PACKAGES = {"FeatureB2Tests": "FeatureB2", "Numbers": "App"}
LONG_AGO = 1_000_000_000


@pytest.fixture
def checkout(tmp_path):
    """A checkout whose modules have been built, and are known as they are."""
    made = Checkout(tmp_path / "copy")
    for module in MODULES:
        package = PACKAGES.get(module, module)
        folder = package if package == "App" else f"Packages/{package}"
        kind = "Tests" if module.endswith("Tests") else "Sources"
        made.write(f"{folder}/{kind}/{module}/X.swift")
        made.write(f"built/debug/{module}.build/sources")
    look(made)
    return made


def look(checkout, *words):
    """The modules that the compiler is told to look at."""
    lists = {module: checkout.root / f"built/debug/{module}.build/sources" for module in MODULES}
    for file in lists.values():
        if file.exists():
            os.utime(file, (LONG_AGO, LONG_AGO))
    result = checkout.run("Scripts/stale", *(words or ["built"]))
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    return {
        module for module, file in lists.items()
        if file.exists() and file.stat().st_mtime != LONG_AGO
    }


def test_without_a_change_nothing_is_looked_at(checkout):
    assert look(checkout) == set()


def test_a_change_reaches_all_that_is_above_near_or_far(checkout):
    checkout.write("Packages/FeatureB2/Sources/FeatureB2/X.swift", "let added = 1")
    assert look(checkout) == {
        "FeatureB2", "FeatureB2Tests", "FeatureB1", "TabBar", "Root", "Numbers",
    }
    assert look(checkout) == set()


def test_files_that_come_and_go_are_changes(checkout):
    checkout.write("Packages/FeatureA/Sources/FeatureA/Y.swift")
    above = {"FeatureA", "TabBar", "Root", "Numbers"}
    assert look(checkout) == above
    (checkout.root / "Packages/FeatureA/Sources/FeatureA/Y.swift").unlink()
    assert look(checkout) == above


def test_a_change_of_tests_alone_reaches_no_module(checkout):
    checkout.write("Packages/FeatureB2/Tests/FeatureB2Tests/X.swift", "let added = 1")
    assert look(checkout) == set()


def test_a_build_that_is_not_known_is_looked_at_whole(checkout):
    (checkout.root / "built/debug-sources").unlink()
    assert look(checkout) == set(MODULES)


def test_debug_and_release_are_known_apart(checkout):
    checkout.write("Packages/FeatureA/Sources/FeatureA/X.swift", "let added = 1")
    assert look(checkout, "built", "release") == set()
    assert look(checkout) == {"FeatureA", "TabBar", "Root", "Numbers"}
