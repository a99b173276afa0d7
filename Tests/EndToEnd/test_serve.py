"""`numbers serve`: how it starts and stops, and who asks."""

import http.server
import signal
import socket
import subprocess
import threading

import pytest

from conftest import BIN


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_it_with_exit_0(server, number):
    server.process.send_signal(number)
    assert server.process.wait(timeout=60) == 0
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port))
    server.process.stdout.close()
    server.start()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_right_after_its_first_line_is_never_lost(server, number):
    for _ in range(15):
        server.process.send_signal(number)
        assert server.process.wait(timeout=60) == 0
        server.process.stdout.close()
        server.start()


def test_signals_that_come_while_it_stops_change_nothing(server):
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.sendall(b"GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
        assert client.recv(65_536).startswith(b"HTTP/1.1 200")
        for _ in range(5):
            server.process.send_signal(signal.SIGINT)
        assert server.process.wait(timeout=60) == 0
        assert client.recv(65_536) == b""
    server.process.stdout.close()
    server.start()


def test_a_port_that_is_taken_is_exit_69_and_one_line(environment, server):
    second = subprocess.run(
        [BIN / "numbers", "serve", "--port", str(server.port)], env=environment,
        capture_output=True, text=True, timeout=60,
    )
    assert (second.returncode, second.stdout) == (69, "")
    assert second.stderr.count("\n") == 1 and str(server.port) in second.stderr


@pytest.mark.parametrize(
    "bytes_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x00" * 70_000, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 50_000, b"\xff" * 100, b"\n" * 5_000,
        b"POST /42 HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 90_000,
    ],
)
def test_bytes_of_any_kind_end_their_own_connection_only(server, bytes_):
    with socket.create_connection(("127.0.0.1", server.port)) as other:
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.settimeout(20)
            reply = b""
            try:
                client.sendall(bytes_)
                client.shutdown(socket.SHUT_WR)
                while piece := client.recv(65_536):
                    reply += piece
            except (BrokenPipeError, ConnectionResetError):
                pass
            assert reply == b"" or reply.startswith(b"HTTP/1.1 ")
        other.sendall(b"GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
        assert b"42 is " in other.recv(65_536)
    assert server.process.poll() is None


@pytest.fixture
def talker(environment):
    """A server that tells its requests, and a function that asks it something."""
    process = subprocess.Popen(
        [BIN / "numbers", "serve", "--port", "0", "--log"], env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    port = int(process.stdout.readline().rsplit(b":", 1)[1])

    def ask(request):
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.settimeout(60)
            client.sendall(request)
            client.shutdown(socket.SHUT_WR)
            reply = b""
            while piece := client.recv(65_536):
                reply += piece
        return reply

    yield process, ask
    process.kill()
    process.communicate()


def test_each_request_is_told_if_one_likes_and_harms_no_terminal(talker):
    process, ask = talker
    ask(b"GET /42?json HTTP/1.1\r\nHost: test\r\n\r\n")
    ask(b"GET /no\x1b]0;x\x07where HTTP/1.1\r\nHost: test\r\n\r\n")
    ask(b"DELETE /42 HTTP/1.1\r\nHost: test\r\n\r\n")
    process.send_signal(signal.SIGTERM)
    told = process.communicate(timeout=60)[1].decode().splitlines()
    assert told[0] == "200 GET /42?json"
    assert told[1].startswith("400 ") and told[2] == "405 DELETE /42"
    assert len(told) == 3 and all(line.isprintable() for line in told)


def test_a_log_that_nobody_reads_keeps_neither_the_server_nor_its_end(talker):
    process, ask = talker
    request = b"GET /42?" + b"x" * 1_500 + b" HTTP/1.1\r\nHost: test\r\n\r\n"
    for _ in range(10):
        assert ask(request * 20).count(b"HTTP/1.1 200") == 20
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == 0


def test_the_program_names_itself_and_its_version_to_a_server(run):
    agents = []

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            agents.append(self.headers["User-Agent"])
            self.send_response(200)
            self.send_header("Content-Type", "text/plain")
            self.end_headers()
            self.wfile.write(b"42 is a number.")

        def log_message(self, *_):
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Listener) as listener:
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{listener.server_port}"
        result = run("fact", "42", "--source", "live", "--api", url)
        listener.shutdown()
    assert result.stdout == b"42 is a number.\n", result.stderr.decode()
    version = run("--version").stdout.decode().split()
    assert agents == ["/".join(version)]
