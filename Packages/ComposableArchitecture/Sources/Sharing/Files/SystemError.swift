#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A call of the operating system that has failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: CInt
  let call: String

  /// The error that `errno` names now.
  static func last(_ call: String) -> SystemError { SystemError(code: errno, call: call) }

  /// What was opened is no file that has an end.
  static let notAFile = SystemError(code: ENODEV, call: "a pipe or a device, not a file")

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  var description: String { "\(String(cString: strerror(code))) (\(call))" }
}

/// Calls `body` again as long as a signal interrupts it, and throws when it returns -1.
func checked<Value: SignedInteger>(_ call: String, _ body: () -> Value) throws -> Value {
  while true {
    let result = body()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last(call) }
  }
}
