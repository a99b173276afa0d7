public import CasePaths

extension RoutableCollection where Element.Screen: CasePathable {
  /// Goes back to the topmost screen of a kind: `routes.goBackTo(\.numbersList)`.
  ///
  /// - Parameter screenCase: The case of the screens' state.
  /// - Returns: Whether there is one; the routes are unchanged if not.
  @discardableResult
  public mutating func goBackTo<Value>(
    _ screenCase: CaseKeyPath<Element.Screen, Value>
  ) -> Bool {
    goBackTo { $0.screen.is(screenCase) }
  }

  /// Goes back to the topmost screen of a kind and changes it: this is how a screen returns a value.
  ///
  /// ```swift
  /// case .router(.routeAction(_, .picker(.picked(let number)))):
  ///   state.routes.goBackTo(\.form) { $0.number = number }
  /// ```
  ///
  /// - Parameters:
  ///   - screenCase: The case of the screens' state.
  ///   - update: Changes the screen's state.
  /// - Returns: Whether there is one; the routes are unchanged if not.
  @discardableResult
  public mutating func goBackTo<Value>(
    _ screenCase: CaseKeyPath<Element.Screen, Value>, update: (inout Value) -> Void
  ) -> Bool {
    guard goBackTo(screenCase) else { return false }
    updateScreen(at: count - 1, screenCase, update)
    return true
  }

  /// Pops to the topmost screen of a kind; an issue if a presented screen is in between.
  ///
  /// - Parameters:
  ///   - screenCase: The case of the screens' state.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: Whether it could; the routes are unchanged if not.
  @discardableResult
  public mutating func popTo<Value>(
    _ screenCase: CaseKeyPath<Element.Screen, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    popTo(
      where: { $0.screen.is(screenCase) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Changes the topmost screen of a kind below the one on top, wherever it is: this is how a screen
  /// tells an earlier one something without going back.
  ///
  /// - Parameters:
  ///   - screenCase: The case of the screens' state.
  ///   - update: Changes the screen's state.
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func update<Value>(
    previous screenCase: CaseKeyPath<Element.Screen, Value>, _ update: (inout Value) -> Void
  ) -> Bool {
    guard let index = dropLast().lastIndex(where: { $0.screen.is(screenCase) }) else {
      return false
    }
    updateScreen(at: index, screenCase, update)
    return true
  }

  private mutating func updateScreen<Value>(
    at index: Int, _ screenCase: CaseKeyPath<Element.Screen, Value>,
    _ update: (inout Value) -> Void
  ) {
    self[index].modifyScreen { screen in
      guard var value = screen[case: screenCase] else { return }
      update(&value)
      screen[case: screenCase] = value
    }
  }
}
