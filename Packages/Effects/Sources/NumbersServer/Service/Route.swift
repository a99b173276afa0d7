import NumbersProtocol

/// What an address asks for.
enum Route: Sendable {
  case index
  case number(WholeNumber, FactKind)
  case day(CalendarDay)
  case random(FactKind)
  /// A random fact of a kind that does not exist, which is answered all the same.
  case randomOfUnknownKind(String)
  case batch(NumberBatch, FactKind)
  case unknown
  case invalid(String)

  init(_ segments: [String]) {
    guard let first = segments.first else {
      self = .index
      return
    }
    let path = segments.joined(separator: "/")
    if path.contains(",") || path.contains("..") {
      self = Self.batch(segments)
    } else if first == "random" {
      self = Self.random(segments.dropFirst())
    } else if let number = WholeNumber(first) {
      self = Self.number(number, segments.dropFirst())
    } else {
      self = Self.isDecimal(first) ? .invalid("Invalid url") : .unknown
    }
  }

  private static func random(_ rest: ArraySlice<String>) -> Route {
    guard rest.count <= 1 else { return .unknown }
    guard let name = rest.first else { return .random(.trivia) }
    return FactKind(rawValue: name).map(Route.random) ?? .randomOfUnknownKind(name)
  }

  private static func number(_ number: WholeNumber, _ rest: ArraySlice<String>) -> Route {
    guard let next = rest.first else { return .number(number, .trivia) }
    if let kind = FactKind(rawValue: next) {
      return rest.count == 1 ? .number(number, kind) : .unknown
    }
    let kinds = rest.dropFirst()
    guard let month = number.value, let day = WholeNumber(next)?.value,
      kinds.isEmpty || Array(kinds) == [FactKind.date.rawValue],
      let known = CalendarDay(rollingOver: month, day: day)
    else { return isDecimal(next) ? .invalid("Invalid url") : .unknown }
    return .day(known)
  }

  private static func batch(_ segments: [String]) -> Route {
    var parts = segments
    var kind: FactKind?
    if let last = parts.last, last.first?.isLetter == true {
      kind = FactKind(rawValue: last)
      guard kind != nil else { return .unknown }
      parts.removeLast()
    }
    guard let batch = NumberBatch(parts.joined(separator: "/")), let areDays = batch.asksForDays
    else { return .invalid("Invalid url") }
    guard batch.count <= NumberBatch.limit else {
      return .invalid(
        "A batch has at most \(NumberBatch.limit) numbers, and this one has \(batch.count).")
    }
    if areDays, let kind, kind != .date { return .unknown }
    return .batch(batch, kind ?? (areDays ? .date : .trivia))
  }

  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let whole = parts.first, let fraction = parts.last else { return false }
    return WholeNumber(String(whole)) != nil
      && fraction.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
  }
}
