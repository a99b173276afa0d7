import Testing

/// Lets others run until `condition` is true; an issue is recorded when that never happens.
func yieldUntil(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<20_000_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("The condition never became true.", sourceLocation: sourceLocation)
}
