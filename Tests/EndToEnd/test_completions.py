"""`numbers completions`: what a shell offers after a beginning of a line."""

import shutil
import subprocess

import pytest

OPTIONS = {
    "--source", "--api", "--plain", "--name", "--log-in", "--restore", "--trace", "--help", "-h",
    "--version",
}


@pytest.fixture
def complete(run, tmp_path):
    """Completes a line as bash does, whose words `=` divides."""
    script = tmp_path / "completions.bash"
    script.write_bytes(run("completions", "bash").stdout)

    def complete(*words, split=None):
        program = (
            f"source {script}; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _numbers;"
            ' for reply in "${COMPREPLY[@]}"; do printf "%s\\n" "$reply"; done'
        )
        result = subprocess.run(
            ["bash", "--norc", "-euc", program, "bash", "numbers", *words],
            capture_output=True, text=True, timeout=60,
        )
        assert result.returncode == 0 and result.stderr == "", result.stderr
        return result.stdout.rstrip("\n").split(split)

    return complete


@pytest.mark.parametrize(
    "words,offered",
    [
        ([""], {"fact", "serve", "record", "replay", "completions"}),
        (["f"], {"fact"}),
        (["-"], OPTIONS),
        (["--s"], {"--source"}),
        (["--source", ""], {"auto", "live", "embedded"}),
        (["--source", "l"], {"live"}),
        (["--source", "="], {"auto", "live", "embedded"}),
        (["--source", "=", "e"], {"embedded"}),
        (["--source", "live", "f"], {"fact"}),
        (["--source", "=", "live", "f"], {"fact"}),
        (["--name", "--source", ""], {"fact", "serve", "record", "replay", "completions"}),
        (["--name", ""], set()),
        (["fact", "--k"], {"--kind"}),
        (["fact", "--kind", "m"], {"math"}),
        (["fact", "42", "--kind", "d"], {"date"}),
        (["fact", "--p"], set()),
        (["fact", ""], set()),
        (["re"], {"record", "replay"}),
        (["record", "--pl"], {"--plain"}),
        (["record", "f", ""], set()),
        (["replay", "--s"], {"--step"}),
        (["serve", "--p"], {"--port"}),
        (["serve", "--port", "1"], set()),
        (["completions", ""], {"bash", "zsh", "fish"}),
        (["completions", "z"], {"zsh"}),
        (["--", "f"], set()),
        (["unknown", "-"], set()),
    ],
)
def test_bash_offers_what_the_parser_takes(complete, words, offered):
    found = complete(*words)
    assert offered <= set(found) if words == [""] or words == ["-"] else set(found) == offered
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    "words",
    [
        ["record"], ["replay"], ["replay", "--step"], ["--trace"], ["--trace", "="],
        ["record", "--plain", "--name", "x"], ["record", "x", "--trace"],
    ],
)
def test_bash_offers_files_where_a_file_is_wanted(complete, tmp_path, words):
    (tmp_path / "walk one.jsonl").touch()
    (tmp_path / "walk.two").touch()
    found = complete(*words, f"{tmp_path}/walk", split="\n")
    assert sorted(found) == [f"{tmp_path}/walk one.jsonl", f"{tmp_path}/walk.two"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_reads_the_script(run, shell, tmp_path):
    result = run("completions", shell)
    assert result.returncode == 0 and result.stderr == b""
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell} on this machine")
    script = tmp_path / "script"
    script.write_bytes(result.stdout)
    checked = subprocess.run([shell, "-n", str(script)], capture_output=True, timeout=60)
    assert (checked.returncode, checked.stderr) == (0, b"")
