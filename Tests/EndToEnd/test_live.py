"""The app against `numbers serve`, and with it gone."""

import shutil
import socket
import subprocess
import time
from pathlib import Path

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
        self.process.communicate(timeout=60)
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


def test_the_networking_library_is_not_loaded_by_the_program_and_its_transport_ends_with_it(
    environment, server
):
    session = Session(
        environment, "--plain", "--source", "live", "--api", server.url, "--log-in", "wimes"
    )
    session.until("1 is ")
    maps = Path(f"/proc/{session.process.pid}/maps").read_text()
    assert "/numbers\n" in maps and "FoundationNetworking" not in maps and "libcurl" not in maps
    transports = children(session.process.pid)
    assert [Path(f"/proc/{pid}/comm").read_text() for pid in transports] == ["numbers-transpo\n"]
    session.process.kill()
    session.process.communicate(timeout=60)
    deadline = time.monotonic() + 20
    while any(is_running(pid) for pid in transports):
        assert time.monotonic() < deadline, "the transport outlives its program"
        time.sleep(0.01)


def children(pid):
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_a_program_without_its_transport_says_so_and_auto_goes_on(environment, tmp_path):
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(BIN / "numbers", alone / "numbers")

    def fact(source):
        return subprocess.run(
            [alone / "numbers", "fact", "42", "--source", source], env=environment,
            capture_output=True, timeout=60,
        )

    live = fact("live")
    assert live.returncode == 69 and live.stdout == b""
    assert "numbers-transport" in live.stderr.decode()
    assert len(live.stderr.decode().splitlines()) == 1
    assert "42 is " in fact("auto").stdout.decode()


def test_a_fact_is_kept_on_disk_and_read_when_the_server_is_gone(run, server, tmp_path):
    arguments = ["fact", "42", "--api", server.url]
    first = run(*arguments, NUMBERS_DETERMINISTIC="0")
    assert (first.returncode, first.stderr) == (0, b"")
    server.kill()
    second = run(*arguments, NUMBERS_DETERMINISTIC="0")
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, b"")
    folder = tmp_path / "cache" / "numbers"
    assert len(list(folder.glob("*.fact.json"))) == 1
    assert folder.stat().st_mode & 0o777 == 0o700
    server.start()


def test_a_sealed_run_keeps_nothing_on_disk(run, server, tmp_path):
    run("fact", "42", "--source", "auto", "--api", server.url)
    assert not list(tmp_path.rglob("*.fact.json"))


def test_a_bad_address_in_the_environment_is_named_where_it_is_used(run):
    result = run("fact", "42", "--source", "auto", NUMBERS_API="ftp://x")
    assert (result.returncode, result.stdout) == (64, b"")
    assert "NUMBERS_API" in result.stderr.decode() and "ftp://x" in result.stderr.decode()
    assert run("fact", "42", "--source", "embedded", NUMBERS_API="ftp://x").returncode == 0


def test_a_batch_shows_progress_on_a_terminal_and_takes_it_away(terminal):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        app = terminal(
            "fact", "1..3", "--source", "live", "--api",
            f"http://127.0.0.1:{silent.getsockname()[1]}")
        app.until("asking for 3 facts … 1 s")
        connection, _ = silent.accept()
        connection.recv(65536)
        body = b'{"1":"1 is x.","2":"2 is y.","3":"3 is z."}'
        connection.sendall(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
            b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        connection.close()
        assert app.wait() == 0
    assert app.lines[:4] == ["1 is x.", "2 is y.", "3 is z.", ""]


def test_progress_is_not_shown_in_a_pipe(run, server):
    result = run("fact", "1..3", "--source", "live", "--api", server.url)
    assert result.returncode == 0 and result.stderr == b""
    assert len(result.stdout.decode().splitlines()) == 3
