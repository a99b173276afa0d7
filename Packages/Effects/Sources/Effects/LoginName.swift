import NumbersProtocol

/// A name to log in with: one harmless line that is not empty.
public struct LoginName: Hashable, Sendable {
  /// The most characters that a name may have.
  public static let limit = 64

  /// The name without white space around it.
  public let text: String

  /// Reads what a person typed.
  ///
  /// - Throws: `LoginError.emptyName` or `.tooLong`.
  public init(_ typed: String) throws(LoginError) {
    let line = Sanitizer.line(typed)
    guard !line.isEmpty else { throw .emptyName }
    guard line.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
    self.text = line
  }
}
