#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether the process was started to run tests.
///
/// Found once, from the command line and the environment; reading it costs a load.
public let isTesting: Bool = TestProcess.current != nil

/// What kind of test run a process was started for.
enum TestProcess: Sendable {
  case swiftTesting
  case xcTest

  static let current = TestProcess(
    arguments: CommandLine.arguments,
    hasVariable: { getenv($0) != nil })

  init?(arguments: [String], hasVariable: (String) -> Bool) {
    if let option = arguments.firstIndex(of: "--testing-library"),
      arguments.indices.contains(option + 1)
    {
      self = arguments[option + 1] == "swift-testing" ? .swiftTesting : .xcTest
      return
    }
    let variables = [
      "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
    ]
    guard
      arguments.first?.hasSuffix(".xctest") == true
        || arguments.first?.hasSuffix("/xctest") == true
        || variables.contains(where: hasVariable)
    else { return nil }
    self = .xcTest
  }
}
