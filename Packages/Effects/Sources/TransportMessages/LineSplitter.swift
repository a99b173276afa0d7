/// Cuts bytes that arrive in pieces of any size into lines.
///
/// Complexity: linear in the bytes, however they are cut.
package struct LineSplitter: Sendable {
  private var rest: [UInt8] = []

  /// A splitter that has seen nothing.
  package init() {}

  /// The lines that end in `bytes`, without their line feeds; what is left waits for its end.
  package mutating func lines(in bytes: some Collection<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let last = pieces.popLast() else { return [] }
    for piece in pieces {
      lines.append(rest + piece)
      rest = []
    }
    rest += last
    return lines
  }
}
