/// The throttles of one store, by id and place.
///
/// A window whose interval has passed with nothing waiting is as good as none: such are forgotten when
/// the number of windows has doubled since the last time.
@MainActor
struct ThrottleWindows {
  private struct Entry {
    let path: EffectPath?
    let window: AnyThrottleWindow
  }

  private var windows: [EffectID: [Entry]] = [:]
  private var count = 0
  private var limit = 16

  nonisolated init() {}

  /// Whether no interval is under way.
  var isEmpty: Bool {
    windows.values.allSatisfy { entries in entries.allSatisfy { $0.window.isOver } }
  }

  /// How many windows are kept.
  var keptCount: Int { count }

  /// The window of a throttle, made when it is first asked for; those of children that are gone are
  /// forgotten.
  mutating func window<Window: AnyThrottleWindow>(
    _ id: EffectID, at path: EffectPath?, _ isAlive: (EffectPath) -> Bool, make: () -> Window
  ) -> Window {
    for entry in windows[id] ?? [] {
      if EffectPath.contains(entry.path, path), EffectPath.contains(path, entry.path),
        let window = entry.window as? Window
      {
        return window
      }
    }
    if count >= limit { forget(isAlive) }
    let window = make()
    windows[id, default: []].append(Entry(path: path, window: window))
    count += 1
    return window
  }

  private mutating func forget(_ isAlive: (EffectPath) -> Bool) {
    windows = windows.compactMapValues { entries in
      let kept = entries.filter { !$0.window.isOver && ($0.path.map(isAlive) ?? true) }
      return kept.isEmpty ? nil : kept
    }
    count = windows.values.reduce(0) { $0 + $1.count }
    limit = max(16, count * 2)
  }
}

/// The interval of a throttle, the types of its actions and its clock hidden.
@MainActor
class AnyThrottleWindow {
  /// Whether the interval has passed and nothing waits for its end.
  var isOver: Bool { true }
}
