extension NumbersRequest {
  /// Refuses what the API could only answer with nonsense.
  ///
  /// - Throws: `APIError.badRequest` with a sentence that says what is wrong.
  public func check() throws(APIError) {
    switch subject {
    case .one(.number(let number)): try check(member: number)
    case .one(.random(let min, let max)): try check(min: min, max: max)
    case .one(.day(let month, let day)): try check(month: month, day: day)
    case .one(.year): try refuse(unless: kind == .year, "A year has facts of the kind year only.")
    case .batch(let batch): try check(batch)
    }
  }

  private func check(member number: Int) throws(APIError) {
    try refuse(
      unless: kind != .date || CalendarDay(dayOfYear: number) != nil,
      "\(number) is not a day of the year: days are counted from 1 to 366.")
  }

  private func check(min: Int?, max: Int?) throws(APIError) {
    guard let min, let max else { return }
    try refuse(unless: min <= max, "The least number, \(min), is above the greatest, \(max).")
  }

  private func check(month: Int, day: Int) throws(APIError) {
    try refuse(unless: (1...12).contains(month), "There is no month \(month).")
    let length = CalendarDay.monthLengths[month - 1]
    try refuse(
      unless: (1...length).contains(day),
      "\(CalendarDay.monthNames[month - 1]) has no day \(day).")
    try refuse(unless: kind == .date, "A day has facts of the kind date only.")
  }

  private func check(_ batch: NumberBatch) throws(APIError) {
    try refuse(unless: !batch.items.isEmpty, "A batch needs at least one number.")
    try refuse(
      unless: batch.count <= NumberBatch.limit,
      "A batch has at most \(NumberBatch.limit) numbers, not \(batch.count).")
    guard let days = batch.asksForDays else {
      throw .badRequest(reason: "A batch has either numbers or days.")
    }
    if days {
      try refuse(unless: kind == .date, "A day has facts of the kind date only.")
    } else {
      for number in batch.members { try check(member: number) }
    }
  }

  private func refuse(unless condition: Bool, _ reason: String) throws(APIError) {
    guard condition else { throw .badRequest(reason: reason) }
  }
}
