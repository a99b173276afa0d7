import Glibc

/// A specifier of C's `printf` for one number: `%5d`, `%.2f`, `%02x`.
struct NumberSpecifier {
  private let flags: String
  private let conversion: Character
  /// Columns and digits past which nothing is written as asked for.
  private static let largest = 999

  /// Reads a specifier; `nil` for text around it, for what is no specifier of a number, and for
  /// widths beyond three digits.
  init?(_ text: String) {
    var rest = text[...]
    guard rest.popFirst() == "%", let conversion = rest.popLast(),
      "diuxXofFeEgG".contains(conversion)
    else { return nil }
    while let last = rest.last, "hlqjzt".contains(last) { rest.removeLast() }
    guard rest.allSatisfy({ "-+ #0123456789.".contains($0) }) else { return nil }
    let numbers = rest.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.allSatisfy({ $0 <= Self.largest }) else { return nil }
    self.conversion = conversion
    flags = String(rest)
  }

  /// The number as it is written; `nil` for one that the conversion is not for.
  func text(of number: Any) -> String? {
    if "fFeEgG".contains(conversion) {
      guard let number = number as? any BinaryFloatingPoint else { return nil }
      return written("", Self.double(number))
    }
    guard let number = number as? any BinaryInteger else { return nil }
    if conversion == "d" || conversion == "i" {
      return Int64(exactly: number).flatMap { written("ll", $0) }
    }
    return written("ll", UInt64(truncatingIfNeeded: number))
  }

  private static func double(_ number: some BinaryFloatingPoint) -> Double { Double(number) }

  private func written(_ length: String, _ number: any CVarArg) -> String? {
    let format = "%\(flags)\(length)\(conversion)"
    return withVaList([number]) { arguments in
      var buffer = [CChar](repeating: 0, count: 2_048)
      let count = vsnprintf(&buffer, buffer.count, format, arguments)
      guard count >= 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
