extension RoutableCollection {
  /// Whether there is a screen to go back to.
  public var canGoBack: Bool { canGoBack(1) }

  /// Whether there are some screens to go back by; the root cannot be left.
  ///
  /// - Parameter count: How many screens.
  public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count < self.count }

  /// Goes back by some screens, pushed or presented.
  ///
  /// - Parameters:
  ///   - count: How many screens; an issue if there are not that many above the root.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func goBack(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard canGoBack(count) else {
      return RouteCall(fileID, filePath, line, column).misuse(
        count < 0 ? "go back \(count) screens" : "go back \(counted(count, "screen"))",
        isEmpty
          ? "there are no routes"
          : "\(thereAre(self.count)), and the first one stays")
    }
    _removeLast(count)
  }

  /// Goes back to the screen at a position.
  ///
  /// - Parameters:
  ///   - index: The position; an issue if there is no route.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether there is a route at the position.
  @discardableResult
  public mutating func goBackTo(
    index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard checkIndex(index, "go back to", RouteCall(fileID, filePath, line, column)) else {
      return false
    }
    _removeLast(count - 1 - index)
    return true
  }

  /// Goes back to the root.
  public mutating func goBackToRoot() {
    if count > 1 { _removeLast(count - 1) }
  }

  /// Goes back to the topmost screen whose route meets a condition.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Whether there is one; the routes are unchanged if not.
  @discardableResult
  public mutating func goBackTo(where condition: (Element) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: condition) else { return false }
    _removeLast(count - 1 - index)
    return true
  }

  /// Goes back to the topmost screen that equals another one.
  ///
  /// - Parameter screen: The screen's state.
  /// - Returns: Whether there is one; the routes are unchanged if not.
  @discardableResult
  public mutating func goBackTo(_ screen: Element.Screen) -> Bool
  where Element.Screen: Equatable {
    goBackTo { $0.screen == screen }
  }

  /// Goes back to the topmost screen with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: Whether there is one; the routes are unchanged if not.
  @discardableResult
  public mutating func goBackTo(id: Element.Screen.ID) -> Bool
  where Element.Screen: Identifiable {
    goBackTo { $0.screen.id == id }
  }

  /// Whether there is a route at a position; an issue if not.
  func checkIndex(_ index: Int, _ attempt: String, _ call: RouteCall) -> Bool {
    guard !indices.contains(index) else { return true }
    call.misuse("\(attempt) index \(index)", thereAre(count))
    return false
  }
}
