"""Each feature alone."""

import pytest

PREVIEWS = {
    "LoginPreview": "logIn",
    "APreview": "open the A2 View",
    "B1Preview": "Open the B2View",
    "B2Preview": "ask",
    "TabBarPreview": "log out",
    "RootPreview": "logIn",
}


@pytest.mark.parametrize("program,label", PREVIEWS.items())
def test_a_preview_shows_its_feature_in_a_pipe(run, program, label):
    result = run(program=program, lines=["quit"])
    assert result.returncode == 0, result.stderr.decode()
    assert label in result.stdout.decode()


@pytest.mark.parametrize("program,label", PREVIEWS.items())
def test_a_preview_shows_its_feature_in_a_terminal(terminal, program, label):
    app = terminal(program=program)
    app.until(label)
    app.send("\x03")
    app.wait()


@pytest.mark.parametrize("program", ["APreview", "B1Preview", "B2Preview"])
def test_the_failed_state_can_be_retried(run, program):
    result = run("--state", "failed", program=program, lines=["retry", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    first, after = result.stdout.decode().split("retry", 1)
    assert "failed: " in first and " is " in after


def test_the_failed_log_in_can_be_retried(run):
    result = run("--state", "failed", program="LoginPreview", lines=["logIn", "quit"])
    assert result.returncode == 0, result.stderr.decode()


@pytest.mark.parametrize("program", PREVIEWS)
def test_the_states_are_listed_and_an_unknown_one_is_refused(run, program):
    listed = run("--states", program=program)
    assert listed.returncode == 0
    for state in listed.stdout.decode().split():
        assert run("--state", state, program=program, lines=["quit"]).returncode == 0
    refused = run("--state", "nonsense", program=program)
    assert refused.returncode == 64 and b"nonsense" in refused.stderr
