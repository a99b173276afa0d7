// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Root",
  products: [
    .library(name: "Root", targets: ["Root"]),
    .executable(name: "RootPreview", targets: ["RootPreview"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
    .package(path: "../LinkRouting"),
    .package(path: "../Effects"),
    .package(path: "../Login"),
    .package(path: "../TabBar"),
  ],
  targets: [
    .target(
      name: "Root",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Login", package: "Login"),
        .product(name: "TabBar", package: "TabBar"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "RootPreview",
      dependencies: [
        "Root",
        .product(name: "FeaturePreview", package: "TerminalUI"),
        .product(name: "EffectsPreview", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TabBar", package: "TabBar"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RootTests",
      dependencies: [
        .product(name: "LinkDestinations", package: "LinkRouting"),
        "Root",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "Login", package: "Login"),
        .product(name: "TabBar", package: "TabBar"),
      ],
      swiftSettings: settings),
  ]
)
