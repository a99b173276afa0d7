// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FeatureB1",
  products: [
    .library(name: "FeatureB1", targets: ["FeatureB1"]),
    .executable(name: "B1Preview", targets: ["B1Preview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../LinkRouting"),
    .package(path: "../Effects"),
    .package(path: "../FeatureB2"),
  ],
  targets: [
    .target(
      name: "FeatureB1",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "FeatureB2", package: "FeatureB2"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "B1Preview",
      dependencies: [
        "FeatureB1",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FeatureB1Tests",
      dependencies: [
        "FeatureB1",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "FeatureB2", package: "FeatureB2"),
      ],
      swiftSettings: settings),
  ]
)
