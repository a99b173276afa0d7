import FoundationEssentials
import FoundationNetworking
import NumbersProtocol
import Synchronization
import TransportMessages

/// One exchange on its way: who waits for it, and what has come so far.
///
/// The end and a cancellation may come at the same time from different threads; whoever takes the
/// continuation out of the state resumes it, the other finds nothing.
final class Transfer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var task: URLSessionDataTask?
    var head: HTTPURLResponse?
    var body: [UInt8] = []
    var redirects = 0
    var place: URL?
    var isOver = false
  }

  /// What is asked for.
  let url: URL
  private let state = Mutex(State())
  private let headArrived: @Sendable () -> Void

  init(_ url: URL, headArrived: @escaping @Sendable () -> Void) {
    self.url = url
    self.headArrived = headArrived
  }

  /// Who is asked now, after the redirects so far.
  private var place: URL { state.withLock { $0.place } ?? url }

  /// The host that is asked now, after the redirects so far.
  var host: String { place.host() ?? "" }

  /// The port that is asked now, after the redirects so far.
  var port: Int {
    let place = place
    return place.port ?? (place.scheme == "https" ? 443 : 80)
  }

  /// Begins to wait; false when the transfer was cancelled before, and then nobody waits.
  func begin(_ continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      state.continuation = continuation
      return true
    }
  }

  /// Hands over the task to start; false when the transfer is over already.
  func attach(_ task: URLSessionDataTask) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      state.task = task
      return true
    }
  }

  /// The head of the reply is here.
  func receive(_ head: HTTPURLResponse) {
    state.withLock { $0.head = head }
    headArrived()
  }

  /// A piece of the body is here; false when it is the one that is too much and ends the transfer.
  func receive(_ data: Data) -> Bool {
    let isTooLarge = state.withLock { state in
      guard !state.isOver else { return false }
      guard state.body.count + data.count <= NumbersReply.limit else { return true }
      state.body.append(contentsOf: data)
      return false
    }
    if isTooLarge { end(APIError.tooLarge(limit: NumbersReply.limit)) }
    return !isTooLarge
  }

  /// The API sends us on to `location`: follows, or ends the transfer.
  ///
  /// The session takes an address without a host, like that of a file, for one on the same server;
  /// so the header is looked at as well as `url`, which the session made of it.
  ///
  /// The session traps when it is told to follow after it was told to cancel. So it is told nothing
  /// once the transfer is over, and it is told to follow under the lock under which the transfer
  /// becomes over, which always comes before a cancellation.
  func redirect(_ location: String, to url: URL?, follow: () -> Void) {
    let schemes = [url?.scheme, URL(string: location)?.scheme].compactMap { $0?.lowercased() }
    let isRefused = state.withLock { state in
      guard !state.isOver else { return false }
      state.place = url
      state.redirects += 1
      guard state.redirects <= HTTPRequest.mostRedirects,
        schemes.allSatisfy({ $0 == "http" || $0 == "https" })
      else { return true }
      follow()
      return false
    }
    if isRefused { end(APIError.badRedirect) }
  }

  /// The session is done with the task; `head` is the one that it has, if any.
  func complete(_ error: (any Error)?, head: HTTPURLResponse?) {
    let (continuation, head, body) = state.withLock { state in
      state.isOver = true
      state.task = nil
      return (state.continuation.take(), state.head ?? head, state.body)
    }
    if let error {
      continuation?.resume(
        throwing: APIError(
          transferError: error, hasHead: head != nil, isSecure: url.scheme == "https"))
    } else if let head {
      continuation?.resume(returning: HTTPResponse(head, body: body))
    } else {
      continuation?.resume(throwing: APIError.offline(.lost))
    }
  }

  /// Ends the waiting at once, and the exchange soon.
  func cancel() {
    end(CancellationError())
  }

  private func end(_ error: any Error) {
    let (continuation, task) = state.withLock { state in
      state.isOver = true
      return (state.continuation.take(), state.task.take())
    }
    continuation?.resume(throwing: error)
    task?.cancelElsewhere()
  }
}

extension HTTPResponse {
  fileprivate init(_ head: HTTPURLResponse, body: [UInt8]) {
    self.init(
      status: head.statusCode,
      reply: NumbersReply(
        body: body, contentType: head.value(forHTTPHeaderField: "Content-Type"),
        numberHeader: head.value(forHTTPHeaderField: "X-Numbers-API-Number"),
        typeHeader: head.value(forHTTPHeaderField: "X-Numbers-API-Type")),
      retryAfter: head.value(forHTTPHeaderField: "Retry-After"))
  }
}
