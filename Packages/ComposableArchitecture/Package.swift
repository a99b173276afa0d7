// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the running toolchain that holds its prebuilt SwiftSyntax modules.
///
/// A manifest is linked against `<toolchain>/lib/swift/pm/ManifestAPI/libPackageDescription.so`,
/// so the loader's own map of this process says where the toolchain is.
func toolchainSyntaxModules() -> String {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix("/libPackageDescription.so") {
    guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/")
    else { continue }
    return line[start..<end.lowerBound] + "/host"
  }
  return "/usr/lib/swift/host"
}

let host = toolchainSyntaxModules()
let syntaxLibraries = [
  "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics",
  "SwiftCompilerPluginMessageHandling", "SwiftSyntaxMacroExpansion", "SwiftParser",
  "SwiftBasicFormat", "SwiftOperators", "SwiftParserDiagnostics", "SwiftIfConfig",
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module with its tests; `layers` are the modules below it that it may import.
func module(_ name: String, on layers: [String] = [], testsNeed extra: [String] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: layers.map { .byName(name: $0) }, swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + layers + extra).filter { !$0.hasSuffix("Macros") }
        .map { .byName(name: $0) },
      swiftSettings: settings),
  ]
}

let macros = "ComposableArchitectureMacros"
let foundations = [
  "IssueReporting", "ConcurrencyExtras", "Clocks", "CasePaths", "IdentifiedCollections",
  "CustomDump", "Dependencies", "Bindings",
]

/// Reached by symbol name alone, so that nothing that ships links a test framework.
let testFrameworkBridge = Target.target(
  name: "TestFrameworkBridge",
  swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])

/// For test targets only: it imports Swift Testing.
let dependenciesTestSupport = Target.target(
  name: "DependenciesTestSupport", dependencies: ["Dependencies"], swiftSettings: settings)

let package = Package(
  name: "ComposableArchitecture",
  products: (foundations + ["DependenciesTestSupport", "ComposableArchitecture"]).map {
    .library(name: $0, targets: [$0])
  },
  targets: [
    .macro(
      name: macros,
      swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + syntaxLibraries.map { "-l\($0)" })
      ]
    ),
    .testTarget(
      name: "\(macros)Tests",
      dependencies: [.byName(name: macros)],
      swiftSettings: settings + [.unsafeFlags(["-I", host])]
    ),
  ]
    + [testFrameworkBridge, dependenciesTestSupport]
    + module("IssueReporting", on: ["TestFrameworkBridge"])
    + module("ConcurrencyExtras", on: ["IssueReporting"])
    + module("Clocks", on: ["IssueReporting", "ConcurrencyExtras"])
    + module("CasePaths", on: ["IssueReporting", macros])
    + module("IdentifiedCollections")
    + module("CustomDump", on: ["IssueReporting", "IdentifiedCollections"])
    + module(
      "Dependencies", on: ["IssueReporting", "ConcurrencyExtras", "Clocks", "CasePaths", macros],
      testsNeed: ["DependenciesTestSupport"])
    + module("Bindings")
    + module(
      "ComposableArchitecture", on: foundations + [macros],
      testsNeed: ["DependenciesTestSupport"])
)
