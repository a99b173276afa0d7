// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "App",
  products: [
    .executable(name: "numbers", targets: ["numbers"])
  ],
  dependencies: [
    .package(path: "../Packages/ComposableArchitecture"),
    .package(path: "../Packages/TerminalUI"),
    .package(path: "../Packages/Effects"),
    .package(path: "../Packages/Root"),
  ],
  targets: [
    .target(
      name: "NumbersCommand",
      dependencies: [
        .product(name: "NumbersProtocol", package: "Effects")
      ],
      swiftSettings: settings),
    .target(name: "NumbersSession", swiftSettings: settings),
    .target(
      name: "NumbersRecording",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "TerminalCore", package: "TerminalUI"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "Root", package: "Root"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "numbers",
      dependencies: [
        "NumbersCommand",
        "NumbersRecording",
        "NumbersSession",
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "EmbeddedNumbers", package: "Effects"),
        .product(name: "NumbersServer", package: "Effects"),
        .product(name: "EffectsLive", package: "Effects"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "Root", package: "Root"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumbersRecordingTests",
      dependencies: [
        "NumbersRecording",
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "FactFeature", package: "Effects"),
        .product(name: "Root", package: "Root"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumbersSessionTests", dependencies: ["NumbersSession"], swiftSettings: settings),
    .testTarget(
      name: "NumbersCommandTests",
      dependencies: [
        "NumbersCommand",
        .product(name: "NumbersProtocol", package: "Effects"),
      ],
      swiftSettings: settings),
  ]
)
