"""`Scripts/graph` and `Scripts/packages`: the package graph as the manifests have it, and its rules."""

import xml.etree.ElementTree as xml

import pytest

from checkout import REPOSITORY, Checkout


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path / "copy")


def refusals(checkout):
    result = checkout.run("Scripts/graph", "--check")
    lines = [line for line in result.stderr.splitlines() if "README.md" not in line]
    assert (result.returncode != 0) == (result.stderr != "")
    return lines


def test_the_repository_obeys_its_rules(checkout):
    result = checkout.run("Scripts/graph", "--check")
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize(
    "package,dependency,edge,rule",
    [
        ("ComposableArchitecture", "../TerminalUI", "ComposableArchitecture -> TerminalUI", "foundation"),
        ("TerminalUI", "../Effects", "TerminalUI -> Effects", "foundation"),
        ("Effects", "../FeatureA", "Effects -> FeatureA", "foundation"),
        ("FeatureA", "../TabBar", "FeatureA -> TabBar", "parents"),
        ("FeatureB2", "../FeatureB1", "FeatureB2 -> FeatureB1", "parents"),
        ("FeatureB2", "../Root", "FeatureB2 -> Root", "parents"),
        ("FeatureA", "../FeatureB1", "FeatureA -> FeatureB1", "only one parent"),
        ("FeatureB1", "../FeatureA", "FeatureB1 -> FeatureA", "only one parent"),
        ("Login", "../FeatureA", "Login -> FeatureA", "only one parent"),
        ("Root", "../FeatureA", "Root -> FeatureA", "only one parent"),
        ("App", "../Packages/Login", "App -> Login", "only one parent"),
        ("FeatureA", "../../App", "FeatureA -> App", "nothing depends on the app"),
        ("Login", "../Login", "Login -> Login", "itself"),
        ("Login", "../Nowhere", "Login -> Nowhere", "no package"),
        ("Login", "../../../elsewhere", "Login -> ../elsewhere", "no package"),
    ],
)
def test_a_forbidden_edge_is_named_with_its_rule(checkout, package, dependency, edge, rule):
    checkout.depend(package, f'.package(path: "{dependency}")')
    lines = refusals(checkout)
    assert len(lines) == 1, lines
    assert edge in lines[0] and rule in lines[0] and checkout.manifest(package) in lines[0]


def test_the_app_starts_one_feature(checkout):
    checkout.package("Lonely", "../TerminalUI")
    checkout.depend("App", '.package(path: "../Packages/Lonely")')
    assert any("App -> Lonely" in line or "App -> Root" in line for line in refusals(checkout))


@pytest.mark.parametrize(
    "line",
    [
        '.package(url: "https://example.com/x.git", from: "1.0.0")',
        '.package(id: "some.thing", exact: "1.0.0")',
        '.package(\n      name: "x",\n      url: "https://example.com/x.git", branch: "main")',
        '.package(path: "../\\(name)")',
    ],
)
def test_a_package_from_outside_is_refused(checkout, line):
    checkout.depend("Login", line)
    assert any("Packages/Login/Package.swift" in line for line in refusals(checkout))


@pytest.mark.parametrize(
    "line",
    ['// .package(path: "../TabBar")\n    .package(path: "../Effects")', '.package( path:  "../Effects" )'],
)
def test_comments_and_spaces_of_a_manifest_are_understood(checkout, line):
    checkout.depend("Login", line)
    assert refusals(checkout) == []


def test_a_new_feature_composed_by_one_parent_passes(checkout):
    checkout.package("Settings", "../ComposableArchitecture", "../TerminalUI", "../Effects")
    assert refusals(checkout) == []
    checkout.depend("TabBar", '.package(path: "../Settings")')
    assert refusals(checkout) == []
    order = [line.split("/")[-1] for line in checkout.run("Scripts/packages").stdout.split()]
    assert order.index("Effects") < order.index("Settings") < order.index("TabBar")


def test_any_feature_may_use_the_navigation_packages_and_they_no_feature(checkout):
    for name in ("TCACoordinators", "LinkRouting"):
        checkout.package(name, "../ComposableArchitecture", "../TerminalUI")
        checkout.depend("FeatureA", f'.package(path: "../{name}")')
        checkout.depend("App", f'.package(path: "../Packages/{name}")')
    assert refusals(checkout) == []
    checkout.depend("LinkRouting", '.package(path: "../FeatureB2")')
    assert len(refusals(checkout)) == 1


def test_nothing_depends_on_benchmarks_which_depend_on_their_package_and_foundations(checkout):
    checkout.package("Effects/Benchmarks", "..", "../../ComposableArchitecture")
    assert refusals(checkout) == []
    assert "Benchmarks" not in checkout.run("Scripts/packages").stdout
    checkout.depend("Effects/Benchmarks", '.package(path: "../../FeatureA")')
    assert "Effects/Benchmarks -> FeatureA" in refusals(checkout)[0]
    checkout.depend("Login", '.package(path: "../Effects/Benchmarks")')
    assert any("Login -> Effects/Benchmarks" in line for line in refusals(checkout))


@pytest.mark.parametrize(
    "file,statement",
    [
        ("Packages/Login/Sources/Login/X.swift", "import FoundationNetworking"),
        ("Packages/Effects/Sources/Effects/X.swift", "public import FoundationNetworking"),
        ("App/Sources/numbers/X.swift", "@preconcurrency import FoundationNetworking"),
        ("Packages/Login/Sources/Login/X.swift", "import EffectsLive"),
        ("Packages/FeatureA/Tests/FeatureATests/X.swift", "@testable import EffectsLive"),
    ],
)
def test_live_sides_are_imported_where_they_belong_only(checkout, file, statement):
    checkout.write(file, statement + "\n")
    lines = refusals(checkout)
    assert len(lines) == 1 and file in lines[0] and statement.split()[-1] in lines[0]


def test_a_stale_picture_in_the_readme_is_refused_and_updated(checkout):
    checkout.package("Settings", "../Effects")
    result = checkout.run("Scripts/graph", "--check")
    assert result.returncode == 1 and "README.md" in result.stderr
    before = (checkout.root / "README.md").read_text()
    assert checkout.run("Scripts/graph", "--update").returncode == 0
    after = (checkout.root / "README.md").read_text()
    assert set(after.splitlines()) - set(before.splitlines()) == {"Settings"}
    assert checkout.run("Scripts/graph", "--check").returncode == 0
    assert not list(checkout.root.glob("README.md.*"))


def test_every_format_has_every_package(checkout):
    names = {line.split("/")[-1] for line in checkout.run("Scripts/packages").stdout.split()}
    assert {path.name for path in (REPOSITORY / "Packages").iterdir() if path.is_dir()} | {"App"} == names
    for form in ("text", "mermaid", "dot", "svg"):
        drawn = checkout.run("Scripts/graph", "--format", form)
        assert drawn.returncode == 0
        assert all(name in drawn.stdout for name in names), form
    edges = checkout.run("Scripts/graph", "--format", "edges").stdout.splitlines()
    assert "FeatureB1 -> FeatureB2" in edges and len(edges) == len(set(edges))
    xml.fromstring(checkout.run("Scripts/graph", "--format=svg").stdout)


@pytest.mark.parametrize(
    "command,word",
    [
        (["Scripts/graph", "--format", "png"], "png"),
        (["Scripts/graph", "--chek"], "--chek"),
        (["Scripts/packages", "Nowhere"], "Nowhere"),
        (["Scripts/packages", "."], "'.'"),
        (["Scripts/test", "--list", "Nowhere"], "Nowhere"),
    ],
)
def test_a_wrong_word_is_named_and_exit_64(checkout, command, word):
    result = checkout.run(*command)
    assert result.returncode == 64 and word in result.stderr and result.stdout == ""
