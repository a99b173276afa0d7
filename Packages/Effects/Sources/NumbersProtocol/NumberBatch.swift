/// Numbers or days whose facts are asked for in one request.
public struct NumberBatch: Codable, Hashable, Sendable {
  /// One part of a batch, between two commas.
  public enum Item: Codable, Hashable, Sendable {
    /// One number.
    case number(Int)
    /// Every number from the first to the last, both included.
    case numbers(ClosedRange<Int>)
    /// One day of the year.
    case day(CalendarDay)
    /// Every day from the first to the last, both included.
    case days(ClosedRange<CalendarDay>)
  }

  /// The most numbers that one request may ask for.
  public static let limit = 100

  /// The parts in the order in which they are asked for.
  public var items: [Item]

  /// A batch of `items`.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// A batch of single numbers.
  public init(numbers: [Int]) {
    self.items = numbers.map(Item.number)
  }

  /// How many numbers the parts name together, each occurrence counted; never overflows.
  public var count: Int {
    items.reduce(0) { total, item in
      let (sum, overflow) = total.addingReportingOverflow(item.count)
      return overflow ? .max : sum
    }
  }

  /// Whether days are asked for rather than numbers; nil when both occur, or nothing does.
  public var asksForDays: Bool? {
    let answers = Set(items.map(\.isDay))
    return answers.count == 1 ? answers.first : nil
  }

  /// The numbers asked for, days by their place in the year, each once, in order of first mention.
  ///
  /// Never more than `limit` of them, however large the ranges are.
  public var members: [Int] {
    var seen: Set<Int> = []
    var members: [Int] = []
    for item in items {
      for number in item.numbers where seen.insert(number).inserted {
        members.append(number)
        if members.count == Self.limit { return members }
      }
    }
    return members
  }
}

extension NumberBatch.Item {
  fileprivate var isDay: Bool {
    switch self {
    case .number, .numbers: false
    case .day, .days: true
    }
  }

  fileprivate var numbers: ClosedRange<Int> {
    switch self {
    case .number(let number): number...number
    case .numbers(let range): range
    case .day(let day): day.dayOfYear...day.dayOfYear
    case .days(let range): range.lowerBound.dayOfYear...range.upperBound.dayOfYear
    }
  }

  fileprivate var count: Int {
    let (distance, overflow) =
      numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return overflow || distance == .max ? .max : distance + 1
  }
}
