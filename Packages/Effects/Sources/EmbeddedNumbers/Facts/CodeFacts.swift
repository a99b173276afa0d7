/// Facts about what a number stands for in codes.
enum CodeFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      guard (1...26).contains(profile.value) else { return nil }
      let letter = Unicode.Scalar(UInt8(64 + profile.value))
      return "the place of the letter \(letter) in the alphabet"
    },
    .common { profile in
      guard let scalar = UInt32(exactly: profile.value).flatMap(Unicode.Scalar.init),
        let name = scalar.properties.name
      else { return nil }
      return "the Unicode number of the character \(name)"
    },
    .common { profile in
      guard let code = UInt32(exactly: profile.value), code < 1 << 24 else { return nil }
      let digits = String(code, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: 6 - digits.utf8.count)
      return "the number of the web colour #\(padding)\(digits)"
    },
    .common { profile in
      guard let code = UInt32(exactly: profile.value) else { return nil }
      let bytes = [24, 16, 8, 0].map { String(code >> UInt32($0) & 255) }
      return "the number of the IPv4 address \(bytes.joined(separator: "."))"
    },
    .common { profile in
      guard profile.value > 9 else { return nil }
      return "the number that is written \(String(profile.magnitude, radix: 16)) in hexadecimal"
    },
    .common { profile in
      guard profile.value < 0 else { return nil }
      let hexadecimal = String(UInt64(bitPattern: Int64(profile.value)), radix: 16)
      return "the number that 64-bit machines store as \(hexadecimal) in hexadecimal"
    },
  ]
}
