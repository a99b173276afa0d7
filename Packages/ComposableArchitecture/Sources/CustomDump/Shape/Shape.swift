/// What a dump makes of a value: a text, or a container of other values.
enum Shape {
  case leaf(String)
  case text(String)
  case container(Container)

  /// How a container's children belong together.
  enum Kind {
    case record
    case collection
    case dictionary
    case set

    /// Whether children have an order or a key of their own rather than a fixed place.
    var isCollection: Bool { self != .record }
  }

  /// A value within a container.
  struct Child {
    var label: String?
    var value: Any
  }

  /// A value that holds others.
  struct Container {
    var kind: Kind
    var prefix: String
    var suffix: String
    var isEmpty: Bool
    var object: AnyObject?
    var children: () -> [Child]
  }
}
