"""`Scripts/run`: builds the app and becomes it; with a compiler that is a shell script."""

import os
import subprocess

import pytest

from checkout import Checkout

COMPILER = r"""#!/bin/bash
while [ $# -gt 0 ]; do
  if [ "$1" = --scratch-path ]; then scratch=$2; fi
  shift
done
if [ -n "${BROKEN:-}" ]; then echo "error: a mistake"; exit 1; fi
mkdir -p "$scratch/debug"
printf '#!/bin/bash\necho "in $PWD:" "$@"\ncat\nexit 7\n' >"$scratch/debug/numbers"
chmod +x "$scratch/debug/numbers"
"""


@pytest.fixture
def start(tmp_path):
    checkout = Checkout(tmp_path / "a copy")
    checkout.write("bin/swift", COMPILER)
    (checkout.root / "bin/swift").chmod(0o700)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    def start(*words, **more):
        environment = os.environ | {"PATH": f"{checkout.root / 'bin'}:{os.environ['PATH']}"} | more
        environment.pop("PULLBACK_SCRATCH", None)
        return subprocess.run(
            [checkout.root / "Scripts/run", *words], cwd=elsewhere, env=environment, input="typed\n",
            capture_output=True, text=True, timeout=60,
        )

    return start


def test_the_app_gets_the_words_the_input_and_the_folder_and_gives_its_exit_code(start, tmp_path):
    result = start("fact", "4 2", "--json")
    assert result.stdout == f"in {tmp_path}/elsewhere: fact 4 2 --json\ntyped\n"
    assert result.returncode == 7
    assert result.stderr == "run: building numbers for the first time, which takes minutes\n"
    assert start("--", "--help").stdout == f"in {tmp_path}/elsewhere: --help\ntyped\n"
    assert start("fact", "--help").stderr == ""


def test_what_does_not_build_is_said_and_nothing_runs(start):
    result = start("fact", "42", BROKEN="1")
    assert (result.returncode, result.stdout) == (1, "")
    assert "error: a mistake" in result.stderr
