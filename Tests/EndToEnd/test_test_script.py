"""`Scripts/test`: what it builds, what it counts and what it says; with a compiler that is a shell script."""

import os
import stat
import subprocess

import pytest

from checkout import Checkout

# Stands for the toolchain: notes what it builds; the tests of a package are its file `tests.sh`.
COMPILER = """#!/bin/bash
while [ $# -gt 0 ]; do
  case "$1" in
    --package-path) package=$2; shift ;;
    --scratch-path) scratch=$2; shift ;;
  esac
  shift
done
echo "$package" >>built
if [ -f "$package/Sources/broken" ]; then echo "broken:1:1: error: a mistake"; exit 1; fi
mkdir -p "$scratch/debug"
cp "$package/tests.sh" "$scratch/debug/$(basename "$package")PackageTests.xctest" || exit 0
chmod +x "$scratch/debug/$(basename "$package")PackageTests.xctest"
"""
PASS = '#!/bin/bash\necho "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds."\n'
FAIL = """#!/bin/bash
echo '✘ Test one() recorded an issue at X.swift:1:1: Expectation failed'
echo '✘ Test one() failed after 0.1 seconds with 1 issue.'
echo '✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.'
exit 1
"""


@pytest.fixture
def checkout(tmp_path):
    made = Checkout(tmp_path / "copy")
    for name in ("FeatureB2", "FeatureB1", "Effects"):
        made.write(f"Packages/{name}/tests.sh", PASS)
        made.write(f"Packages/{name}/Sources/X.swift")
        made.write(f"Packages/{name}/Tests/X.swift")
    made.write("bin/swift", COMPILER)
    (made.root / "bin/swift").chmod(stat.S_IRWXU)
    return made


def test(checkout, *names, **extra):
    environment = os.environ | {"PATH": f"{checkout.root / 'bin'}:{os.environ['PATH']}"} | extra
    for name in ("PULLBACK_SCRATCH", "PULLBACK_SWIFT_FLAGS", "PULLBACK_TEST_JOBS"):
        if name not in extra:
            environment.pop(name, None)
    (checkout.root / "built").unlink(missing_ok=True)
    result = subprocess.run(
        [checkout.root / "Scripts/test", *names], cwd=checkout.root, env=environment,
        capture_output=True, text=True, timeout=60,
    )
    built = checkout.root / "built"
    return result, built.read_text().split() if built.exists() else []


test.__test__ = False


def test_the_packages_named_are_built_and_tested_in_the_order_of_the_graph(checkout):
    result, built = test(checkout, "FeatureB1", "FeatureB2")
    assert result.returncode == 0, result.stdout
    assert built == ["Packages/FeatureB2", "Packages/FeatureB1"]
    lines = result.stdout.splitlines()
    assert [line for line in lines if "Test run" not in line] == [
        "FeatureB2: 3 passed, 0 failed", "FeatureB1: 3 passed, 0 failed", "6 passed, 0 failed",
    ]
    assert sum("Test run with 3 tests" in line for line in lines) == 2


def test_what_has_not_changed_is_not_built_again_and_still_tested(checkout):
    test(checkout, "FeatureB1", "FeatureB2")
    result, built = test(checkout, "FeatureB1", "FeatureB2")
    assert built == [] and result.stdout.splitlines()[-1] == "6 passed, 0 failed"


@pytest.mark.parametrize(
    "path,rebuilt",
    [
        ("Packages/FeatureB1/Sources/X.swift", ["Packages/FeatureB1"]),
        ("Packages/FeatureB1/Sources/New.swift", ["Packages/FeatureB1"]),
        ("Packages/FeatureB1/Tests/X.swift", ["Packages/FeatureB1"]),
        ("Packages/FeatureB1/Package.swift", ["Packages/FeatureB1"]),
        ("Packages/FeatureB2/Sources/X.swift", ["Packages/FeatureB2", "Packages/FeatureB1"]),
        ("Packages/Effects/Sources/X.swift", ["Packages/FeatureB2", "Packages/FeatureB1"]),
        ("Packages/FeatureB2/Tests/X.swift", ["Packages/FeatureB2"]),
        ("Packages/TabBar/Sources/X.swift", []),
        (".build/debug/FeatureB2PackageTests.xctest", ["Packages/FeatureB2"]),
        ("bin/swift", ["Packages/FeatureB2", "Packages/FeatureB1"]),
    ],
)
def test_a_change_is_built_where_it_can_be_seen(checkout, path, rebuilt):
    test(checkout, "FeatureB1", "FeatureB2")
    file = checkout.root / path
    text = file.read_text() if file.exists() else ""
    checkout.write(path, text + "\n")
    os.utime(file, (1, 1))
    assert test(checkout, "FeatureB1", "FeatureB2")[1] == rebuilt


def test_a_file_that_is_gone_and_other_flags_are_changes_too(checkout):
    test(checkout, "FeatureB2")
    (checkout.root / "Packages/FeatureB2/Sources/X.swift").unlink()
    assert test(checkout, "FeatureB2")[1] == ["Packages/FeatureB2"]
    assert test(checkout, "FeatureB2", PULLBACK_SWIFT_FLAGS="-g")[1] == ["Packages/FeatureB2"]
    assert test(checkout, "FeatureB2", PULLBACK_SWIFT_FLAGS="-g")[1] == []


def test_a_failure_is_counted_shown_and_said_by_the_exit_code(checkout):
    checkout.write("Packages/FeatureB2/tests.sh", FAIL)
    result, _ = test(checkout, "FeatureB1", "FeatureB2")
    assert result.returncode == 1
    assert "FeatureB2: 2 passed, 1 failed" in result.stdout
    assert "Expectation failed" in result.stdout
    assert result.stdout.splitlines()[-1] == "5 passed, 1 failed"


def test_each_issue_is_listed_with_the_lines_below_it_that_say_why(checkout):
    more = "".join(f"echo 'row {n}'\n" for n in range(40))
    checkout.write(
        "Packages/FeatureB2/tests.sh",
        "#!/bin/bash\n"
        "echo '✘ Test one() recorded an issue at X.swift:1:1: Issue recorded'\n"
        "echo '↳ the screen is another one'\n"
        "echo '- as it was'\n"
        "echo '✔ Test two() passed after 0.1 seconds.'\n"
        "echo 'printed by a test'\n"
        "echo '✘ Test three() recorded an issue at X.swift:2:1: Issue recorded'\n" + more +
        "echo '✘ Test one() failed after 0.1 seconds with 1 issue.'\n"
        "echo '✘ Test three() failed after 0.1 seconds with 1 issue.'\n"
        "exit 1\n",
    )
    result, _ = test(checkout, "FeatureB2")
    assert result.stdout.splitlines()[:4] == [
        "✘ Test one() recorded an issue at X.swift:1:1: Issue recorded",
        "↳ the screen is another one",
        "- as it was",
        "✘ Test three() recorded an issue at X.swift:2:1: Issue recorded",
    ]
    assert "--- the end of" not in result.stdout
    listed = result.stdout.split("--- all of it: ")[0]
    assert "row 9\n✘ Test one() failed" in listed
    assert result.stdout.splitlines()[-1] == "1 passed, 2 failed"


def test_a_skipped_test_is_not_one_that_passed(checkout):
    checkout.write(
        "Packages/FeatureB2/tests.sh",
        "#!/bin/bash\n"
        "echo '➜ Test one() skipped: \"Needs a network.\"'\n"
        "echo '✔ Test two() passed after 0.1 seconds.'\n"
        "echo '✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.'\n",
    )
    result, _ = test(checkout, "FeatureB2")
    assert result.stdout.splitlines()[-1] == "1 passed, 0 failed"


def test_what_passed_before_a_crash_counts(checkout):
    checkout.write(
        "Packages/FeatureB2/tests.sh",
        "#!/bin/bash\n"
        "echo '✔ Test one() passed after 0.1 seconds.'\n"
        "echo '✔ Test two(x:) with 3 test cases passed after 0.1 seconds.'\n"
        "kill -SEGV $$\n",
    )
    result, _ = test(checkout, "FeatureB2")
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1] == "2 passed, 1 failed"


def test_what_does_not_build_counts_as_a_failure_each_time_and_the_rest_goes_on(checkout):
    checkout.write("Packages/FeatureB2/Sources/broken")
    for _ in range(2):
        result, built = test(checkout, "Effects", "FeatureB2")
        assert "Packages/FeatureB2" in built
        assert result.returncode == 1 and "error: a mistake" in result.stdout
        assert "FeatureB2: 0 passed, 1 failed" in result.stdout
        assert result.stdout.splitlines()[-1] == "3 passed, 1 failed"


@pytest.mark.parametrize(
    "tests,said",
    [
        ("#!/bin/bash\nkill -SEGV $$\n", "signal 11"),
        (PASS + "exit 1\n", "3 tests"),
        ("#!/bin/bash\nexit 69\n", ""),
    ],
)
def test_tests_that_die_are_a_failure(checkout, tests, said):
    checkout.write("Packages/FeatureB2/tests.sh", tests)
    result, _ = test(checkout, "FeatureB2")
    assert result.returncode == 1 and said in result.stdout
    assert result.stdout.splitlines()[-1].endswith(" 1 failed")


def test_a_package_without_tests_is_a_failure(checkout):
    (checkout.root / "Packages/FeatureB2/tests.sh").unlink()
    result, _ = test(checkout, "FeatureB2")
    assert result.returncode == 1 and "no tests" in result.stdout
