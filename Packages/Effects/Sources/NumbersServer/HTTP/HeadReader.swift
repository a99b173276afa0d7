/// Reads request line and header fields, a line at a time.
struct HeadReader: Sendable {
  private let limits: ServerLimits
  private var request: HTTPRequest?
  private var headerBytes = 0
  private var emptyLines = 0

  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// Whether a part of a head has been read.
  var hasStarted: Bool { request != nil }

  /// The request once its head is whole, else `nil`.
  mutating func read(_ buffer: inout LineBuffer) throws(HTTPFailure) -> HTTPRequest? {
    while true {
      if let request {
        guard let line = try headerLine(&buffer) else { return nil }
        if line.isEmpty {
          self.request = nil
          headerBytes = 0
          return request
        }
        self.request?.headers.append(try Self.field(line))
      } else {
        guard let line = try requestLine(&buffer) else { return nil }
        if line.isEmpty { continue }
        self.request = try Self.requestLine(line)
        emptyLines = 0
      }
    }
  }

  private mutating func requestLine(_ buffer: inout LineBuffer) throws(HTTPFailure) -> [UInt8]? {
    if let first = buffer.first, !FieldText.isToken(first), first != 13, first != 10 {
      throw .bad("This is not HTTP.")
    }
    switch buffer.takeLine(limit: limits.requestLine) {
    case .incomplete: return nil
    case .tooLong: throw .lineTooLong
    case .complete(let line):
      if line.isEmpty {
        emptyLines += 1
        if emptyLines > 4 { throw .bad("There are only empty lines.") }
      }
      return line
    }
  }

  private mutating func headerLine(_ buffer: inout LineBuffer) throws(HTTPFailure) -> [UInt8]? {
    switch buffer.takeLine(limit: limits.headers - headerBytes) {
    case .incomplete: return nil
    case .tooLong: throw .headersTooLarge
    case .complete(let line):
      headerBytes += line.count + 2
      let count = request?.headers.count ?? 0
      guard line.isEmpty || count < limits.headerCount, headerBytes <= limits.headers + 2 else {
        throw .headersTooLarge
      }
      return line
    }
  }

  private static func requestLine(_ line: [UInt8]) throws(HTTPFailure) -> HTTPRequest {
    let parts = line.split(separator: 32, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count <= 32, !parts[0].isEmpty,
      parts[0].allSatisfy(FieldText.isToken)
    else { throw .bad("The request line is broken.") }
    guard !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 32 && $0 < 127 }) else {
      throw .bad("The address holds characters that must be escaped.")
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/"), version.utf8.count == 8 else {
      throw .bad("The request line is broken.")
    }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw HTTPFailure(status: 505, reason: "Only HTTP/1.1 and HTTP/1.0 are spoken here.")
    }
    return HTTPRequest(
      method: String(decoding: parts[0], as: UTF8.self),
      target: String(decoding: parts[1], as: UTF8.self),
      minorVersion: version == "HTTP/1.1" ? 1 : 0)
  }

  private static func field(_ line: [UInt8]) throws(HTTPFailure) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(FieldText.isToken)
    else { throw .bad("A header has no proper name.") }
    let value = line[(colon + 1)...]
    guard value.allSatisfy(FieldText.isValue) else {
      throw .bad("A header holds control characters.")
    }
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      FieldText.trimmed(String(decoding: value, as: UTF8.self))
    )
  }
}
