extension InputDecoder {
  /// How long a lone Escape waits for the rest of a sequence: 50 ms, or the number of milliseconds
  /// in `ESCDELAY` (the variable that ncurses reads), at most ten seconds.
  public static func escapeDelay(environment: [String: String]) -> Duration {
    let milliseconds = environment["ESCDELAY"].flatMap { Int($0) } ?? 50
    return .milliseconds(min(10_000, max(0, milliseconds)))
  }
}
