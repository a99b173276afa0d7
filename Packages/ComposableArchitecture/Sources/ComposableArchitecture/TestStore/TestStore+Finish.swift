import CustomDump

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// If some still run after `timeout`, the default being that of the store, or actions are left that
  /// the test has not received, an issue is told at the caller.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let limit = timeout ?? self.timeout
    let deadline = ContinuousClock.now.advanced(by: limit)
    await settle()
    while !core.inFlight.isEmpty {
      guard await received.waitForEvent(within: ContinuousClock.now.duration(to: deadline)) else {
        if core.inFlight.isEmpty { break }
        site.report(
          """
          Expected effects to end, but some are still running after \(limit): …

          \(runningEffects())

          Advance the clocks they sleep on, complete what they wait for, or cancel them.
          """)
        core.cancelAllEffects()
        break
      }
    }
    if exhaustivity == .on { reportUnreceivedActions(at: site) }
  }

  /// Judges what is left when the store goes.
  func complete(at site: SourceSite) {
    guard exhaustivity == .on else { return }
    reportUnreceivedActions(at: site)
    guard !core.inFlight.isEmpty else { return }
    site.report(
      """
      \(counted(core.inFlight.count, "effect")) still running at the end of the test: …

      \(runningEffects())

      Every effect must have ended by then: await 'store.finish()', advance the clock it sleeps on, \
      or cancel it.
      """)
  }

  func reportUnreceivedActions(at site: SourceSite) {
    guard !received.isEmpty else { return }
    let list = received.entries.map { String(customDumping: $0.action) }.joined(separator: "\n")
    site.report(
      """
      The store received \(counted(received.entries.count, "unexpected action")): …

      \(indented(list))

      Assert each with 'store.receive', or skip them with 'store.skipReceivedActions()'.
      """)
    received.removeFirst(received.entries.count)
  }

  /// A line for each running effect: the action that started it, and where.
  func runningEffects() -> String {
    indented(
      core.inFlight.map { effect in
        let place = effect.fileID.map { " (\($0):\(effect.line ?? 0))" } ?? ""
        return "• \(String(customDumping: effect.action))\(place)"
      }.joined(separator: "\n"))
  }

  /// Lets everything run that can run without time passing.
  func settle() async {
    guard !core.inFlight.isEmpty else { return }
    await Task.megaYield()
  }
}

/// `count` and `noun`, in the plural where it belongs.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
