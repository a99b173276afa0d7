import FoundationEssentials
import FoundationNetworking
import Synchronization

/// Which transfer belongs to which of the session's tasks.
final class TransferRegistry: Sendable {
  private let transfers = Mutex<[Int: Transfer]>([:])

  /// The number of exchanges with the server at `port` that the session has not finished.
  func count(port: Int) -> Int {
    transfers.withLock { $0.values.count { $0.url.port == port } }
  }

  subscript(task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  @discardableResult
  func remove(_ task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}
