"""The app against `numbers serve`, and with it gone."""

import subprocess

from conftest import BIN
from test_plain import WALK, in_order


def test_the_walk_over_http(run, server):
    result = run(
        "--plain", "--source", "live", "--api", server.url, "--name", "wimes", lines=WALK
    )
    assert result.returncode == 0, result.stderr.decode()
    in_order(
        result.stdout.decode(),
        "1 is ", "login Data: wimes", "2 is ", "4 is ", "login Data: wimes", "2 is ",
    )


class Session:
    """A plain-mode session that goes on while the server comes and goes."""

    def __init__(self, environment, *arguments):
        self.process = subprocess.Popen(
            [BIN / "numbers", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment,
        )
        self.text = ""

    def until(self, part):
        while part not in self.text:
            line = self.process.stdout.readline().decode()
            assert line, f"{part!r} never came:\n{self.text}"
            self.text += line
        self.text = self.text.split(part, 1)[1]

    def send(self, line):
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self):
        self.send("quit")
        self.process.communicate(timeout=30)
        return self.process.returncode


def test_the_failed_state_while_the_server_is_gone_and_retry_when_it_is_back(environment, server):
    session = Session(
        environment, "--plain", "--source", "live", "--api", server.url, "--log-in", "wimes"
    )
    session.until("1 is ")
    server.kill()
    session.send("tab B")
    session.until("failed: ")
    session.until("retry")
    server.start()
    session.send("retry")
    session.until("2 is ")
    assert session.end() == 0


def test_auto_falls_back_to_the_embedded_source_and_says_so(run, server):
    server.kill()
    result = run(
        "--plain", "--source", "auto", "--api", server.url, "--log-in", "wimes", lines=["quit"]
    )
    assert result.returncode == 0
    assert "1 is " in result.stdout.decode()
    assert "offline" in result.stdout.decode()
    server.start()


def test_one_fact_without_a_network_is_exit_69_and_nothing_on_standard_output(run):
    result = run("fact", "42", "--source", "live", "--api", "http://127.0.0.1:9")
    assert result.returncode == 69
    assert result.stdout == b""
    assert len(result.stderr.decode().splitlines()) == 1


def test_one_fact_from_the_fallback_says_so_on_standard_error(run):
    result = run("fact", "42", "--source", "auto", "--api", "http://127.0.0.1:9")
    assert result.returncode == 0
    assert result.stdout.startswith(b"42 is ")
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and "embedded" in lines[0]


def test_one_fact_over_http(run, server):
    result = run("fact", "42", "--source", "live", "--api", server.url)
    assert result.returncode == 0
    assert result.stdout.startswith(b"42 is ")
