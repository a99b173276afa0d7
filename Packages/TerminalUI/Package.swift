// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let bindings = Target.Dependency.product(name: "Bindings", package: "ComposableArchitecture")
let engine = Target.Dependency.product(
  name: "ComposableArchitecture", package: "ComposableArchitecture")

let package = Package(
  name: "TerminalUI",
  products: [
    .library(name: "TerminalCore", targets: ["TerminalCore"]),
    .library(name: "TerminalModel", targets: ["TerminalModel"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "TerminalTest", targets: ["TerminalTest"]),
    .library(name: "ComposableTerminalUI", targets: ["ComposableTerminalUI"]),
    .library(name: "FeaturePreview", targets: ["FeaturePreview"]),
  ],
  dependencies: [.package(path: "../ComposableArchitecture")],
  targets: [
    .target(name: "TerminalCore", swiftSettings: settings),
    .target(name: "TerminalModel", dependencies: ["TerminalCore"], swiftSettings: settings),
    .target(name: "TerminalPosix", dependencies: ["TerminalCore"], swiftSettings: settings),
    .target(
      name: "TerminalUI", dependencies: ["TerminalCore", "TerminalPosix", bindings],
      swiftSettings: settings),
    .target(
      name: "TerminalTest", dependencies: ["TerminalUI", "TerminalModel", bindings],
      swiftSettings: settings),
    .target(
      name: "ComposableTerminalUI", dependencies: ["TerminalUI", engine], swiftSettings: settings),
    .target(
      name: "FeaturePreview", dependencies: ["ComposableTerminalUI", "TerminalUI", "TerminalCore"],
      swiftSettings: settings),
    .target(name: "CatalogPages", dependencies: ["TerminalUI"], swiftSettings: settings),
    .executableTarget(
      name: "Catalog", dependencies: ["CatalogPages", "TerminalUI"], swiftSettings: settings),
    .executableTarget(
      name: "CrashTester", dependencies: ["TerminalCore", "TerminalPosix"],
      swiftSettings: settings),
    .target(name: "InputFuzzing", dependencies: ["TerminalCore"], swiftSettings: settings),
    .executableTarget(
      name: "DecoderFuzz", dependencies: ["InputFuzzing"], swiftSettings: settings),
    .testTarget(
      name: "TerminalCoreTests", dependencies: ["TerminalCore", "TerminalModel", "InputFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalPosixTests",
      dependencies: ["TerminalPosix", "TerminalModel", "CrashTester"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "TerminalCore", "TerminalModel", "TerminalUI", "TerminalTest", "InputFuzzing", bindings,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ComposableTerminalUITests", dependencies: ["ComposableTerminalUI", "TerminalTest"],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogTests", dependencies: ["CatalogPages", "TerminalUI", "TerminalTest"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "FeaturePreviewTests", dependencies: ["FeaturePreview"], swiftSettings: settings),
  ]
)
