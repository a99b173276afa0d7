/// What sort of type a type is, by the first word of its runtime metadata, which the stable ABI fixes.
enum TypeKind {
  static func isEnum(_ type: Any.Type) -> Bool { word(type) == 0x201 }

  static func isTuple(_ type: Any.Type) -> Bool { word(type) == 0x301 }

  private static func word(_ type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}
