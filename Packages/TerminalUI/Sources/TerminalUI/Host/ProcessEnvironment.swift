import Glibc

/// The variables that the process was started with.
enum ProcessEnvironment {
  /// The variables the host reads.
  static var variables: [String: String] {
    let names = ["TERM", "COLORTERM", "NO_COLOR", "CLICOLOR_FORCE", "ESCDELAY"]
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
