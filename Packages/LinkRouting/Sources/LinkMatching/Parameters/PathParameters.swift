/// What the variable segments of a path stand for, by name.
///
/// A parameter is one segment; the remainder, `*rest`, is several.
public struct PathParameters: Hashable, Sendable {
  /// A parameter's decoded segments: one, or those of a remainder.
  fileprivate enum Content: Sendable {
    case segment(String)
    case remainder([String])

    var segments: [String] {
      switch self {
      case .segment(let text): [text]
      case .remainder(let segments): segments
      }
    }

    var text: String {
      switch self {
      case .segment(let text): text
      case .remainder(let segments): segments.joined(separator: "/")
      }
    }
  }

  private var entries: [(name: String, value: Content)] = []

  /// No parameters.
  public init() {}

  /// The names, in the order of the path.
  public var names: [String] { entries.map(\.name) }

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// A parameter's text; the segments of a remainder are joined by slashes.
  public subscript(name: String) -> String? {
    get { value(name)?.text }
    set { set(name, newValue.map { .segment($0) }) }
  }

  /// A parameter's segments: one, or those of a remainder; none when there is no such parameter.
  public func segments(_ name: String) -> [String] {
    value(name)?.segments ?? []
  }

  /// Sets the segments of a remainder.
  public mutating func setSegments(_ segments: [String], for name: String) {
    set(name, .remainder(segments))
  }

  /// Whether a parameter has been set as a remainder.
  func isRemainder(_ name: String) -> Bool {
    if case .remainder = value(name) { true } else { false }
  }

  private func value(_ name: String) -> Content? {
    entries.first { $0.name == name }?.value
  }

  private mutating func set(_ name: String, _ value: Content?) {
    let index = entries.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): entries[index].value = value
    case (let index?, nil): entries.remove(at: index)
    case (nil, let value?): entries.append((name, value))
    case (nil, nil): break
    }
  }

  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// Appends a parameter whose name is not there yet.
  mutating func append(_ name: String, _ text: String) {
    entries.append((name, .segment(text)))
  }

  /// Appends a remainder whose name is not there yet.
  mutating func append(_ name: String, _ segments: [String]) {
    entries.append((name, .remainder(segments)))
  }

  /// These parameters and those of others whose names are not among them.
  func filled(from others: PathParameters) -> PathParameters {
    var result = self
    for entry in others.entries where value(entry.name) == nil { result.entries.append(entry) }
    return result
  }

  /// Equal names and segments, in any order.
  public static func == (left: PathParameters, right: PathParameters) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { $0.value.segments == right.value($0.name)?.segments }
  }

  /// Hashes names and segments without their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for entry in entries {
      var inner = Hasher()
      inner.combine(entry.name)
      inner.combine(entry.value.segments)
      sum ^= inner.finalize()
    }
    hasher.combine(sum)
  }
}

extension PathParameters: ExpressibleByDictionaryLiteral {
  /// The type of names.
  public typealias Key = String
  /// The type of what stands for a name.
  public typealias Value = String

  /// Creates parameters of one segment each; of two equal names the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension PathParameters: CustomStringConvertible {
  /// `id=7, rest=a/b`
  public var description: String {
    entries.map { "\($0.name)=\($0.value.text)" }.joined(separator: ", ")
  }
}

extension PathParameters: Codable {
  /// Decodes what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let contents = try container.decode([String: Content].self)
    entries = contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Encodes an object: a text for a parameter, an array of segments for a remainder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
  }
}

extension PathParameters.Content: Codable {
  fileprivate init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .segment(text)
    } else {
      self = .remainder(try container.decode([String].self))
    }
  }

  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .segment(let text): try container.encode(text)
    case .remainder(let segments): try container.encode(segments)
    }
  }
}
