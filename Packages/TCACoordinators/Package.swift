// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library of the engine's package.
func engine(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ComposableArchitecture")
}

/// A library of the views' package.
func views(_ name: String) -> Target.Dependency {
  .product(name: name, package: "TerminalUI")
}

let package = Package(
  name: "TCACoordinators",
  products: [
    .library(name: "Routes", targets: ["Routes"]),
    .library(name: "TCACoordinators", targets: ["TCACoordinators"]),
    .executable(name: "CoordinatorsExample", targets: ["CoordinatorsExample"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "Routes",
      dependencies: [
        engine("CasePaths"), engine("CustomDump"), engine("IdentifiedCollections"),
        engine("IssueReporting"),
      ],
      swiftSettings: settings),
    .target(
      name: "TCACoordinators",
      dependencies: ["Routes", engine("ComposableArchitecture"), views("ComposableTerminalUI")],
      swiftSettings: settings),
    .target(
      name: "ExampleFeatures", dependencies: ["TCACoordinators"], swiftSettings: settings),
    .executableTarget(
      name: "CoordinatorsExample", dependencies: ["ExampleFeatures", "TCACoordinators"],
      swiftSettings: settings),
    .testTarget(
      name: "RoutesTests",
      dependencies: [
        "Routes", engine("CasePaths"), engine("CustomDump"), engine("IdentifiedCollections"),
        engine("IssueReporting"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TCACoordinatorsTests",
      dependencies: ["TCACoordinators", views("TerminalTest")], swiftSettings: settings),
    .testTarget(
      name: "ExampleFeaturesTests",
      dependencies: ["ExampleFeatures", "TCACoordinators", views("TerminalTest")],
      swiftSettings: settings),
  ]
)
