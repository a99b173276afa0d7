/// A URL or a bare path, taken apart and decoded.
///
/// `scheme://host/path?query#fragment` and `/path?query#fragment` are both links; a host counts as
/// the first segment of the path, without user and port. Empty segments are left out, so trailing
/// and doubled slashes do not matter. Each segment is percent-decoded once; what is no proper
/// encoding stays as it is written. The case of letters matters, save in the scheme.
public struct Link: Hashable, Sendable {
  /// The scheme in small letters, if there is one.
  public let scheme: String?
  /// The decoded segments of the path, none of them empty.
  public let segments: [String]
  /// What stands after `?`.
  public let query: QueryItems
  /// What stands after `#`, decoded.
  public let fragment: String?

  init(scheme: String? = nil, segments: [String], query: QueryItems = [], fragment: String? = nil) {
    self.scheme = scheme
    self.segments = segments
    self.query = query
    self.fragment = fragment
  }

  /// Takes a text apart.
  ///
  /// - Throws: ``LinkError`` when the text names no place: `mailto:me` or a path with `..`.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(LinkError) {
    var text = text
    let result = text.withUTF8 { bytes in LinkParser(bytes).parse() }
    self = try result.get()
  }

  /// The link as a bare path in its one canonical spelling.
  public var path: String { Link.text(segments) }
}

extension Link: CustomStringConvertible {
  /// The path, the query and the fragment in their one canonical spelling, without the scheme.
  public var description: String {
    Link.text(segments) + Link.text(query: query, fragment: fragment)
  }

  static func text(_ segments: some Sequence<String>) -> String {
    var text = ""
    for segment in segments {
      text += "/"
      append(segment, onto: &text)
    }
    return text.isEmpty ? "/" : text
  }

  /// Encodes a segment; a first sign that would make it a variable in a pattern, or in the target of a
  /// redirect, is encoded too.
  static func append(_ segment: String, onto text: inout String) {
    let first = segment.utf8.first
    guard first == UInt8(ascii: ":") || first == UInt8(ascii: "*") else {
      return PercentCoding.encode(segment, keeping: .segment, onto: &text)
    }
    text += first == UInt8(ascii: ":") ? "%3A" : "%2A"
    PercentCoding.encode(
      String(segment.unicodeScalars.dropFirst()), keeping: .segment, onto: &text)
  }

  static func text(query: QueryItems, fragment: String?) -> String {
    var text = ""
    for (index, item) in query.items.enumerated() {
      text += index == 0 ? "?" : "&"
      PercentCoding.encode(item.name, keeping: .query, onto: &text)
      guard let value = item.value else { continue }
      text += "="
      PercentCoding.encode(value, keeping: .query, onto: &text)
    }
    if let fragment {
      text += "#"
      PercentCoding.encode(fragment, keeping: .fragment, onto: &text)
    }
    return text
  }

  /// Whether a decoded segment means the folder itself or the one above.
  static func isDots(_ segment: String) -> Bool { segment == "." || segment == ".." }
}
