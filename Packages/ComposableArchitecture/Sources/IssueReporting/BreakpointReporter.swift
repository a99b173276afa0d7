#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops in the debugger at every issue; without one, warns on standard error.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    StandardError.write("\(fileID):\(line): warning: \(message() ?? "Issue reported")")
    guard Self.isTraced() else { return }
    raise(SIGTRAP)
  }

  /// Whether a debugger is attached, from the kernel's status of this process.
  private static func isTraced() -> Bool {
    guard let file = fopen("/proc/self/status", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    let key = "TracerPid:"
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(key) else { continue }
      return text.dropFirst(key.count).contains { ("1"..."9").contains($0) }
    }
    return false
  }
}

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at every issue; without one, warns on standard error.
  public static var breakpoint: Self { Self() }
}
