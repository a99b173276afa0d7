public import FoundationEssentials

extension SharedReaderKey {
  /// A key for a value that a file holds as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.temporaryDirectory.appending(path: "notes.json"))) var notes: [String] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file; folders on the way are made.
  ///   - decoder: Reads the value; by default a plain one.
  ///   - encoder: Writes the value; by default one with sorted keys and line breaks.
  /// - Returns: The key.
  public static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url: url,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .readable).encode($0) })
  }

  /// A key for a value that a file holds in a form of its own.
  ///
  /// - Parameters:
  ///   - url: The file; folders on the way are made.
  ///   - decode: Reads the value from what the file holds.
  ///   - encode: Turns the value into what the file holds.
  /// - Returns: The key.
  public static func fileStorage<Value>(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  /// One for files that people look at.
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
