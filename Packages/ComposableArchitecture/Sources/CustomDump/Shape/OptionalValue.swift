/// An optional of any type.
protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  var wrappedValue: Any? { map { $0 as Any } }
}

/// A collection whose order means nothing, so that a dump sorts it.
protocol UnorderedCollection {}

extension Dictionary: UnorderedCollection {}
extension Set: UnorderedCollection {}
