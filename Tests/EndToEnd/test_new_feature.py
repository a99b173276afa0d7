"""`Scripts/new-feature`: what it makes, what it refuses, and that it leaves nothing behind."""

import os
import re
import shutil
import signal
import stat
import subprocess
import time

import pytest

from checkout import REPOSITORY, Checkout

FEATURES = ["FeatureA", "FeatureB1", "FeatureB2", "Login"]


@pytest.fixture(scope="module")
def pristine(tmp_path_factory):
    """The repository with its sources and without what is built."""
    made = Checkout(tmp_path_factory.mktemp("new-feature") / "copy")
    for folder in ("App", "Packages"):
        shutil.copytree(
            REPOSITORY / folder, made.root / folder,
            ignore=shutil.ignore_patterns(".build", "*Tests.swift"), dirs_exist_ok=True,
        )
    shutil.copy(REPOSITORY / ".swift-format", made.root)
    return made


@pytest.fixture(scope="module")
def original(pristine):
    """What every file holds, by its path."""
    return {path: (pristine.root / path).read_bytes() for path in contents(pristine)}


@pytest.fixture
def checkout(pristine, original):
    """The copy, put back after the test."""
    before = contents(pristine)
    yield pristine
    for path, state in contents(pristine).items():
        if path not in before:
            (pristine.root / path).unlink()
        elif state != before[path]:
            (pristine.root / path).write_bytes(original[path])
    for folder, _, _ in os.walk(pristine.root / "Packages", topdown=False):
        if not os.listdir(folder):
            os.rmdir(folder)


def contents(checkout):
    """The time and size of every file that the script may write, by its path."""
    found = {}
    for folder, folders, files in os.walk(checkout.root):
        if folder == str(checkout.root / "Packages"):
            folders[:] = set(folders) - {"ComposableArchitecture", "TerminalUI", "Effects"}
        for file in files:
            path = os.path.join(folder, file)
            state = os.stat(path)
            found[os.path.relpath(path, checkout.root)] = (state.st_mtime_ns, state.st_size)
    return found


def added(checkout, original, path):
    """The lines that a file gained, in order."""
    old = original[path].decode().splitlines()
    new = (checkout.root / path).read_text().splitlines()
    return [line.strip() for line in new if line not in old]


def patterns(feature):
    """The actions that a reducer has nothing to say to, as its last case lists them."""
    return re.findall(r"^ *case (\..*):\n *return \.none$", feature, re.MULTILINE)[-1].split(", ")


def is_formatted(checkout, folder):
    files = [str(path) for path in (checkout.root / folder).rglob("*.swift")]
    result = subprocess.run(
        ["swift", "format", "lint", "--strict", "--configuration", ".swift-format", *files],
        cwd=checkout.root, capture_output=True, text=True,
    )
    return result.returncode == 0, result.stderr


def test_a_package_of_its_own_with_the_lines_for_a_parent(checkout):
    result = checkout.run("Scripts/new-feature", "Settings")
    assert result.returncode == 0, result.stderr
    files = {path for path in contents(checkout) if path.startswith("Packages/Settings/")}
    assert files == {
        "Packages/Settings/" + path
        for path in (
            "Package.swift", "README.md", "Sources/Settings/SettingsFeature.swift",
            "Sources/Settings/SettingsView.swift", "Sources/SettingsPreview/SettingsPreview.swift",
            "Tests/SettingsTests/SettingsFeatureTests.swift",
            "Tests/SettingsTests/SettingsViewTests.swift",
        )
    }
    for path in files:
        text = (checkout.root / path).read_text()
        assert not any(word in text for word in ("PACKAGE", "SCREEN", "PROPERTY")), path
    assert is_formatted(checkout, "Packages/Settings") == (True, "")
    assert checkout.run("Scripts/graph", "--check").returncode == 0
    for line in (
        "public var settings = SettingsFeature.State()",
        "case settings(SettingsFeature.Action)",
        r"SettingsFeature().pullback(state: \.settings, action: \.settings)",
    ):
        assert line in result.stdout
    assert "NUMBERS_RECORD" not in result.stdout


def test_into_the_tab_bar_it_is_a_tab(checkout, original):
    before = contents(checkout)
    result = checkout.run("Scripts/new-feature", "Settings", "--into", "TabBar")
    assert result.returncode == 0, result.stderr
    feature, view = (f"Packages/TabBar/Sources/TabBar/TabBar{kind}.swift" for kind in ("Feature", "View"))
    gained = added(checkout, original, feature)
    assert gained[:7] == [
        "public import Settings",
        'case settings = "Settings"',
        "/// The tab Settings.",
        "public var settings = SettingsFeature.State()",
        "/// Something has happened in the tab Settings.",
        "case settings(SettingsFeature.Action)",
        r"SettingsFeature().pullback(state: \.settings, action: \.settings)",
    ]
    assert added(checkout, original, view) == [
        "import Settings",
        r"SettingsView(store: store.scope(state: \.settings, action: \.settings))",
        '.tabItem { Text("Settings") }',
        ".tag(TabBarFeature.Tab.settings)",
    ]
    manifest = "Packages/TabBar/Package.swift"
    text = (checkout.root / manifest).read_text()
    assert text.count('"Settings"') == 4 and text.count('"../Settings"') == 1
    assert is_formatted(checkout, "Packages/TabBar") == (True, "")
    changed = {path for path, state in contents(checkout).items() if before.get(path) != state}
    for path in changed:
        assert path in result.stdout or path.startswith("Packages/Settings/"), f"{path} is not said"
    assert {path for path in changed if not path.startswith(("Packages/Settings/", "Packages/TabBar/"))} == {
        "README.md"
    }
    assert "NUMBERS_RECORD=1 Scripts/test App" in result.stdout
    assert "TabBar -> Settings" in checkout.run("Scripts/graph", "--format", "edges").stdout
    assert checkout.run("Scripts/graph", "--check").returncode == 0


@pytest.mark.parametrize("parent", FEATURES)
def test_into_another_feature_it_is_a_link(checkout, parent):
    result = checkout.run("Scripts/new-feature", f"--into={parent}", "Settings")
    assert result.returncode == 0, result.stderr
    assert "NUMBERS_RECORD=1 Scripts/test App" in result.stdout
    sources = checkout.root / f"Packages/{parent}/Sources/{parent}"
    text = "".join(path.read_text() for path in sorted(sources.glob("*.swift")))
    for part in (
        "@Presents public var settings: SettingsFeature.State?",
        "case settings(PresentationAction<SettingsFeature.Action>)",
        "case openSettingsButtonTapped",
        "case .openSettingsButtonTapped:",
        r".ifLet(\.$settings, action: \.settings) {",
        'Button("go to Settings") { store.send(.openSettingsButtonTapped) }',
        r".navigationDestination(item: $store.scope(state: \.settings, action: \.settings))",
        "@_exported public import Settings",
    ):
        assert text.count(part) == 1, part
    assert is_formatted(checkout, f"Packages/{parent}") == (True, "")
    assert checkout.run("Scripts/graph", "--check").returncode == 0


def test_a_feature_that_was_made_can_be_a_parent_and_several_can_share_one(checkout, original):
    for words in (
        ["Settings", "--into", "TabBar"], ["Help", "--into", "TabBar"], ["Colors", "--into", "Settings"],
        ["FeatureC", "--into", "Colors"],
    ):
        result = checkout.run("Scripts/new-feature", *words)
        assert result.returncode == 0, result.stderr
    assert (checkout.root / "Packages/FeatureC/Sources/FeatureC/CFeature.swift").exists()
    picture = checkout.run("Scripts/graph").stdout
    assert "│  └─ Colors\n" in picture and "└─ FeatureC\n" in picture
    # The last of the reducer's patterns, whatever tabs there were before, and the two new ones among them.
    path = "Packages/TabBar/Sources/TabBar/TabBarFeature.swift"
    assert patterns((checkout.root / path).read_text()) == sorted(
        patterns(original[path].decode()) + [".help", ".settings"]
    )


@pytest.mark.parametrize(
    "words,said",
    [
        ([], "called"),
        ([""], "called"),
        (["settings"], "capital"),
        (["Set-tings"], "capital"),
        (["Set tings"], "capital"),
        (["../Escape"], "capital"),
        (["Settings\nX"], "capital"),
        (["Größe"], "capital"),
        (["X" * 41], "capital"),
        (["Feature"], "ending"),
        (["SettingsFeature"], "'SettingsFeature'"),
        (["SettingsView"], "'SettingsView'"),
        (["Settingsview"], "'Settingsview'"),
        (["SettingsTESTS"], "'SettingsTESTS'"),
        (["FactPanel"], "'FactPanel' in Packages/Effects/Sources/FactFeature/FactPanel.swift"),
        (["Effects"], "'Effects' in Packages"),
        (["Effects"], "taken"),
        (["EFFECTS"], "taken"),
        (["Tabbar"], "taken"),
        (["FactFeature"], "'FactFeature'"),
        (["CasePaths"], "taken"),
        (["EffectsLive"], "taken"),
        (["B1"], "B1Preview"),
        (["Tab"], "TabView"),
        (["Text"], "'Text'"),
        (["Effect"], "Effect"),
        (["Foundation"], "taken"),
        (["App"], "taken"),
        (["EndToEnd"], "taken"),
        (["Default"], "reserved"),
        (["State"], "reserved"),
        (["Binding"], "reserved"),
        (["Settings", "Other"], "'Other'"),
        (["Settings", "--inot", "TabBar"], "--inot"),
        (["Settings", "--into"], "--into"),
        (["Settings", "--into", "Nowhere"], "'Nowhere'"),
        (["Settings", "--into", "../Packages/TabBar"], "TabBar"),
        (["Settings", "--into", "Effects"], "'Effects' is no feature"),
        (["Settings", "--into", "App"], "'App'"),
        (["Settings", "--into", ""], "--into"),
    ],
)
def test_a_bad_taken_or_reserved_name_is_refused_and_nothing_changes(checkout, words, said):
    before = contents(checkout)
    result = checkout.run("Scripts/new-feature", *words)
    assert result.returncode == 64, result.stdout
    assert said in result.stderr and result.stdout == ""
    assert contents(checkout) == before


def test_the_same_name_a_second_time_is_refused(checkout):
    assert checkout.run("Scripts/new-feature", "Settings").returncode == 0
    before = contents(checkout)
    result = checkout.run("Scripts/new-feature", "Settings", "--into", "TabBar")
    assert result.returncode == 64 and "taken" in result.stderr
    assert contents(checkout) == before


@pytest.mark.parametrize(
    "parent,path,old,new,said",
    [
        ("TabBar", "Sources/TabBar/TabBarFeature.swift", "enum Tab:", "enum Place:", "enum Tab"),
        ("TabBar", "Sources/TabBar/TabBarFeature.swift", "var body:", "var other:", "body"),
        ("TabBar", "Sources/TabBar/TabBarFeature.swift", "case logOut", "case settings(Int)\n    case logOut", "'settings' already"),
        ("TabBar", "Package.swift", "  dependencies: [\n", "  dependencies: [ //\n", "Package.swift"),
        ("Login", "Sources/Login/LoginView.swift", ".navigationTitle", ".title", "navigationTitle"),
        ("Root", "Sources/Root/RootFeature.swift", "", "", "nothing would lead to one more; put it into a screen that is there, with --into Login or TabBar"),
    ],
)
def test_a_parent_without_a_place_is_said_and_nothing_changes(checkout, parent, path, old, new, said):
    file = checkout.root / "Packages" / parent / path
    file.write_text(file.read_text().replace(old, new))
    before = contents(checkout)
    result = checkout.run("Scripts/new-feature", "Settings", "--into", parent)
    assert result.returncode == 1, result.stdout
    assert said in result.stderr and result.stdout == ""
    assert contents(checkout) == before


def test_a_failure_at_the_very_end_puts_everything_back(checkout):
    checkout.depend("Login", '.package(path: "../FeatureA")')
    before = contents(checkout)
    result = checkout.run("Scripts/new-feature", "Settings", "--into", "TabBar")
    assert result.returncode == 1 and "Login -> FeatureA" in result.stderr
    assert contents(checkout) == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_nothing_behind(checkout, number, tmp_path):
    before = contents(checkout)
    formatter = tmp_path / "swift"
    formatter.write_text(f"#!/bin/bash\ntouch {tmp_path}/started\nsleep 0.4\n")
    formatter.chmod(stat.S_IRWXU)
    process = subprocess.Popen(
        [checkout.root / "Scripts/new-feature", "Settings", "--into", "TabBar"],
        env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )
    deadline = time.monotonic() + 20
    while not (tmp_path / "started").exists():
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.01)
    process.send_signal(number)
    assert process.communicate(timeout=60)[0] == b"" and process.returncode == 128 + number
    assert contents(checkout) == before


@pytest.fixture
def kept(pristine, tmp_path):
    """A copy that git keeps."""
    root = tmp_path / "kept"
    shutil.copytree(pristine.root, root)
    made = Checkout.__new__(Checkout)
    made.root = root
    made.git("init", "--quiet")
    made.commit()
    return made


def take_back(checkout, report):
    """Runs the commands that the script names for it."""
    told = report.split("To take all of it back", 1)[1].split("\n", 1)[1].split("\n\n", 1)[0]
    commands = [line.strip() for line in told.splitlines() if line.startswith("  ")]
    subprocess.run("\n".join(["set -e", *commands]), shell=True, cwd=checkout.root, check=True)
    return told


@pytest.mark.parametrize("words", [(), ("--into", "TabBar"), ("--into", "Login")])
def test_what_it_says_takes_all_of_it_back(kept, words):
    result = kept.run("Scripts/new-feature", "Settings", *words)
    assert result.returncode == 0, result.stderr
    assert kept.git("status", "--porcelain") != ""
    told = take_back(kept, result.stdout)
    assert "by hand" not in told
    assert kept.git("status", "--porcelain", "--ignored") == ""


def test_changes_of_the_users_are_not_taken_back(kept):
    view = "Packages/TabBar/Sources/TabBar/TabBarView.swift"
    kept.write(view, "// mine\n" + (kept.root / view).read_text())
    result = kept.run("Scripts/new-feature", "Settings", "--into", "TabBar")
    assert result.returncode == 0, result.stderr
    told = take_back(kept, result.stdout)
    assert told.splitlines()[-1].endswith(f": {view}")
    assert (kept.root / view).read_text().startswith("// mine\n")
    assert kept.git("status", "--porcelain") == f"M {view}"
