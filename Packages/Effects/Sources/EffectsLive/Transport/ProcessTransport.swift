import NumbersProtocol
import Synchronization
import TransportMessages

/// Sends requests through a transport process, which starts with the first one.
///
/// A process that ends before its time fails what it was about; the next request starts another.
final class ProcessTransport: Sendable {
  private let program: TransportProgram
  private let running = Mutex<TransportProcess?>(nil)

  /// The one of the program.
  static let shared = ProcessTransport(.besideExecutable)

  init(_ program: TransportProgram) {
    self.program = program
  }

  /// Sends over the process.
  var transport: HTTPTransport {
    HTTPTransport { [self] in try await send($0, headArrived: $1) }
  }

  /// The process, if one has been started, for tests that end it.
  var process: TransportProcess? { running.withLock { $0 } }

  private func send(
    _ request: HTTPRequest, headArrived: @escaping @Sendable () -> Void
  ) async throws -> HTTPResponse {
    let exchange = WaitingExchange(headArrived: headArrived)
    let place = Mutex<(process: TransportProcess, number: Int)?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard exchange.begin(continuation) else {
          continuation.resume(throwing: CancellationError())
          return
        }
        let sent: (process: TransportProcess, number: Int)
        do throws(APIError) {
          sent = try start(request, for: exchange)
        } catch {
          exchange.end(.failure(error))
          return
        }
        place.withLock { $0 = sent }
        // A cancellation before this line found no place.
        if exchange.isOver { sent.process.cancel(sent.number) }
      }
    } onCancel: {
      exchange.end(.failure(CancellationError()))
      if let sent = place.withLock({ $0 }) { sent.process.cancel(sent.number) }
    }
  }

  private func start(
    _ request: HTTPRequest, for exchange: WaitingExchange
  ) throws(APIError) -> (process: TransportProcess, number: Int) {
    try running.withLock { running throws(APIError) in
      if let process = running, let number = process.send(request, for: exchange) {
        return (process, number)
      }
      guard let process = TransportProcess(program) else { throw .offline(.noTransport) }
      running = process
      guard let number = process.send(request, for: exchange) else { throw .offline(.lost) }
      return (process, number)
    }
  }
}
