// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder `usr` of the running toolchain.
///
/// A manifest is linked against `<toolchain>/lib/swift/pm/ManifestAPI/libPackageDescription.so`, so the
/// loader's own map of this process says where the toolchain is. The map is read line by line: the kernel
/// hands it out a page at a time, and a single read sees only the first page.
func toolchain() -> String? {
  guard let maps = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard line.hasSuffix("/libPackageDescription.so\n"), let start = line.firstIndex(of: "/"),
      let end = line.range(of: "/lib/swift/pm/ManifestAPI/")
    else { continue }
    return String(line[start..<end.lowerBound])
  }
  return nil
}

/// What links the toolchain's own libraries into a release of the program, so that it starts sooner, in less
/// memory; nothing where the toolchain does not bring them for that.
///
/// Its own linker is taken, since others warn of what is in those libraries.
func staticLibraries() -> [LinkerSetting] {
  let libraries = ["_FoundationCShims", "_FoundationCollections"]
  let files =
    ["bin/ld.lld"]
    + (["swiftCore", "FoundationEssentials"] + libraries).map {
      "lib/swift_static/linux/lib\($0).a"
    }
  guard let toolchain = toolchain(),
    files.allSatisfy({ access("\(toolchain)/\($0)", R_OK) == 0 })
  else { return [] }
  let inReleases = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
  return [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], inReleases)]
    + libraries.map { .linkedLibrary($0, inReleases) }
}

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
      swiftSettings: settings, linkerSettings: staticLibraries()),
    .testTarget(
      name: "NumbersScreenTests",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ComposableArchitecture"),
        .product(name: "ComposableTerminalUI", package: "TerminalUI"),
        .product(name: "TerminalCore", package: "TerminalUI"),
        .product(name: "TerminalTest", package: "TerminalUI"),
        .product(name: "Effects", package: "Effects"),
        .product(name: "EffectsLive", package: "Effects"),
        .product(name: "Root", package: "Root"),
      ],
      exclude: ["Scripts"], swiftSettings: settings),
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
