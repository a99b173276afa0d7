package import CustomDump

extension SharedScope {
  /// What distinguishes two values, and the shared values within reach.
  ///
  /// Within ``comparing(_:_:)`` shared values on the left are those expected, and a value that the dumps
  /// do not show is added by its own diff; elsewhere this is a plain diff.
  package static func difference<T>(_ lhs: T, _ rhs: T, format: DiffFormat) -> String? {
    guard let assertion = comparison else { return diff(lhs, rhs, format: format) }
    let dumps = diff(lhs, rhs, format: format) { isFirst in
      assertion.side = isFirst ? .expected : .actual
    }
    let hidden = assertion.mismatches.filter { !$0.isShown }.compactMap { $0.difference(format) }
    let parts = (dumps.map { [$0] } ?? []) + hidden
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}

extension SharedAssertion.Mismatch {
  /// What the value is shared by, and a diff.
  package func difference(_ format: DiffFormat) -> String? {
    diff(expected, actual, format: format).map { "@Shared(\(source.description)): …\n\($0)" }
  }
}
