public import NumbersProtocol

extension EmbeddedSource {
  /// The fact that `request` asks for.
  ///
  /// Only a random request draws from the generator.
  ///
  /// - Throws: `APIError.badRequest` for what `NumbersRequest.check` refuses, and for a batch.
  public func fact(
    _ request: NumbersRequest, using generator: inout some RandomNumberGenerator
  ) throws(APIError) -> NumberFact {
    try request.check()
    switch request.subject {
    case .one(.number(let number)), .one(.year(let number)):
      return fact(
        about: number, kind: request.kind, fragment: request.fragment, notFound: request.notFound)
    case .one(.day(let month, let day)):
      guard let known = CalendarDay(month: month, day: day) else {
        throw .badRequest(reason: "There is no day \(month)/\(day).")
      }
      return fact(about: known.dayOfYear, kind: .date, fragment: request.fragment)
    case .one(.random(let min, let max)):
      return try random(
        kind: request.kind, min: min, max: max, fragment: request.fragment,
        notFound: request.notFound, using: &generator)
    case .batch:
      throw .badRequest(reason: "A batch has several facts, not one.")
    }
  }

  /// The facts of a batch, in the order of its members.
  ///
  /// - Throws: `APIError.badRequest` for what `NumbersRequest.check` refuses: more than
  ///   `NumberBatch.limit` numbers, among others.
  public func facts(
    _ batch: NumberBatch, kind: FactKind, fragment: Bool = false, notFound: NotFoundRule? = nil
  ) throws(APIError) -> [NumberFact] {
    try NumbersRequest(batch, kind: kind).check()
    return batch.members.map {
      fact(about: $0, kind: kind, fragment: fragment, notFound: notFound)
    }
  }

  /// A fact about a number between `min` and `max`, both included, drawn evenly.
  ///
  /// A missing bound is 0 or 1000; for dates 1 or 366, for years 1 or 2100; or 1000 away from the
  /// other one. Days stay within 1 to 366; with none left, the fact is a filler without a number.
  ///
  /// - Throws: `APIError.badRequest` when `min` is above `max`.
  public func random(
    kind: FactKind, min: Int? = nil, max: Int? = nil, fragment: Bool = false,
    notFound: NotFoundRule? = nil, using generator: inout some RandomNumberGenerator
  ) throws(APIError) -> NumberFact {
    if let min, let max, min > max {
      throw .badRequest(reason: "The least number, \(min), is above the greatest, \(max).")
    }
    var bounds = Self.bounds(kind, min: min, max: max)
    if kind == .date {
      guard bounds.overlaps(1...366) else {
        return filler(
          about: "the day", number: nil, kind: kind, fragment: fragment, notFound: notFound)
      }
      bounds = bounds.clamped(to: 1...366)
    }
    let number = Int.random(in: bounds, using: &generator)
    let variation = UInt64.random(in: 1...UInt64.max, using: &generator)
    return fact(about: number, kind: kind, variation: variation, fragment: fragment)
  }

  private static func bounds(_ kind: FactKind, min: Int?, max: Int?) -> ClosedRange<Int> {
    let usual =
      switch kind {
      case .trivia, .math: 0...1_000
      case .date: 1...366
      case .year: 1...2_100
      }
    switch (min, max) {
    case (let min?, let max?): return min...max
    case (let min?, nil):
      if min <= usual.upperBound { return min...usual.upperBound }
      let (end, overflow) = min.addingReportingOverflow(1_000)
      return min...(overflow ? .max : end)
    case (nil, let max?):
      if max >= usual.lowerBound { return usual.lowerBound...max }
      let (start, overflow) = max.subtractingReportingOverflow(1_000)
      return (overflow ? .min : start)...max
    case (nil, nil): return usual
    }
  }
}
