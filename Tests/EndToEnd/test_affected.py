"""`Scripts/test --affected`: which packages a change can reach."""

import resource

import pytest

from checkout import Checkout

# The packages that the table below speaks of; others may be there too.
KNOWN = {
    "ComposableArchitecture", "TerminalUI", "Effects", "Login", "FeatureA", "FeatureB2", "FeatureB1",
    "TabBar", "Root", "App", "EndToEnd",
}
ABOVE_FEATURES = {"TabBar", "Root", "App", "EndToEnd"}


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    made = Checkout(tmp_path_factory.mktemp("affected") / "copy")
    made.git("init", "--quiet", "--initial-branch", "main")
    made.commit()
    made.git("tag", "start")
    return made


@pytest.fixture
def checkout(repository):
    """The repository as it is committed, on its branch main."""
    yield repository
    repository.git("checkout", "--quiet", "--force", "-B", "main", "start")
    repository.git("clean", "--quiet", "--force", "-d")
    for branch in repository.git("branch", "--format", "%(refname:short)").split():
        if branch != "main":
            repository.git("branch", "--quiet", "-D", branch)


def affected(checkout, *arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = checkout.run("Scripts/test", "--affected", *arguments, "--list")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert result.returncode == 0, result.stderr
    assert took < 2, f"deciding took {took:.1f} s of the processor"
    return result.stdout.split(), result.stderr


@pytest.fixture(scope="module")
def everything(repository):
    return repository.run("Scripts/test", "--list").stdout.split()


CASES = [
    ("Packages/ComposableArchitecture/Sources/Clocks/X.swift", "all"),
    ("Packages/ComposableArchitecture/Package.swift", "all"),
    ("Packages/TerminalUI/Sources/TerminalCore/X.swift", "all but ComposableArchitecture"),
    ("Packages/Effects/Sources/EffectsLive/X.swift", "all but ComposableArchitecture TerminalUI"),
    ("Packages/Effects/Sources/EffectsPreview/X.swift", "all but ComposableArchitecture TerminalUI"),
    ("Packages/Login/Sources/Login/X.swift", "Login Root App EndToEnd"),
    ("Packages/FeatureA/Sources/FeatureA/X.swift", "FeatureA TabBar Root App EndToEnd"),
    ("Packages/FeatureB2/Sources/FeatureB2/X.swift", "FeatureB2 FeatureB1 TabBar Root App EndToEnd"),
    ("Packages/FeatureB1/Sources/FeatureB1/X.swift", "FeatureB1 TabBar Root App EndToEnd"),
    ("Packages/FeatureB1/Sources/B1Preview/X.swift", "FeatureB1 EndToEnd"),
    ("Packages/TabBar/Sources/TabBar/X.swift", "TabBar Root App EndToEnd"),
    ("Packages/Root/Sources/Root/X.swift", "Root App EndToEnd"),
    ("App/Sources/numbers/X.swift", "App EndToEnd"),
    ("Packages/FeatureB2/Tests/FeatureB2Tests/X.swift", "FeatureB2"),
    ("Packages/ComposableArchitecture/Tests/ClocksTests/X.swift", "ComposableArchitecture"),
    ("App/Tests/NumbersCommandTests/X.swift", "App"),
    ("Packages/Effects/Benchmarks/Sources/X.swift", ""),
    ("Packages/Effects/README.md", "Effects"),
    ("Packages/Effects/Sources/Effects/README.md", "Effects"),
    ("App/README.md", "App"),
    ("README.md", "EndToEnd"),
    ("Documentation/Tutorial.md", "EndToEnd"),
    ("LICENSE", ""),
    (".swift-format", ""),
    (".gitignore", ""),
    ("Tests/EndToEnd/test_x.py", "EndToEnd"),
    ("Tests/run", "EndToEnd"),
    ("Scripts/preview", "EndToEnd"),
    ("Scripts/templates/x", "EndToEnd"),
    ("Scripts/test", "all"),
    ("Scripts/graph-programs/edges.awk", "all"),
    (".ci/run", "all"),
    ("an unknown file", "all"),
    ("Packages/Effects/Sources/Effects/naïve name.swift", "all but ComposableArchitecture TerminalUI"),
]


@pytest.mark.parametrize("file,expected", CASES)
def test_a_change_reaches_what_depends_on_it_and_nothing_else(checkout, everything, file, expected):
    path = checkout.root / file
    checkout.write(file, (path.read_text() if path.exists() else "") + "\n# changed\n")
    names, _ = affected(checkout)
    assert names == [name for name in everything if name in names], "the order is that of the graph"
    if expected == "all":
        assert names == everything
    elif expected.startswith("all but"):
        assert set(names) & KNOWN == KNOWN - set(expected.split()[2:])
    else:
        assert set(names) == set(expected.split())


def test_several_changes_add_up(checkout):
    checkout.write("Packages/Login/Tests/LoginTests/X.swift")
    checkout.write("Packages/FeatureB2/Sources/FeatureB2/X.swift")
    checkout.git("add", "--all")
    names, _ = affected(checkout)
    assert set(names) == {"Login", "FeatureB2", "FeatureB1"} | ABOVE_FEATURES


def test_no_change_reaches_nothing_and_tests_nothing(checkout):
    assert affected(checkout)[0] == []
    result = checkout.run("Scripts/test", "--affected")
    assert result.returncode == 0 and result.stdout == "0 passed, 0 failed\n"


def test_on_another_branch_the_whole_branch_counts_and_the_script_says_so(checkout):
    checkout.git("checkout", "--quiet", "-b", "topic")
    checkout.write("Packages/FeatureA/Sources/FeatureA/X.swift")
    checkout.commit()
    checkout.write("Packages/Login/Tests/LoginTests/X.swift")
    names, said = affected(checkout)
    assert set(names) == {"FeatureA", "Login"} | ABOVE_FEATURES
    assert "merge base with main" in said
    names, said = affected(checkout, "HEAD")
    assert names == ["Login"] and "HEAD" in said


def test_on_main_what_was_committed_and_not_yet_sent_counts(checkout):
    checkout.git("update-ref", "refs/remotes/origin/main", "start")
    try:
        checkout.write("Packages/FeatureB2/Tests/FeatureB2Tests/X.swift")
        checkout.commit()
        checkout.write("Packages/Login/Tests/LoginTests/X.swift")
        names, said = affected(checkout)
        assert set(names) == {"Login", "FeatureB2"}
        assert "merge base with origin/main" in said
    finally:
        checkout.git("update-ref", "-d", "refs/remotes/origin/main")


def test_what_main_gained_since_the_branch_began_does_not_count(checkout):
    checkout.git("checkout", "--quiet", "-b", "topic")
    checkout.write("Packages/Login/Tests/LoginTests/X.swift")
    checkout.commit()
    checkout.git("checkout", "--quiet", "main")
    checkout.write("Packages/FeatureA/Sources/FeatureA/X.swift")
    checkout.commit()
    checkout.git("checkout", "--quiet", "topic")
    assert affected(checkout)[0] == ["Login"]


def test_a_file_that_is_deleted_or_moved_counts_where_it_was_and_where_it_is(checkout):
    checkout.write("Packages/FeatureB2/Tests/FeatureB2Tests/X.swift", "let one = 1\n" * 20)
    checkout.commit()
    (checkout.root / "Packages/Login/Tests/LoginTests").mkdir(parents=True)
    checkout.git(
        "mv", "Packages/FeatureB2/Tests/FeatureB2Tests/X.swift",
        "Packages/Login/Tests/LoginTests/X.swift",
    )
    assert affected(checkout)[0] == ["Login", "FeatureB2"]


def test_a_revision_that_does_not_exist_is_named_and_exit_64(checkout):
    for words in (["nonsense"], ["--affected=nonsense"]):
        result = checkout.run("Scripts/test", "--affected", *words, "--list")
        assert result.returncode == 64 and "nonsense" in result.stderr and result.stdout == ""


def test_a_folder_without_git_is_said(tmp_path):
    bare = Checkout(tmp_path / "copy")
    result = bare.run("Scripts/test", "--affected", "--list")
    assert result.returncode == 64 and "git" in result.stderr
