/// The throttles of one store, by id and place.
@MainActor
struct ThrottleWindows {
  private var windows: [EffectID: [(path: EffectPath?, window: AnyObject)]] = [:]

  nonisolated init() {}

  /// The window of a throttle, made when it is first asked for; those of children that are gone are
  /// forgotten.
  mutating func window<Window: AnyObject>(
    _ id: EffectID, at path: EffectPath?, _ isAlive: (EffectPath) -> Bool, make: () -> Window
  ) -> Window {
    var known = windows[id] ?? []
    known.removeAll { entry in entry.path.map { !isAlive($0) } ?? false }
    defer { windows[id] = known }
    for entry in known {
      if EffectPath.contains(entry.path, path), EffectPath.contains(path, entry.path),
        let window = entry.window as? Window
      {
        return window
      }
    }
    let window = make()
    known.append((path, window))
    return window
  }
}
