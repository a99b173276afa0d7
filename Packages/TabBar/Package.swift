// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TabBar",
  products: [
    .library(name: "TabBar", targets: ["TabBar"]),
    .executable(name: "TabBarPreview", targets: ["TabBarPreview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../LinkRouting"),
    .package(path: "../Effects"),
    .package(path: "../FeatureA"),
    .package(path: "../FeatureB1"),
  ],
  targets: [
    .target(
      name: "TabBar",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "FeatureA", package: "FeatureA"),
        .product(name: "FeatureB1", package: "FeatureB1"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "TabBarPreview",
      dependencies: [
        "TabBar",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "FeatureA", package: "FeatureA"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TabBarTests",
      dependencies: [
        "TabBar",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "FeatureA", package: "FeatureA"),
        .product(name: "FeatureB1", package: "FeatureB1"),
      ],
      swiftSettings: settings),
  ]
)
