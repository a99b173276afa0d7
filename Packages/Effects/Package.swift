// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let dependencies = Target.Dependency.product(
  name: "Dependencies", package: "ComposableArchitecture")
let views = Target.Dependency.product(name: "ComposableTerminalUI", package: "TerminalUI")

let package = Package(
  name: "Effects",
  products: [
    .library(name: "NumbersProtocol", targets: ["NumbersProtocol"]),
    .library(name: "EmbeddedNumbers", targets: ["EmbeddedNumbers"]),
    .library(name: "NumbersServer", targets: ["NumbersServer"]),
    .library(name: "Effects", targets: ["Effects"]),
    .library(name: "EffectsLive", targets: ["EffectsLive"]),
    .executable(name: "numbers-transport", targets: ["NumbersTransport"]),
    .library(name: "EffectsPreview", targets: ["EffectsPreview"]),
    .library(name: "FactFeature", targets: ["FactFeature"]),
  ],
  dependencies: [
    .package(path: "../ComposableArchitecture"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(name: "NumbersProtocol", swiftSettings: settings),
    .target(
      name: "EmbeddedNumbers", dependencies: ["NumbersProtocol"], swiftSettings: settings),
    .target(
      name: "NumbersServer", dependencies: ["NumbersProtocol", "EmbeddedNumbers"],
      swiftSettings: settings),
    .target(
      name: "Effects", dependencies: ["NumbersProtocol", dependencies], swiftSettings: settings),
    .target(
      name: "TransportMessages", dependencies: ["NumbersProtocol"], swiftSettings: settings),
    .executableTarget(
      name: "NumbersTransport", dependencies: ["TransportMessages", "NumbersProtocol"],
      swiftSettings: settings),
    // A library that depends on an executable does not link it: it is built beforehand and ends up
    // beside whatever links the library.
    .target(
      name: "EffectsLive",
      dependencies: [
        "Effects", "NumbersProtocol", "EmbeddedNumbers", "TransportMessages", "NumbersTransport",
      ],
      swiftSettings: settings),
    .target(
      name: "EffectsPreview", dependencies: ["Effects", "EmbeddedNumbers"],
      swiftSettings: settings),
    .target(name: "FactFeature", dependencies: ["Effects", views], swiftSettings: settings),
    .testTarget(
      name: "NumbersProtocolTests", dependencies: ["NumbersProtocol"], swiftSettings: settings),
    .testTarget(
      name: "EmbeddedNumbersTests", dependencies: ["EmbeddedNumbers", "NumbersProtocol"],
      swiftSettings: settings),
    .testTarget(
      name: "NumbersServerTests",
      dependencies: ["NumbersServer", "NumbersProtocol", "EmbeddedNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "EffectsTests", dependencies: ["Effects", dependencies], swiftSettings: settings),
    .testTarget(
      name: "EffectsLiveTests",
      dependencies: [
        "EffectsLive", "Effects", "NumbersServer", "NumbersProtocol", "EmbeddedNumbers",
        "NumbersTransport", "TransportMessages",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumbersTransportTests",
      dependencies: ["NumbersTransport", "TransportMessages", "NumbersProtocol"],
      swiftSettings: settings),
    .testTarget(
      name: "FactFeatureTests", dependencies: ["FactFeature", "Effects", views],
      swiftSettings: settings),
  ]
)
