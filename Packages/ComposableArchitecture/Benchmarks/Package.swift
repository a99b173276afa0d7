// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "EngineBenchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        .product(name: "Benchmarking", package: "ComposableArchitecture"),
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
