"""`Scripts/sanitize`: what the thread sanitizer is told, and what it still finds."""

import os
import re
import stat
import subprocess
from pathlib import Path

import pytest

from checkout import Checkout

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
TOOLCHAIN = Path(
    subprocess.run(["sh", "-c", "command -v swift"], capture_output=True, text=True).stdout.strip()
).resolve().parent

# Four threads count to ten thousand each; how they guard the count is left open.
COUNT = """
import Glibc
import Synchronization

final class Counter: @unchecked Sendable {
  private let lock = Mutex(())
  var count = 0
  func increment() { GUARDED }
}

let counter = Counter()
var threads = [pthread_t](repeating: 0, count: 4)
for index in threads.indices {
  pthread_create(
    &threads[index], nil,
    { _ in
      for _ in 0..<10_000 { counter.increment() }
      return nil
    }, nil)
}
for thread in threads { pthread_join(thread, nil) }
"""


@pytest.fixture(scope="module")
def notices(tmp_path_factory):
    library = tmp_path_factory.mktemp("notices") / "mutex-notices.so"
    source = SCRIPTS / "sanitize-programs/mutex-notices.c"
    subprocess.run(
        [TOOLCHAIN / "clang", "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
    return library


def run_sanitized(folder, guarded, notices):
    (folder / "main.swift").write_text(COUNT.replace("GUARDED", guarded))
    subprocess.run(
        [TOOLCHAIN / "swiftc", "-sanitize=thread", "main.swift", "-o", "count"],
        cwd=folder, check=True, timeout=120,
    )
    return subprocess.run(
        [folder / "count"], env=os.environ | {"LD_PRELOAD": str(notices)},
        capture_output=True, text=True, timeout=120,
    )


def test_what_a_contended_lock_guards_is_no_race(tmp_path, notices):
    result = run_sanitized(tmp_path, "lock.withLock { _ in count += 1 }", notices)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_race_is_found(tmp_path, notices):
    result = run_sanitized(tmp_path, "count += 1", notices)
    assert result.returncode == 66
    assert "WARNING: ThreadSanitizer" in result.stderr


# Stands for the toolchain: notes its words; the tests say what was loaded before them.
COMPILER = """#!/bin/bash
echo "$*" >>"$NOTED"
while [ $# -gt 0 ]; do
  case "$1" in --scratch-path) scratch=$2; shift ;; esac
  shift
done
mkdir -p "$scratch/debug"
tests=$scratch/debug/ComposableArchitecturePackageTests.xctest
cat >"$tests" <<'TESTS'
#!/bin/bash
echo "loaded: $LD_PRELOAD"
echo "SUMMARY: ThreadSanitizer: data race X.swift:1:1"
echo "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds."
exit 66
TESTS
chmod +x "$tests"
"""


def test_a_race_in_tests_that_pass_is_a_failure(tmp_path):
    checkout = Checkout(tmp_path / "copy")
    checkout.write("bin/swift", COMPILER)
    checkout.write("bin/clang", "#!/bin/bash\n")
    for name in ("swift", "clang"):
        (checkout.root / "bin" / name).chmod(stat.S_IRWXU)
    noted = tmp_path / "noted"
    environment = os.environ | {
        "PATH": f"{checkout.root / 'bin'}:{os.environ['PATH']}",
        "NOTED": str(noted), "PULLBACK_SCRATCH": str(tmp_path / "built"),
    }
    result = subprocess.run(
        [checkout.root / "Scripts/sanitize"], env=environment, capture_output=True, text=True,
        timeout=60,
    )
    scratch = tmp_path / "built/thread-sanitizer"
    assert result.returncode == 1
    assert "SUMMARY: ThreadSanitizer: data race X.swift:1:1" in result.stdout
    assert result.stdout.splitlines()[-1] == "3 passed, 1 failed"
    assert "--sanitize=thread" in noted.read_text()
    log = (scratch / "test-logs/ComposableArchitecture.log").read_text()
    assert re.search(r"loaded: /\S+/mutex-notices.so", log)
