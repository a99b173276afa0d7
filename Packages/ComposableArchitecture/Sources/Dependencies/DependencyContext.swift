import IssueReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kind of run that default values are chosen for.
public enum DependencyContext: Int, CaseIterable, Sendable {
  /// A shipping run: `liveValue`.
  case live

  /// A preview: `previewValue`.
  case preview

  /// A test: `testValue`.
  case test

  /// The context of the process, unless a scope overrides it.
  ///
  /// The variable `SWIFT_DEPENDENCIES_CONTEXT` (`live`, `preview` or `test`) decides, then whether
  /// tests run.
  static let ofProcess: DependencyContext = {
    let named = getenv("SWIFT_DEPENDENCIES_CONTEXT").map { String(cString: $0) }
    switch named {
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    default: break
    }
    if getenv("XCODE_RUNNING_FOR_PREVIEWS").map({ String(cString: $0) }) == "1" { return .preview }
    return isTesting ? .test : .live
  }()
}
