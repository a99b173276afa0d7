/// Where the elements of a tuple type lie, as its runtime metadata say.
///
/// The layout is that of the runtime's ABI, in words: the kind, the number of elements, a string of
/// labels, then type and offset of each element. Of the word with an offset only the low 32 bits count:
/// off Apple's platforms the others are whatever was in memory.
struct TupleLayout {
  private struct Element {
    let type: Any.Type
    let offset: Int
  }

  private let elements: [Element]

  /// The layout of a type, `nil` if it is no tuple.
  init?(_ type: Any.Type) {
    guard TypeKind.isTuple(type) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    elements = (0..<metadata[1]).map { index in
      Element(
        type: unsafeBitCast(metadata[3 + 2 * index], to: Any.Type.self),
        offset: Int(UInt32(truncatingIfNeeded: metadata[4 + 2 * index])))
    }
  }

  func encode<Tuple>(_ tuple: Tuple) throws -> JSONValue {
    try withUnsafeBytes(of: tuple) { bytes in
      guard let base = bytes.baseAddress else { return .array([]) }
      return .array(try elements.map { try Self.encode($0.type, at: base + $0.offset) })
    }
  }

  func decode<Tuple>(_ json: JSONValue, as type: Tuple.Type) throws -> Tuple {
    guard case .array(let parts) = json, parts.count == elements.count else {
      throw ActionCodecError("\(json.text) is no \(type).")
    }
    let place = UnsafeMutablePointer<Tuple>.allocate(capacity: 1)
    defer { place.deallocate() }
    var undo: [() -> Void] = []
    do {
      for (element, part) in zip(elements, parts) {
        undo.append(
          try Self.initialize(
            element.type, at: UnsafeMutableRawPointer(place) + element.offset, from: part))
      }
    } catch {
      for deinitialize in undo { deinitialize() }
      throw error
    }
    return place.move()
  }

  private static func encode<Value>(
    _ type: Value.Type, at place: UnsafeRawPointer
  ) throws -> JSONValue {
    try ActionReflection.encode(place.assumingMemoryBound(to: Value.self).pointee)
  }

  /// - Returns: What undoes it.
  private static func initialize<Value>(
    _ type: Value.Type, at place: UnsafeMutableRawPointer, from json: JSONValue
  ) throws -> () -> Void {
    let value = try ActionReflection.decode(json, as: type)
    let element = place.initializeMemory(as: type, to: value)
    return { element.deinitialize(count: 1) }
  }
}
