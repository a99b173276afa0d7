public import FoundationEssentials
import NumbersProtocol

/// Why a person was not logged in.
public enum LoginError: Error, Codable, Hashable, Sendable {
  /// There is no name, or nothing but white space.
  case emptyName
  /// The name has more than `limit` characters.
  case tooLong(limit: Int)
  /// The service did not log the person in; `reason` is a sentence.
  case failed(reason: String)
  /// The asking task was cancelled.
  case cancelled

  /// The error as one of ours: unchanged if it is one, `cancelled` for a cancellation.
  public init(_ error: any Error) {
    if let error = error as? LoginError {
      self = error
    } else if error is CancellationError {
      self = .cancelled
    } else {
      self = .failed(reason: APIError(error).sentence)
    }
  }

  /// What happened, in a sentence for a person.
  public var sentence: String {
    switch self {
    case .emptyName: "A name is needed to log in."
    case .tooLong(let limit): "A name has at most \(limit) characters."
    case .failed(let reason): reason
    case .cancelled: "The log-in was cancelled."
    }
  }
}

extension LoginError: LocalizedError {
  /// The same as `sentence`.
  public var errorDescription: String? { sentence }
}
