/// The name of the case that an enum's value is, as a string of C that is never freed.
///
/// It is there for enums only, and costs far less than a `Mirror`.
enum EnumCaseName {
  static func of<Value>(_ value: Value) -> UnsafePointer<CChar>? { swiftEnumCaseName(value) }

  /// Whether a name is a given one.
  static func `is`(_ name: UnsafePointer<CChar>, _ other: StaticString) -> Bool {
    other.withUTF8Buffer { characters in
      for (index, character) in characters.enumerated()
      where UInt8(bitPattern: name[index]) != character { return false }
      return name[characters.count] == 0
    }
  }
}

@_silgen_name("swift_EnumCaseName")
private func swiftEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
