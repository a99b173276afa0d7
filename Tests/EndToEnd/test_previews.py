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


FAILED = [
    ("APreview", "failed"),
    ("APreview", "a2-failed"),
    ("B1Preview", "failed"),
    ("B1Preview", "b2-failed"),
    ("B2Preview", "failed"),
    ("TabBarPreview", "failed"),
    ("RootPreview", "failed"),
]


@pytest.mark.parametrize("program,state", FAILED)
def test_the_failed_state_can_be_retried(run, program, state):
    result = run("--state", state, program=program, lines=["retry", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    first, after = result.stdout.decode().split("[1] retry", 1)
    assert "failed: " in first
    assert " is " in after and "failed: " not in after


@pytest.mark.parametrize("program,state", FAILED)
def test_the_failed_state_can_be_retried_in_a_terminal(terminal, program, state):
    app = terminal("--state", state, program=program)
    app.until("failed: ")
    app.click("retry")
    app.until(lambda text: " is " in text and "failed: " not in text)
    app.send("\x03")
    app.wait()


def test_the_failed_log_in_can_be_retried(run):
    result = run("--state", "failed", program="LoginPreview", lines=["logIn", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    first, after = result.stdout.decode().split("[2] logIn", 1)
    assert "The log-in service is down." in first
    assert "logIn" in after and "The log-in service is down." not in after


def test_the_log_in_fails_once_when_the_service_is_down(run):
    result = run("--state", "down", program="LoginPreview", lines=["logIn", "logIn", "quit"])
    assert result.returncode == 0, result.stderr.decode()
    assert result.stdout.decode().count("The log-in service is down.") == 1


@pytest.mark.parametrize("program", PREVIEWS)
def test_the_states_are_listed_and_an_unknown_one_is_refused(run, program):
    listed = run("--states", program=program)
    assert listed.returncode == 0
    for state in listed.stdout.decode().split():
        assert run("--state", state, program=program, lines=["quit"]).returncode == 0
    refused = run("--state", "nonsense", program=program)
    assert refused.returncode == 64 and b"nonsense" in refused.stderr
