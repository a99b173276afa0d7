// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PACKAGE",
  products: [
    .library(name: "PACKAGE", targets: ["PACKAGE"]),
    .executable(name: "SCREENPreview", targets: ["SCREENPreview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(
      name: "PACKAGE",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SCREENPreview",
      dependencies: [
        "PACKAGE",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PACKAGETests",
      dependencies: [
        "PACKAGE",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
      ],
      swiftSettings: settings),
  ]
)
