public import NumbersProtocol

/// What `numbers fact` prints.
public struct FactOptions: Equatable, Sendable {
  /// One fact, or the facts of several numbers.
  public var subject: NumbersRequest.Subject
  /// The kind of fact.
  public var kind: FactKind
  /// Whether JSON is printed instead of text.
  public var isJSON: Bool
  /// Where facts come from.
  public var source: SourceOptions

  /// Prints text from the default source.
  public init(
    _ subject: NumbersRequest.Subject, kind: FactKind = .trivia, isJSON: Bool = false,
    source: SourceOptions = SourceOptions()
  ) {
    self.subject = subject
    self.kind = kind
    self.isJSON = isJSON
    self.source = source
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    guard !result.operands.isEmpty else {
      throw UsageError("'fact' needs a NUMBER, as in 'numbers fact 42'")
    }
    let subject = try NumbersRequest.Subject(typed: result.operands.joined(separator: ","))
    let kind = result["kind"].flatMap(FactKind.init(rawValue:)) ?? subject.usualKind
    do {
      try subject.request(kind: kind).check()
    } catch {
      throw UsageError(error.sentence)
    }
    self.init(
      subject, kind: kind, isJSON: result.has("json"), source: try SourceOptions(result))
  }
}

extension NumbersRequest.Subject {
  fileprivate init(typed text: String) throws(UsageError) {
    if let query = NumberQuery(text) {
      self = .one(query)
    } else if let batch = NumberBatch(text) {
      self = .batch(batch)
    } else {
      throw UsageError(NumberComplaint.sentence(about: text))
    }
  }

  fileprivate var usualKind: FactKind {
    switch self {
    case .one(let query): query.usualKind
    case .batch(let batch): batch.asksForDays == true ? .date : .trivia
    }
  }

  fileprivate func request(kind: FactKind) -> NumbersRequest {
    switch self {
    case .one(let query): NumbersRequest(query, kind: kind)
    case .batch(let batch): NumbersRequest(batch, kind: kind)
    }
  }
}
