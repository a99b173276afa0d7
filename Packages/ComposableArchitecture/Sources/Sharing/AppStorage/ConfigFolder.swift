import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where programs keep the user's settings, by the XDG Base Directory Specification.
enum ConfigFolder {
  /// The folder of this program.
  static var ofProgram: URL {
    of(
      program: CommandLine.arguments.first ?? "",
      configHome: getenv("XDG_CONFIG_HOME").map { String(cString: $0) },
      home: getenv("HOME").map { String(cString: $0) } ?? homeOfUser)
  }

  /// The folder of a program.
  ///
  /// - Parameters:
  ///   - program: The path of its executable.
  ///   - configHome: The folder of all settings; one that is not absolute is ignored.
  ///   - home: The folder of the user.
  static func of(program: String, configHome: String?, home: String) -> URL {
    let name = program.split(separator: "/").last.map(String.init) ?? "program"
    let config =
      configHome.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? URL(fileURLWithPath: home).appendingPathComponent(".config")
    return config.appendingPathComponent(name)
  }

  private static var homeOfUser: String {
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }
}
