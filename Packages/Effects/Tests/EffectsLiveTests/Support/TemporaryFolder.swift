import FoundationEssentials

/// Gives `body` the path of a new empty folder, and removes it afterwards.
func withTemporaryFolder<Value>(
  isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Value
) async throws -> Value {
  let path = FileManager.default.temporaryDirectory.appending(path: "numbers-\(UUID())")
    .path(percentEncoded: false)
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try await body(path)
}
