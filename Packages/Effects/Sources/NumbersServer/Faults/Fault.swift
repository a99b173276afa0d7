/// What a server does wrong on purpose in one reply.
public indirect enum Fault: Sendable {
  /// Waits for the gate before the first byte, then replies with what follows; `nil` is the true
  /// reply. A client that leaves meanwhile is noticed.
  case hold(FaultGate, then: Fault? = nil)
  /// Sends the head of the true reply, and the body only after the gate opens.
  case stallAfterHead(FaultGate)
  /// Sends the head and so many bytes of the true body, then closes.
  case cutOff(afterBodyBytes: Int)
  /// Claims another `Content-Length` than that of the true body, then closes.
  case contentLength(Int)
  /// Replies with a status and a plain text.
  case status(Int, text: String = "", headers: [(name: String, value: String)] = [])
  /// Replies with 429 and a `Retry-After`, in seconds or as a date.
  case tooManyRequests(retryAfter: String)
  /// Redirects to an address; `nil` is the request's own, which makes a loop.
  case redirect(to: String? = nil, status: Int = 302)
  /// Replies 200 with a body of any bytes.
  case body([UInt8], contentType: String)
  /// Replies 200 with a true `Content-Length` and so many letters.
  case hugeBody(bytes: Int)
  /// Replies 200 with chunks that never end.
  case endlessBody
  /// Sends these bytes in place of a reply, then closes.
  case raw([UInt8])
  /// Closes without a byte.
  case closeWithoutReply
  /// Resets the connection without a byte.
  case reset

  /// Text in Latin-1, which is no UTF-8, sent as UTF-8.
  public static let notUTF8 = Fault.body(
    [0x34, 0x32, 0x20, 0x69, 0x73, 0xe9, 0xff, 0xfe], contentType: "text/plain; charset=utf-8")
  /// A fact that would recolour, retitle and clear a terminal.
  public static let escapeSequences = Fault.body(
    Array("42 is \u{1b}[31mred\u{1b}]0;title\u{7}\u{1b}[2J\u{9b}1mbold\u{202e}.".utf8),
    contentType: "text/plain; charset=utf-8")
  /// A page of the kind that portals put in the way.
  public static let html = Fault.body(
    Array("<!DOCTYPE html><title>Log in</title><p>Pay here.".utf8), contentType: "text/html")
  /// No text at all.
  public static let empty = Fault.body([], contentType: "text/plain; charset=utf-8")
  /// Bytes that are no HTTP.
  public static let garbage = Fault.raw([
    0x16, 0x03, 0x01, 0x00, 0xff, 0x0a, 0x0d, 0x0a, 0x0d, 0x0a,
  ])
}
