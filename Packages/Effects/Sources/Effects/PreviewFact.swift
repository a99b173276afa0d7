import NumbersProtocol

/// The facts of the preview: true, short, and the same on every machine.
enum PreviewFact {
  @Sendable static func fact(for request: NumbersRequest) throws -> NumberFact {
    try request.check()
    let number = request.number ?? least(of: request)
    return NumberFact(
      text: text(about: number, kind: request.kind), number: number, kind: request.kind,
      source: .embedded)
  }

  private static func least(of request: NumbersRequest) -> Int {
    guard case .one(.random(let min, let max)) = request.subject else { return 1 }
    return min ?? Swift.min(7, max ?? 7)
  }

  private static func text(about number: Int, kind: FactKind) -> String {
    switch kind {
    case .trivia, .math, .year:
      "\(number) is an \(number.isMultiple(of: 2) ? "even" : "odd") number."
    case .date:
      "Day \(number) of a leap year is followed by \(max(0, 366 - number)) days."
    }
  }
}
