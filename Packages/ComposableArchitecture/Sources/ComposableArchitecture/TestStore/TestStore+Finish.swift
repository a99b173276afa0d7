import ConcurrencyExtras

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// If some still run after `timeout`, the default being that of the store, or actions are left that
  /// the test has not received, an issue is told at the caller.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
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

          \(leftovers.runningEffects)

          Advance the clocks they sleep on, complete what they wait for, or cancel them.
          """)
        core.cancelAllEffects()
        break
      }
    }
    if exhaustivity == .on { leftovers.reportUnreceivedActions(site.report) }
  }

  /// Lets everything run that can run without time passing.
  func settle() async {
    guard core.hasLiveEffects else { return }
    if useMainSerialExecutor {
      return await RunnableWork.settleOnMainThread { core.hasLiveEffects }
    }
    for _ in 0..<20 where core.hasLiveEffects { await Task.megaYield(count: 1) }
  }
}
