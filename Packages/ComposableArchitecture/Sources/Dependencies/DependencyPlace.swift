/// A place in the source where a dependency is declared or read.
struct DependencyPlace: Sendable {
  /// The place of the `@Dependency` that is being read in a test.
  @TaskLocal static var current: DependencyPlace?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// How the reader names the dependency: a key path or a type.
  var name: @Sendable () -> String? = { nil }
}
