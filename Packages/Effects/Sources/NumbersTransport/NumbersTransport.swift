import Glibc
import TransportMessages

/// Sends the requests of the program that started it, which holds the other end of the socket on
/// standard input, and ends when that program does.
///
/// It is a process of its own because the networking library takes longer to load, and more memory,
/// than all the rest of the program, which mostly needs no network at all.
@main
enum NumbersTransport {
  static func main() {
    guard isSocket(STDIN_FILENO) else {
      let sentence = "numbers-transport: numbers starts this program by itself when it needs it\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(64)
    }
    let exchanges = Exchanges(over: SessionTransport.transport) { event in
      guard let line = MessageLine.bytes(of: event) else { return }
      // A program that is gone is noticed below.
      _ = SocketBytes.write(line, to: STDIN_FILENO)
    }
    var splitter = LineSplitter()
    while let bytes = SocketBytes.read(from: STDIN_FILENO) {
      for line in splitter.lines(in: bytes) {
        if let command = MessageLine.message(TransportCommand.self, in: line) {
          exchanges.obey(command)
        }
      }
    }
    // Not `exit`: what the session holds is not safe to tear down.
    _exit(0)
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }
}
