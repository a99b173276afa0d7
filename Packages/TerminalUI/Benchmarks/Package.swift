// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalBenchmarks",
  dependencies: [.package(path: ".."), .package(path: "../../ComposableArchitecture")],
  targets: [
    .executableTarget(
      name: "TerminalBenchmarks",
      dependencies: [
        .product(name: "Benchmarking", package: "ComposableArchitecture"),
        .product(name: "TerminalCore", package: "TerminalUI"),
        .product(name: "TerminalUI", package: "TerminalUI"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
