"""`Scripts/preview`: it watches, builds anew, starts again; with a compiler that is a shell script."""

import os
import pathlib
import signal
import stat
import subprocess
import time

import pytest

from checkout import Checkout
from terminal import Terminal

# Stands for the toolchain: a source that holds "error" does not build, another is its own program.
COMPILER = r"""#!/bin/bash
words="$*"
while [ $# -gt 0 ]; do
  case "$1" in
    --package-path) package=$2; shift ;;
    --scratch-path) scratch=$2; shift ;;
    --product) product=$2; shift ;;
    --show-bin-path) echo "$scratch/debug"; exit ;;
  esac
  shift
done
mkdir -p "$scratch"
echo "$words" >>"$scratch/words"
case "$words" in *--disable-build-manifest-caching*) date +%N >"$scratch/debug.yaml" ;; esac
source=$package/Sources/$product/$product.swift
if grep -n error "$source" | sed "s|^|$PWD/$source:1:1: error: a mistake on line |" | grep .; then exit 1; fi
mkdir -p "$scratch/debug"
cp "$source" "$scratch/debug/new" && chmod +x "$scratch/debug/new"
mv "$scratch/debug/new" "$scratch/debug/$product"
"""
PROGRAM = "#!/bin/bash\nprintf '\\033[2J\\033[H'\necho \"the {} screen $*\"\nread -r line\nexit 3\n"
SOURCE = "Packages/FeatureB1/Sources/B1Preview/B1Preview.swift"


@pytest.fixture
def checkout(tmp_path):
    made = Checkout(tmp_path / "copy")
    made.write(SOURCE, PROGRAM.format("first"))
    made.write("Packages/FeatureB2/Sources/FeatureB2/B2View.swift")
    made.write("bin/swift", COMPILER)
    (made.root / "bin/swift").chmod(stat.S_IRWXU)
    return made


@pytest.fixture
def preview(checkout, environment):
    opened = []

    def start(*words):
        environment["PATH"] = f"{checkout.root / 'bin'}:{os.environ['PATH']}"
        environment["TMPDIR"] = str(checkout.root)
        script = str(checkout.root / "Scripts/preview")
        opened.append(Terminal([script, "FeatureB1", *words], environment))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()


def test_a_change_is_shown_in_the_state_that_was_chosen(checkout, preview):
    app = preview("--state", "failed")
    app.until("the first screen --state failed")
    checkout.write(SOURCE, PROGRAM.format("second"))
    app.until("the second screen --state failed")
    assert "Terminated" not in app.text and "first" not in app.text
    app.send("\n")
    assert app.wait() == 3
    assert not list(checkout.root.glob("tmp.*"))


def test_the_plan_of_a_build_serves_the_next_until_another_build_writes_its_own(checkout, preview):
    app = preview()
    app.until("the first screen")
    for name in ("second", "third", "fourth"):
        checkout.write(SOURCE, PROGRAM.format(name))
        app.until(f"the {name} screen")
        if name == "second":
            checkout.write(".build/debug.yaml", "the plan of another package\n")
    words = (checkout.root / ".build/words").read_text().splitlines()
    assert ["--disable-build-manifest-caching" in line for line in words] == [True, False, True, False]


def test_what_does_not_build_is_shown_in_place_until_it_does(checkout, preview):
    app = preview()
    app.until("the first screen")
    checkout.write(SOURCE, "an error\n")
    app.until("FeatureB1 does not build")
    app.until("a mistake on")
    assert "the first screen" not in app.text
    checkout.write(SOURCE, PROGRAM.format("mended"))
    app.until("the mended screen")
    assert "does not build" not in app.text


def test_errors_of_the_first_build_are_shown_and_q_quits(checkout, preview):
    checkout.write(SOURCE, "an error\n")
    app = preview()
    app.until("a mistake on")
    app.send("q")
    assert app.wait() == 1


def test_a_change_of_what_the_package_depends_on_counts_too(checkout, preview):
    checkout.write(SOURCE, "#!/bin/bash\necho $$; read -r line\n")
    app = preview()
    app.until(lambda _: any(map(str.isdigit, app.lines)))
    first = [line for line in app.lines if line.isdigit()]
    (checkout.root / "Packages/FeatureB2/Sources/FeatureB2/B2View.swift").unlink()
    app.until(lambda _: len([line for line in app.lines if line.isdigit()]) == 2)
    assert first != [line for line in app.lines if line.isdigit()][1:]


def test_no_watcher_is_left_when_the_script_is_killed(checkout, preview):
    app = preview()
    app.until("the first screen")
    group = app.pid
    app.signal(signal.SIGKILL)
    app.wait()
    deadline = time.monotonic() + 10
    while watchers := [pid for pid in processes_of(group) if "Scripts/preview" in command_of(pid)]:
        assert time.monotonic() < deadline, watchers
        time.sleep(0.05)


def processes_of(group):
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if int((entry / "stat").read_text().rsplit(") ", 1)[1].split()[2]) == group:
                    yield entry.name
            except OSError:
                pass


def command_of(pid):
    try:
        return (pathlib.Path("/proc") / pid / "cmdline").read_text()
    except OSError:
        return ""


def test_it_does_not_watch_when_asked_not_to_or_in_a_pipe(checkout, preview):
    app = preview("--no-watch", "--plain")
    app.until("the first screen --plain")
    app.send("\n")
    assert app.wait() == 3
    environment = os.environ | {"PATH": f"{checkout.root / 'bin'}:{os.environ['PATH']}"}
    piped = subprocess.run(
        [checkout.root / "Scripts/preview", "FeatureB1", "--states"],
        input="\n", capture_output=True, text=True, env=environment, timeout=60,
    )
    assert piped.returncode == 3 and "the first screen --states" in piped.stdout


def test_an_unknown_feature_is_named_with_those_that_there_are(checkout):
    for name in ("Nowhere", "Effects", "", "../FeatureB1"):
        result = checkout.run("Scripts/preview", name)
        assert result.returncode == 64 and f"'{name}'" in result.stderr
        assert "FeatureB1" in result.stderr and result.stdout == ""
