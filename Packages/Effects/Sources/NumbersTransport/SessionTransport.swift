import Foundation
import FoundationNetworking
import NumbersProtocol
import TransportMessages

/// Exchanges over the one session of the process.
///
/// The session is never invalidated and never freed: its tear-down is not safe. It has no cache,
/// since the task registry of a session with one can trap when a cancellation meets a reply. It is
/// driven by its delegate: the functions that suspend can wait for ever after such a meeting.
enum SessionTransport {
  /// Sends over the session of the process.
  static let transport = HTTPTransport { try await send($0, headArrived: $1) }

  /// The number of exchanges with the server at `port` that the session has not finished, cancelled
  /// ones included.
  static func unfinishedCount(port: Int) -> Int { delegate.registry.count(port: port) }

  private static let delegate = SessionDelegate()

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpAdditionalHeaders = ["User-Agent": NumbersVersion.userAgent]
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }()

  private static func send(
    _ request: HTTPRequest, headArrived: @escaping @Sendable () -> Void
  ) async throws -> HTTPResponse {
    let transfer = Transfer(request.url, headArrived: headArrived)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard transfer.begin(continuation) else {
          continuation.resume(throwing: CancellationError())
          return
        }
        start(request, as: transfer)
      }
    } onCancel: {
      transfer.cancel()
    }
  }

  private static func start(_ request: HTTPRequest, as transfer: Transfer) {
    let task = session.dataTask(with: urlRequest(request))
    delegate.registry.add(transfer, for: task)
    if transfer.attach(task) {
      task.resume()
    } else {
      task.cancelElsewhere()
    }
  }

  private static func urlRequest(_ request: HTTPRequest) -> URLRequest {
    var urlRequest = URLRequest(url: request.url)
    urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
    urlRequest.timeoutInterval = backstop(request.patience)
    return urlRequest
  }

  /// The session's own time-out works in whole seconds and fires early for less than two.
  private static func backstop(_ patience: Duration) -> TimeInterval {
    TimeInterval(max(0, patience.components.seconds)) + 2
  }
}
