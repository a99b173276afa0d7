extension RoutableCollection {
  /// Whether a screen can be pushed: the screen presented last is embedded in a navigation stack.
  ///
  /// Where no screen is presented, the flow stands in the stack of a parent, and it can.
  public var canPush: Bool {
    last { $0.isPresented }?.embedInNavigationView ?? true
  }

  /// Pushes a screen; an issue if ``canPush`` is false.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func push(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let call = RouteCall(fileID, filePath, line, column)
    guard canPush else {
      return call.misuse(
        "push a screen",
        """
        the screen presented last is not embedded in a navigation stack; set \
        "embedInNavigationView" to true on its route
        """)
    }
    add(.push(screen), "push a screen", call)
  }

  /// Presents a screen in a sheet.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - embedInNavigationView: Whether screens can be pushed onto it.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func presentSheet(
    _ screen: Element.Screen, embedInNavigationView: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    add(
      .sheet(screen, embedInNavigationView: embedInNavigationView), "present a sheet",
      RouteCall(fileID, filePath, line, column))
  }

  /// Presents a screen in place of the one before it.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - embedInNavigationView: Whether screens can be pushed onto it.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public mutating func presentCover(
    _ screen: Element.Screen, embedInNavigationView: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    add(
      .cover(screen, embedInNavigationView: embedInNavigationView), "present a cover",
      RouteCall(fileID, filePath, line, column))
  }

  private mutating func add(_ route: Element, _ attempt: String, _ call: RouteCall) {
    if !_append(route) { call.misuse(attempt, "a route with the same id is there") }
  }
}
