extension Oracle where Subject == Int {
  mutating func addCodes() {
    rule("the place of the letter {s} in the alphabet") { n, v in
      let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init)
      return alphabet.firstIndex(of: v[0]) == n - 1
    }
    rule("the Unicode number of the character {s}") { n, v in
      UInt32(exactly: n).flatMap(Unicode.Scalar.init)?.properties.name == v[0]
    }
    rule("the number of the web colour #{s}") { n, v in
      v[0].utf8.count == 6 && Int(v[0], radix: 16) == n
    }
    rule("the number of the IPv4 address {s}") { n, v in
      let parts = v[0].split(separator: ".").compactMap { UInt8($0) }
      return parts.count == 4 && parts.reduce(0) { $0 * 256 + Int($1) } == n
    }
    rule("the number that is written {s} in hexadecimal") { n, v in Int(v[0], radix: 16) == n }
    rule("the number that 64-bit machines store as {s} in hexadecimal") { n, v in
      UInt64(v[0], radix: 16) == UInt64.max - UInt64(-(n + 1))
    }
  }
}
