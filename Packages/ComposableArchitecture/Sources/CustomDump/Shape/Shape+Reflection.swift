extension Shape {
  /// The shape of a value.
  ///
  /// - Parameters:
  ///   - value: The value; optionals are unwrapped, representable values replaced.
  ///   - isRoot: Whether nothing is around it; an enum inside another value shows no type.
  init(of value: Any, isRoot: Bool) {
    let value = Self.represented(value)
    let traits = TypeTraits.of(value)
    if !traits.isEmpty, let shape = Shape(traits, of: value) {
      self = shape
      return
    }
    let mirror = Mirror(customDumpReflecting: value)
    switch mirror.displayStyle {
    case .collection:
      self = .collection(mirror)
    case .dictionary:
      self = .dictionary(mirror, isOrdered: !(value is any UnorderedCollection))
    case .set:
      self = .set(mirror, value)
    case .enum:
      self = .enumeration(value, mirror, isRoot: isRoot)
    case .tuple:
      self = .record(prefix: "(", mirror)
    case .class:
      self = .record(
        prefix: "\(typeName(mirror.subjectType))(", mirror, object: value as AnyObject)
    case .struct:
      self = .record(prefix: "\(typeName(mirror.subjectType))(", mirror)
    case .optional:
      self = .leaf("nil")
    default:
      let text = Swift.String(describing: value)
      self = .leaf(text == "(Function)" ? typeName(type(of: value)) : text)
    }
  }

  /// The shape of a value that needs no mirror.
  private init?(_ traits: TypeTraits, of value: Any) {
    if traits.contains(.metatype), let type = value as? Any.Type {
      self = .leaf("\(typeName(type)).self")
    } else if traits.contains(.described), let value = value as? any CustomDumpStringConvertible {
      self = .leaf(value.customDumpDescription)
    } else if traits.contains(.text) {
      self = .text((value as? any StringProtocol).map { String($0) } ?? String(describing: value))
    } else if traits.contains(.integer) {
      self = .leaf(String(describing: value))
    } else {
      return nil
    }
  }

  /// A value without the optionals and the representations around it.
  static func represented(_ value: Any) -> Any {
    var value = value
    while true {
      let traits = TypeTraits.of(value)
      if traits.isDisjoint(with: .replaced) { return value }
      if let representable = value as? any CustomDumpRepresentable {
        value = representable.customDumpValue
      } else if let wrapped = unwrapped(value) {
        value = wrapped
      } else {
        return value
      }
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard value is any OptionalValue else { return nil }
    return (value as? any OptionalValue)?.wrappedValue
  }

  private static func collection(_ mirror: Mirror) -> Shape {
    .container(
      Container(kind: .collection, prefix: "[", suffix: "]", isEmpty: mirror.children.isEmpty) {
        mirror.children.enumerated().map { Child(label: "[\($0.offset)]", value: $0.element.value) }
      })
  }

  private static func set(_ mirror: Mirror, _ value: Any) -> Shape {
    .container(
      Container(
        kind: .set, prefix: "\(bareName(mirror.subjectType))([", suffix: "])",
        isEmpty: mirror.children.isEmpty
      ) {
        let children = mirror.children.map { Child(label: nil, value: $0.value) }
        guard value is any UnorderedCollection else { return children }
        return children.map { (SortKey($0.value), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      })
  }

  private static func dictionary(_ mirror: Mirror, isOrdered: Bool) -> Shape {
    guard !mirror.children.isEmpty else { return .leaf("[:]") }
    return .container(
      Container(kind: .dictionary, prefix: "[", suffix: "]", isEmpty: false) {
        let entries = mirror.children.map { child in
          let pair = Array(Mirror(reflecting: child.value).children)
          let key = pair.first?.value ?? child.value
          return (
            SortKey(key), Child(label: singleLine(key), value: pair.last?.value ?? child.value)
          )
        }
        return (isOrdered ? entries : entries.sorted { $0.0 < $1.0 }).map(\.1)
      })
  }

  private static func record(
    prefix: String, _ mirror: Mirror, object: AnyObject? = nil
  ) -> Shape {
    let fields = fields(of: mirror)
    return .container(
      Container(
        kind: .record, prefix: prefix, suffix: ")", isEmpty: fields.isEmpty, object: object,
        children: { fields }))
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, isRoot: Bool) -> Shape {
    let type = isRoot ? typeName(mirror.subjectType) : ""
    guard let payload = mirror.children.first else {
      return .leaf("\(type).\(caseName(value))")
    }
    let payloadMirror = Mirror(reflecting: payload.value)
    let isTuple =
      payloadMirror.displayStyle == .tuple && !(payload.value is any CustomDumpReflectable)
    return .container(
      Container(
        kind: .record, prefix: "\(type).\(payload.label ?? caseName(value))(", suffix: ")",
        isEmpty: isTuple && payloadMirror.children.isEmpty
      ) {
        isTuple ? fields(of: payloadMirror) : [Child(label: nil, value: payload.value)]
      })
  }

  /// The fields of a record, those of superclasses first, without what macros have added.
  private static func fields(of mirror: Mirror) -> [Child] {
    if mirror.superclassMirror == nil { return mirror.children.compactMap(field) }
    var mirrors = [mirror]
    while let next = mirrors.last?.superclassMirror,
      !next.children.isEmpty
        || next.superclassMirror != nil
    {
      mirrors.append(next)
    }
    return mirrors.reversed().flatMap { $0.children }.compactMap(field)
  }

  private static func field(_ child: Mirror.Child) -> Child? {
    guard let label = child.label else { return Child(label: nil, value: child.value) }
    switch label.utf8.first {
    case UInt8(ascii: "_"):
      if label.hasPrefix("_$") { return nil }
      return Child(label: Swift.String(label.dropFirst()), value: child.value)
    case UInt8(ascii: "."): return Child(label: nil, value: child.value)
    default: return Child(label: label, value: child.value)
    }
  }

  /// A dump of a value in one line.
  static func singleLine(_ value: Any) -> String {
    var dumper = Dumper()
    return dumper.lines(of: value, label: nil, isRoot: false, depth: .max)
      .map(\.text).joined(separator: " ")
  }
}
