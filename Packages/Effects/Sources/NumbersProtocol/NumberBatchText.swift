extension NumberBatch {
  /// Reads the protocol's spelling of a batch, as in `1..3,10` or `10/15..10/31,12/31`.
  ///
  /// Nil for anything else: an empty part, three dots, a range that runs backward, a day that
  /// does not exist.
  public init?(_ text: some StringProtocol) {
    var items: [Item] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let item = Item(part) else { return nil }
      items.append(item)
    }
    self.items = items
  }

  /// The protocol's spelling of the batch.
  public var text: String {
    items.map(\.text).joined(separator: ",")
  }
}

extension NumberBatch.Item {
  fileprivate init?(_ text: some StringProtocol) {
    let ends = Self.ends(of: text)
    let first = Endpoint(ends.first)
    guard let last = ends.last.map(Endpoint.init) else {
      switch first {
      case .number(let number): self = .number(number)
      case .day(let day): self = .day(day)
      case nil: return nil
      }
      return
    }
    switch (first, last) {
    case (.number(let first)?, .number(let last)?) where first <= last:
      self = .numbers(first...last)
    case (.day(let first)?, .day(let last)?) where first <= last:
      self = .days(first...last)
    default:
      return nil
    }
  }

  private static func ends(of text: some StringProtocol) -> (first: String, last: String?) {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ".", next < text.endIndex, text[next] == "." {
        return (String(text[..<index]), String(text[text.index(after: next)...]))
      }
      index = next
    }
    return (String(text), nil)
  }

  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .numbers(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .day(let day): day.path
    case .days(let range): "\(range.lowerBound.path)..\(range.upperBound.path)"
    }
  }

  private enum Endpoint {
    case number(Int)
    case day(CalendarDay)

    init?(_ text: String) {
      if let number = Int(text) {
        self = .number(number)
        return
      }
      guard case .day(let month, let day)? = NumberQuery(text),
        let known = CalendarDay(month: month, day: day)
      else { return nil }
      self = .day(known)
    }
  }
}

extension CalendarDay {
  /// The protocol's spelling of the day, as in `6/6`.
  public var path: String {
    "\(month)/\(day)"
  }
}
