/// Where the program keeps what it can fetch again.
public enum CacheFolder {
  /// `numbers` in `$XDG_CACHE_HOME`, else in `~/.cache`; nil without either.
  ///
  /// As the XDG base directory specification says, a path that is not absolute is passed over.
  public static func path(environment: [String: String]) -> String? {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return "\(base)/numbers" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/numbers"
  }
}
