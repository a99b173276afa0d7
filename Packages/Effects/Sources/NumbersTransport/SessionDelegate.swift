import Dispatch
import Foundation
import FoundationNetworking

/// Hands what the session reports to the transfer that it belongs to.
///
/// All sessions share one queue for these calls, so none of them blocks.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  let registry = TransferRegistry()

  /// While a server sends faster than the session reads, the session's queue never gets to a
  /// cancellation, nor to any other request; so the connection of a reply without end is broken
  /// off from outside when the session has not let go of it soon.
  private let floods = DispatchQueue(label: "numbers.floods")

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    registry[task]?.redirect(location, to: request.url) { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let head = response as? HTTPURLResponse { registry[dataTask]?.receive(head) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let transfer = registry[dataTask], !transfer.receive(data) else { return }
    floods.asyncAfter(deadline: .now() + .milliseconds(100)) { [registry] in
      guard registry[dataTask] != nil else { return }
      Connections.breakOff(to: transfer.host, port: transfer.port)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    registry.remove(task)?.complete(error, head: task.response as? HTTPURLResponse)
  }
}
