extension RoutableCollection {
  /// Dismisses some presented screens, each with what was pushed onto it.
  ///
  /// - Parameters:
  ///   - count: How many presented screens; an issue if there are not that many above the root.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func dismiss(
    count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let presented = indices.dropFirst().filter { self[$0].isPresented }
    guard count >= 0, count <= presented.count else {
      return RouteCall(fileID, filePath, line, column).misuse(
        count < 0 ? "dismiss \(count) screens" : "dismiss \(counted(count, "presented screen"))",
        "there are \(presented.count) above the root")
    }
    if count > 0 { _removeLast(self.count - presented[presented.count - count]) }
  }

  /// Dismisses all presented screens; the root and what is pushed onto it stay.
  public mutating func dismissAll() {
    guard let first = indices.dropFirst().first(where: { self[$0].isPresented }) else { return }
    _removeLast(count - first)
  }
}
