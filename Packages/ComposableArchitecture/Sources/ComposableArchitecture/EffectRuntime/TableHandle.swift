/// A reference to a store's table that does not keep it alive and costs no weak reference.
@MainActor
final class TableHandle {
  // The table clears it when its store goes, on the main actor, before it is freed.
  private unowned(unsafe) var current: EffectTable?

  nonisolated init(_ table: EffectTable) {
    current = table
  }

  /// The table, while its store is there.
  var table: EffectTable? { current }

  /// Forgets a piece of work that has ended.
  func finish(_ run: EffectRun) { current?.finish(run) }

  /// Lets go of the table.
  func clear() { current = nil }
}
