import Dispatch
import FoundationNetworking

extension URLSessionTask {
  /// Cancels the task from another thread.
  ///
  /// `cancel()` takes the session's locks; called on a thread that may hold one of them, as a
  /// callback or a cancellation handler does, it can wait for itself. One thread serves all calls:
  /// each waits for the session's queue, and many waiting at once would take every thread that the
  /// queue itself could run on.
  func cancelElsewhere() {
    cancellations.async { self.cancel() }
  }
}

private let cancellations = DispatchQueue(label: "numbers.cancellations")
