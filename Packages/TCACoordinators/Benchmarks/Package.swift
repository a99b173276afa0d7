// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CoordinatorBenchmarks",
  dependencies: [
    .package(path: ".."),
    .package(path: "../../ComposableArchitecture"),
  ],
  targets: [
    .executableTarget(
      name: "CoordinatorBenchmarks",
      dependencies: [
        .product(name: "Benchmarking", package: "ComposableArchitecture"),
        .product(name: "TCACoordinators", package: "TCACoordinators"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
