extension RoutableCollection {
  /// Puts another screen in place of the one on top, shown in the same way.
  ///
  /// It is another route: the effects of the old screen are cancelled.
  ///
  /// - Parameters:
  ///   - screen: The other screen's state.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func replaceTop(
    with screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let call = RouteCall(fileID, filePath, line, column)
    guard let top = last else { return call.misuse("replace the top", "there are no routes") }
    if !_replace(at: count - 1, with: top.replaced(with: screen)) {
      call.misuse("replace the top", "a route with the same id is there")
    }
  }

  /// Changes the state of the screen just below the one on top.
  ///
  /// - Parameters:
  ///   - update: Changes the state.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether there is one; an issue if not.
  @discardableResult
  public mutating func update(
    previous update: (inout Element.Screen) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard count > 1 else {
      RouteCall(fileID, filePath, line, column).misuse(
        "update the previous screen", thereAre(count))
      return false
    }
    self[count - 2].modifyScreen(update)
    return true
  }
}
