"""`Scripts/bench --against`: two runs compared; with a benchmark that is a shell script."""

import json
import os
import stat
import subprocess

import pytest

from checkout import Checkout

# Stands for the toolchain: the benchmark that it makes prints the file `run.json`.
COMPILER = """#!/bin/bash
while [ $# -gt 0 ]; do
  case "$1" in
    --scratch-path) scratch=$2; shift ;;
    --show-bin-path) echo "$scratch/release"; exit ;;
  esac
  shift
done
mkdir -p "$scratch/release"
printf '#!/bin/bash\\necho "$*" >%s/words\\ncat %s/run.json\\n' "$PWD" "$PWD" >"$scratch/release/Bench"
chmod +x "$scratch/release/Bench"
"""


def row(name, median, least=None, most=None, unit="ns"):
    return json.dumps(
        {
            "name": name, "unit": unit, "median": median, "min": least or median * 0.9,
            "max": most or median * 1.1, "target": None, "runs": 9,
        },
        ensure_ascii=False,
    )


@pytest.fixture
def checkout(tmp_path):
    made = Checkout(tmp_path / "copy")
    for manifest in made.root.glob("Packages/*/Benchmarks/Package.swift"):
        manifest.unlink()
    made.write("Packages/ComposableArchitecture/Benchmarks/Package.swift",
               'let package = Package(targets: [\n.executableTarget(\n  name: "Bench")])\n')
    made.write("bin/swift", COMPILER)
    (made.root / "bin/swift").chmod(stat.S_IRWXU)
    return made


def bench(checkout, *words):
    environment = os.environ | {"PATH": f"{checkout.root / 'bin'}:{os.environ['PATH']}"}
    environment.pop("PULLBACK_SCRATCH", None)
    return subprocess.run(
        [checkout.root / "Scripts/bench", *words], cwd=checkout.root, env=environment,
        capture_output=True, text=True, timeout=60,
    )


def test_ratios_are_said_with_their_noise(checkout):
    checkout.write("then.json", "\n".join([
        row("halved", 100), row("doubled, \"quoted\"", 50), row("same", 10), row("shaky", 10, 5, 20),
        row("gone", 7),
    ]) + "\n")
    checkout.write("run.json", "\n".join([
        row("halved", 50), row("doubled, \"quoted\"", 100), row("same", 10.2), row("shaky", 15, 5, 20),
        row("new", 3, unit="µs"),
    ]) + "\n")
    result = bench(checkout, "engine", "--against", "then.json", "--filter", "x")
    assert result.returncode == 0, result.stderr
    assert (checkout.root / "words").read_text() == "--json --filter x\n"
    rows = {line.split("  ")[0]: line for line in result.stdout.splitlines()}
    assert "0.50" in rows["halved"] and rows["halved"].endswith("faster")
    doubled = rows['doubled, \\"quoted\\"']
    assert "2.00" in doubled and doubled.endswith("slower") and "1.64 ... 2.44" in doubled
    assert rows["same"].endswith("within noise") and "1.02" in rows["same"]
    assert rows["shaky"].endswith("within noise")
    assert rows["gone"].endswith("gone") and rows["new"].endswith("new")


def test_without_a_stored_run_the_benchmark_speaks_for_itself(checkout):
    checkout.write("run.json", row("one", 1) + "\n")
    result = bench(checkout, "engine", "--json", "--smoke")
    assert result.stdout == row("one", 1) + "\n"
    assert (checkout.root / "words").read_text() == "--json --smoke\n"


def test_wrong_words_and_files_are_named(checkout):
    checkout.write("empty.json", "nothing\n")
    checkout.write("run.json", row("one", 1) + "\n")
    for words, code, said in (
        (["engin"], 64, "engin"), ([], 64, "engine"), (["engine", "--against"], 64, "--against"),
        (["engine", "--against=nowhere.json"], 66, "nowhere.json"), (["routing"], 66, "LinkRouting"),
        (["engine", "--against", "empty.json"], 65, "no measurement"),
    ):
        result = bench(checkout, *words)
        assert result.returncode == code and said in result.stderr and result.stdout == "", words
    assert bench(checkout, "--list").stdout == "engine\n"
