// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FeatureB2",
  products: [
    .library(name: "FeatureB2", targets: ["FeatureB2"]),
    .executable(name: "B2Preview", targets: ["B2Preview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../LinkRouting"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(
      name: "FeatureB2",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "B2Preview",
      dependencies: [
        "FeatureB2",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FeatureB2Tests",
      dependencies: [
        "FeatureB2",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
  ]
)
