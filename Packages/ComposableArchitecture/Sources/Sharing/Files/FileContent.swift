import FoundationEssentials
import Synchronization

/// What a file holds, or is to hold: a value that is encoded once, by the first who needs the bytes.
///
/// So a value that another one replaces before it was written is never encoded, and who changes a shared
/// value does not wait for its encoder.
final class FileContent: Equatable, Sendable {
  private enum State {
    case value(@Sendable () throws -> Data)
    case bytes(Result<Data, any Error>)
  }

  private let state: Mutex<State>

  /// Bytes that were read.
  init(_ data: Data) {
    state = Mutex(.bytes(.success(data)))
  }

  /// A value to be encoded.
  init(encode: @escaping @Sendable () throws -> Data) {
    state = Mutex(.value(encode))
  }

  /// The bytes.
  ///
  /// - Throws: `UnencodableValue`.
  func data() throws -> Data {
    try state.withLock { state in
      switch state {
      case .bytes(let result): return result
      case .value(let encode):
        let result = Result { try encode() }.mapError { UnencodableValue(reason: $0) as any Error }
        state = .bytes(result)
        return result
      }
    }.get()
  }

  /// Whether two contents are the same bytes; one that is compared with itself need not be encoded.
  static func == (lhs: FileContent, rhs: FileContent) -> Bool {
    if lhs === rhs { return true }
    guard let left = try? lhs.data(), let right = try? rhs.data() else { return false }
    return left == right
  }
}

/// A value that its encoder refuses.
struct UnencodableValue: Error {
  let reason: any Error
}
