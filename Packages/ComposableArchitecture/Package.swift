// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the running toolchain that holds its prebuilt SwiftSyntax modules.
///
/// A manifest is linked against `<toolchain>/lib/swift/pm/ManifestAPI/libPackageDescription.so`,
/// so the loader's own map of this process says where the toolchain is. The map is read line by
/// line: the kernel hands it out a page at a time, and a single read sees only the first page.
func toolchainSyntaxModules() -> String {
  guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard line.hasSuffix("/libPackageDescription.so\n"), let start = line.firstIndex(of: "/"),
      let end = line.range(of: "/pm/ManifestAPI/")
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

let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLinks: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + syntaxLibraries.map { "-l\($0)" })
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

/// Has the macros among its own sources, through a link in its folder. Were it to depend on them, all
/// tests of the package would be built as tools, and each module twice: once for them, once for users.
let macroTests = Target.testTarget(
  name: "\(macros)Tests", exclude: ["Macros/Plugin/Plugin.swift"],
  swiftSettings: settings + syntaxModules, linkerSettings: syntaxLinks)

let foundations = [
  "IssueReporting", "ConcurrencyExtras", "Clocks", "CasePaths", "IdentifiedCollections",
  "CustomDump", "Dependencies", "Bindings", "Sharing",
]

/// Reached by symbol name alone, so that nothing that ships links a test framework.
let testFrameworkBridge = Target.target(
  name: "TestFrameworkBridge",
  swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])

/// For test targets only: it imports Swift Testing.
let dependenciesTestSupport = Target.target(
  name: "DependenciesTestSupport", dependencies: ["Dependencies"], swiftSettings: settings)

/// Features of a stranger, with plain settings: they see what a user's own package sees.
let compatibilityTests = Target.testTarget(
  name: "CompatibilityTests", dependencies: ["ComposableArchitecture", "DependenciesTestSupport"])

let package = Package(
  name: "ComposableArchitecture",
  products: (foundations + ["DependenciesTestSupport", "ComposableArchitecture", "Benchmarking"])
    .map { .library(name: $0, targets: [$0]) },
  targets: [
    .macro(
      name: macros, swiftSettings: settings + syntaxModules, linkerSettings: syntaxLinks),
    macroTests,
  ]
    + [testFrameworkBridge, dependenciesTestSupport, compatibilityTests]
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
    + module("Benchmarking")
    + module(
      "Sharing",
      on: [
        "IssueReporting", "ConcurrencyExtras", "IdentifiedCollections", "CustomDump",
        "Dependencies", "Bindings", macros,
      ],
      testsNeed: ["DependenciesTestSupport", "Clocks"])
    + module(
      "ComposableArchitecture", on: foundations + [macros],
      testsNeed: ["DependenciesTestSupport"])
)
