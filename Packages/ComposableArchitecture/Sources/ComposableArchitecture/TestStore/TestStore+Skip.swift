import CustomDump

extension TestStore where State: Equatable {
  /// Takes all actions that effects have sent as if they had been asserted.
  ///
  /// - Parameter strict: Whether it is an issue that there is none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await skipReceivedActions(
      strict: strict,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func skipReceivedActions(strict: Bool, site: SourceSite) async {
    await settle()
    guard let last = received.entries.last else {
      if strict { site.report("There were no received actions to skip.") }
      return
    }
    noteSkipped(received.entries.map(\.action), site: site)
    state = last.state
    received.removeFirst(received.entries.count)
  }

  /// Cancels all effects that are running as if their end had been asserted.
  ///
  /// - Parameter strict: Whether it is an issue that there is none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard !core.inFlight.isEmpty else {
      if strict { site.report("There were no running effects to skip.") }
      return
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      site.note("These running effects were skipped: …\n\n\(leftovers.runningEffects)")
    }
    core.cancelAllEffects()
    await settle()
  }

  func noteSkipped(_ actions: [Action], site: SourceSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    let list = actions.map { String(customDumping: $0) }.joined(separator: "\n")
    site.note("\(counted(actions.count, "received action")) skipped: …\n\n\(indented(list))")
  }
}
