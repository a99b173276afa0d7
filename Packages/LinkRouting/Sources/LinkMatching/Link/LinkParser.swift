/// Takes the bytes of a link apart in one pass.
struct LinkParser {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private var rest: Bytes

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
  }

  func parse() -> Result<Link, LinkError> {
    var parser = self
    let fragment = parser.takeTail(after: UInt8(ascii: "#")).map {
      PercentCoding.decode($0, plusIsSpace: false)
    }
    let query = parser.takeTail(after: UInt8(ascii: "?")).map(Self.queryItems) ?? []
    let scheme = parser.takeScheme()
    var segments: [String] = []
    if let scheme {
      guard parser.rest.first == UInt8(ascii: "/") else { return .failure(.noPath(scheme: scheme)) }
      if let host = parser.takeHost() {
        segments.append(PercentCoding.decode(host, plusIsSpace: false))
      }
    }
    parser.appendSegments(to: &segments)
    if segments.contains(where: Link.isDots) { return .failure(.dotSegment) }
    return .success(Link(scheme: scheme, segments: segments, query: query, fragment: fragment))
  }

  /// The segments of the path as they are written, without the host.
  func pathSegments() -> [String] {
    var parser = self
    _ = parser.takeTail(after: UInt8(ascii: "#"))
    _ = parser.takeTail(after: UInt8(ascii: "?"))
    if parser.takeScheme() != nil { _ = parser.takeHost() }
    return parser.rest.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Cuts the rest off at a mark, and returns what stood behind the mark.
  private mutating func takeTail(after mark: UInt8) -> Bytes? {
    guard let index = rest.firstIndex(of: mark) else { return nil }
    defer { rest = rest[..<index] }
    return rest[(index + 1)...]
  }

  private mutating func takeScheme() -> String? {
    guard let first = rest.first, ByteSet.letters.contains(first),
      let end = rest.firstIndex(where: { !ByteSet.scheme.contains($0) }),
      rest[end] == UInt8(ascii: ":")
    else { return nil }
    let scheme = String(decoding: rest[..<end], as: UTF8.self).lowercased()
    rest = rest[(end + 1)...]
    return scheme
  }

  /// The host after `//`, without user and port; `nil` when there is none.
  private mutating func takeHost() -> Bytes? {
    let slash = UInt8(ascii: "/")
    guard rest.count >= 2, rest[rest.startIndex + 1] == slash else { return nil }
    let start = rest.startIndex + 2
    let end = rest[start...].firstIndex(of: slash) ?? rest.endIndex
    var host = rest[start..<end]
    rest = rest[end...]
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if let colon = host.lastIndex(of: UInt8(ascii: ":")),
      host[(colon + 1)...].allSatisfy(ByteSet.digits.contains)
    {
      host = host[..<colon]
    }
    return host.isEmpty ? nil : host
  }

  private func appendSegments(to segments: inout [String]) {
    var start = rest.startIndex
    while start < rest.endIndex {
      let end = rest[start...].firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      if start < end {
        segments.append(PercentCoding.decode(rest[start..<end], plusIsSpace: false))
      }
      start = end + 1
    }
  }

  private static func queryItems(_ bytes: Bytes) -> QueryItems {
    QueryItems(
      bytes.split(separator: UInt8(ascii: "&")).map { item in
        guard let sign = item.firstIndex(of: UInt8(ascii: "=")) else {
          return QueryItem(PercentCoding.decode(item, plusIsSpace: true))
        }
        return QueryItem(
          PercentCoding.decode(item[..<sign], plusIsSpace: true),
          PercentCoding.decode(item[(sign + 1)...], plusIsSpace: true))
      })
  }
}
