// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FeatureA",
  products: [
    .library(name: "FeatureA", targets: ["FeatureA"]),
    .executable(name: "APreview", targets: ["APreview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../LinkRouting"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(
      name: "FeatureA",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "APreview",
      dependencies: [
        "FeatureA",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FeatureATests",
      dependencies: [
        "FeatureA",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
  ]
)
