extension Shape {
  /// The shape of a value.
  ///
  /// - Parameters:
  ///   - value: The value; optionals are unwrapped, representable values replaced.
  ///   - isRoot: Whether nothing is around it; an enum inside another value shows no type.
  init(of value: Any, isRoot: Bool) {
    let value = Self.represented(value)
    switch value {
    case let type as Any.Type:
      self = .leaf("\(typeName(type)).self")
      return
    case let convertible as any CustomDumpStringConvertible:
      self = .leaf(convertible.customDumpDescription)
      return
    case let string as any StringProtocol:
      self = .text(String(string))
      return
    case let character as Character:
      self = .text(String(character))
      return
    default:
      break
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

  /// A value without the optionals and the representations around it.
  static func represented(_ value: Any) -> Any {
    var value = value
    while true {
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
    let children = { fields(of: mirror) }
    return .container(
      Container(
        kind: .record, prefix: prefix, suffix: ")", isEmpty: children().isEmpty, object: object,
        children: children))
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
    var mirrors = [mirror]
    while let next = mirrors.last?.superclassMirror,
      !next.children.isEmpty
        || next.superclassMirror != nil
    {
      mirrors.append(next)
    }
    return mirrors.reversed().flatMap { $0.children }.compactMap { child in
      guard let label = child.label else { return Child(label: nil, value: child.value) }
      if label.hasPrefix("_$") { return nil }
      if label.hasPrefix(".") { return Child(label: nil, value: child.value) }
      return Child(
        label: label.hasPrefix("_") ? Swift.String(label.dropFirst()) : label, value: child.value)
    }
  }

  /// A dump of a value in one line.
  static func singleLine(_ value: Any) -> String {
    var dumper = Dumper()
    return dumper.lines(of: value, label: nil, isRoot: false, depth: .max)
      .map(\.text).joined(separator: " ")
  }
}
