import Dispatch
import Glibc
import NumbersProtocol
import Synchronization
import TransportMessages

/// A running transport: its end of the socket, and who waits for which reply.
final class TransportProcess: Sendable {
  private struct State {
    var exchanges: [Int: WaitingExchange] = [:]
    var lastNumber = 0
    var isOver = false
  }

  private let process: pid_t
  private let socket: Int32
  private let state = Mutex(State())
  /// Writes wait for the transport where they must, so no task's thread makes them.
  private let writing = DispatchQueue(label: "numbers.transport.writing")

  /// Starts `program`; nil when it cannot be started.
  init?(_ program: TransportProgram) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    guard let process = program.start(socket: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.process = process
    self.socket = ends[0]
    let reading = DispatchQueue(label: "numbers.transport.reading")
    reading.async { self.read() }
  }

  /// The process, for tests that end it.
  var identifier: pid_t { process }

  /// Sends a request for `exchange` and gives its number; nil when the process has ended.
  func send(_ request: HTTPRequest, for exchange: WaitingExchange) -> Int? {
    let number: Int? = state.withLock { state in
      guard !state.isOver else { return nil }
      state.lastNumber += 1
      state.exchanges[state.lastNumber] = exchange
      return state.lastNumber
    }
    if let number { write(.send(number: number, request: request)) }
    return number
  }

  /// Ends the exchange, if it goes on.
  func cancel(_ number: Int) {
    let exchange = state.withLock { $0.exchanges.removeValue(forKey: number) }
    if exchange != nil { write(.cancel(number: number)) }
  }

  private func write(_ command: TransportCommand) {
    writing.async { [self] in
      guard let line = MessageLine.bytes(of: command) else { return }
      // A transport that is gone is noticed where it is read.
      if !state.withLock({ $0.isOver }) { _ = SocketBytes.write(line, to: socket) }
    }
  }

  private func read() {
    var splitter = LineSplitter()
    while let bytes = SocketBytes.read(from: socket) {
      for line in splitter.lines(in: bytes) {
        if let event = MessageLine.message(TransportEvent.self, in: line) { tell(event) }
      }
    }
    end()
  }

  private func tell(_ event: TransportEvent) {
    switch event {
    case .head(let number):
      state.withLock { $0.exchanges[number] }?.headArrived()
    case .reply(let number, let response):
      state.withLock { $0.exchanges.removeValue(forKey: number) }?.end(.success(response))
    case .failure(let number, let error):
      state.withLock { $0.exchanges.removeValue(forKey: number) }?.end(.failure(error))
    }
  }

  /// The transport is gone: nobody will hear from it any more.
  private func end() {
    let exchanges = state.withLock { state in
      state.isOver = true
      defer { state.exchanges = [:] }
      return state.exchanges
    }
    for exchange in exchanges.values { exchange.end(.failure(APIError.offline(.lost))) }
    waitpid(process, nil, 0)
    // After the last write, which may still be under way.
    writing.async { [socket] in close(socket) }
  }
}
