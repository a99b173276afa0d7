import Dispatch
import FoundationNetworking

extension URLSessionTask {
  /// Cancels the task from another thread.
  ///
  /// `cancel()` takes the session's locks; called on a thread that may hold one of them, as a
  /// callback or a cancellation handler does, it can wait for itself.
  func cancelElsewhere() {
    DispatchQueue.global().async { self.cancel() }
  }
}
