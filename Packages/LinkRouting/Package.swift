// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let casePaths = Target.Dependency.product(name: "CasePaths", package: "ComposableArchitecture")
let issues = Target.Dependency.product(
  name: "IssueReporting", package: "ComposableArchitecture")
let terminalUI = Target.Dependency.product(name: "TerminalUI", package: "TerminalUI")
let terminalTest = Target.Dependency.product(name: "TerminalTest", package: "TerminalUI")

let package = Package(
  name: "LinkRouting",
  products: [
    .library(name: "LinkMatching", targets: ["LinkMatching"]),
    .library(name: "LinkDestinations", targets: ["LinkDestinations"]),
    .library(name: "LinkRouting", targets: ["LinkRouting"]),
    .executable(name: "LinkRoutingExample", targets: ["LinkRoutingExample"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(name: "LinkMatching", swiftSettings: settings),
    .target(
      name: "LinkDestinations", dependencies: ["LinkMatching", casePaths], swiftSettings: settings),
    .target(
      name: "LinkRouting",
      dependencies: ["LinkMatching", "LinkDestinations", terminalUI, issues],
      swiftSettings: settings),
    .executableTarget(
      name: "LinkRoutingExample", dependencies: ["LinkRouting", terminalUI],
      swiftSettings: settings),
    .testTarget(
      name: "LinkMatchingTests", dependencies: ["LinkMatching"], swiftSettings: settings),
    .testTarget(
      name: "LinkDestinationsTests",
      dependencies: ["LinkDestinations", "LinkMatching", casePaths], swiftSettings: settings),
    .testTarget(
      name: "LinkRoutingTests",
      dependencies: [
        "LinkRouting", "LinkMatching", "LinkDestinations", terminalUI, terminalTest, casePaths,
        issues,
      ],
      swiftSettings: settings),
  ]
)
