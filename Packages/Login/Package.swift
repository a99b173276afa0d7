// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Login",
  products: [
    .library(name: "Login", targets: ["Login"]),
    .executable(name: "LoginPreview", targets: ["LoginPreview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(
      name: "Login",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LoginPreview",
      dependencies: [
        "Login",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
      ],
      swiftSettings: settings),
  ]
)
