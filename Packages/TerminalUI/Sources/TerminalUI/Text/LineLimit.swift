private struct ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  /// The lines that a text takes at least.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines that a text takes.
  public func lineLimit(_ limit: Int?) -> some View {
    lines(least: 1, most: limit)
  }

  /// Limits the lines that a text takes, and says whether it takes that many in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 1, most: limit)
  }

  /// Limits the lines that a text takes from below and above.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Limits the lines that a text takes from below.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Limits the lines that a text takes from above.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 1, most: limit.upperBound)
  }

  private func lines(least: Int, most: Int?) -> some View {
    environmentChange(identity: LineRange(least: least, most: most)) {
      $0.lineLimit = most.map { max($0, 1) }
      $0.reservedLines = max(least, 1)
    }
  }
}

/// How many lines a text takes.
private struct LineRange: Hashable {
  let least: Int
  let most: Int?
}
