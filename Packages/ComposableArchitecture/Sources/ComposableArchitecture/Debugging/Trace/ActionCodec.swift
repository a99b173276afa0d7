public import FoundationEssentials

/// How the actions of a recording are written as JSON and read back.
///
/// ``reflecting`` does for the action of any feature whose values are `Codable`; with
/// ``init(encode:decode:)`` a feature says it itself.
public struct ActionCodec<Action>: Sendable {
  // The closures hold `@Sendable` ones, or nothing but types.
  nonisolated(unsafe) let encode: (Action) throws -> JSONValue
  nonisolated(unsafe) let decode: (JSONValue) throws -> Action

  init(
    json encode: @escaping (Action) throws -> JSONValue,
    decode: @escaping (JSONValue) throws -> Action
  ) {
    self.encode = encode
    self.decode = decode
  }

  /// A codec of one's own.
  ///
  /// - Parameters:
  ///   - encode: Writes an action as JSON, a fragment of it at least.
  ///   - decode: Reads it.
  public init(
    encode: @escaping @Sendable (Action) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Action
  ) {
    self.init(
      json: { try JSONDecoder().decode(JSONValue.self, from: try encode($0)) },
      decode: { try decode(Data($0.text.utf8)) })
  }
}

extension ActionCodec where Action: Codable {
  /// Writes actions as their conformance to `Codable` says.
  public static var codable: Self {
    Self(
      json: { try JSONValue(encoding: $0) }, decode: { try $0.decoded(as: Action.self) })
  }
}

extension ActionCodec {
  /// Writes actions case by case, as the case paths say; values are written by their `Codable`
  /// conformance.
  ///
  /// It knows presentations, stacks, rows, bindings of observed fields, optionals, results, and
  /// cases with several values. An action that holds something else cannot be written: a recording
  /// keeps its name and says why. An error of no known type is read back as a
  /// ``RecordedError``.
  public static var reflecting: Self {
    Self(
      json: { try ActionReflection.encode($0) },
      decode: { try ActionReflection.decode($0, as: Action.self) })
  }
}

/// Why an action cannot be written into a recording, or read from it.
public struct ActionCodecError: Error, Equatable, CustomStringConvertible {
  /// The reason in words.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// An error of a recording whose type was not kept: what it said.
public struct RecordedError: Error, Equatable, Hashable, CustomStringConvertible {
  /// What the error said.
  public let description: String

  /// Creates an error from what one has said.
  ///
  /// - Parameter description: What it said.
  public init(_ description: String) {
    self.description = description
  }
}
