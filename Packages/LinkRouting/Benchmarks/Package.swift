// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RoutingBenchmarks",
  dependencies: [
    .package(path: ".."),
    .package(path: "../../ComposableArchitecture"),
  ],
  targets: [
    .executableTarget(
      name: "RoutingBenchmarks",
      dependencies: [
        .product(name: "Benchmarking", package: "ComposableArchitecture"),
        .product(name: "LinkMatching", package: "LinkRouting"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
