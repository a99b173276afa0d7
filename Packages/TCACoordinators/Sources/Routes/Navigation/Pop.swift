extension RoutableCollection {
  /// Pops some pushed screens.
  ///
  /// - Parameters:
  ///   - count: How many screens; an issue if one of them is the root or is presented.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func pop(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let call = RouteCall(fileID, filePath, line, column)
    let attempt = count < 0 ? "pop \(count) screens" : "pop \(counted(count, "screen"))"
    guard count >= 0, count == 0 || count < self.count else {
      return call.misuse(attempt, thereAre(self.count))
    }
    remove(count, attempt, call)
  }

  /// Pops to the screen at a position.
  ///
  /// - Parameters:
  ///   - index: The position; an issue if there is no route, or if a screen above it is presented.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether it could; the routes are unchanged if not.
  @discardableResult
  public mutating func popTo(
    index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let call = RouteCall(fileID, filePath, line, column)
    guard checkIndex(index, "pop to", call) else { return false }
    return remove(count - 1 - index, "pop to index \(index)", call)
  }

  /// Pops to the root of the flow; an issue if a presented screen is in between.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func popToRoot(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard !isEmpty else { return }
    remove(count - 1, "pop to the root", RouteCall(fileID, filePath, line, column))
  }

  /// Pops to the root of the navigation stack in front: the screen presented last, or the flow's root.
  public mutating func popToCurrentNavigationRoot() {
    guard !isEmpty else { return }
    _removeLast(count - 1 - (lastIndex { $0.isPresented } ?? 0))
  }

  /// Pops to the topmost screen whose route meets a condition; an issue if a presented screen is in
  /// between.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether it could; the routes are unchanged if not.
  @discardableResult
  public mutating func popTo(
    where condition: (Element) throws -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> Bool {
    guard let index = try lastIndex(where: condition) else { return false }
    return remove(count - 1 - index, "pop to a screen", RouteCall(fileID, filePath, line, column))
  }

  /// Pops to the topmost screen that equals another one; an issue if a presented screen is in between.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether it could; the routes are unchanged if not.
  @discardableResult
  public mutating func popTo(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool where Element.Screen: Equatable {
    popTo(
      where: { $0.screen == screen }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Pops to the topmost screen with an id; an issue if a presented screen is in between.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether it could; the routes are unchanged if not.
  @discardableResult
  public mutating func popTo(
    id: Element.Screen.ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool where Element.Screen: Identifiable {
    popTo(
      where: { $0.screen.id == id }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Takes pushed screens away; an issue if one of them is presented.
  @discardableResult
  private mutating func remove(_ count: Int, _ attempt: String, _ call: RouteCall) -> Bool {
    if let presented = suffix(count).lastIndex(where: { $0.isPresented }) {
      call.misuse(attempt, "the screen at index \(presented) is presented, not pushed")
      return false
    }
    _removeLast(count)
    return true
  }
}
