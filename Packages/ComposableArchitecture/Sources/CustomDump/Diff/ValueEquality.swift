/// Compares values of any type: by `==` where the type has it, else by their shapes.
struct ValueEquality {
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// Pairs of objects under comparison or found equal; a cycle that comes back to one says nothing new.
  private var pairs: Set<Pair> = []
  private var level = 0
  private let look: ((_ isFirst: Bool) -> Void)?

  init(look: ((_ isFirst: Bool) -> Void)? = nil) {
    self.look = look
  }

  mutating func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any Equatable, let answer = equatable(lhs, rhs) { return answer }
    look?(true)
    let lhs = Shape.represented(lhs)
    look?(false)
    let rhs = Shape.represented(rhs)
    guard type(of: lhs) == type(of: rhs) else { return false }
    if let lhs = lhs as? any Equatable, let answer = equatable(lhs, rhs) { return answer }
    look?(true)
    let left = Shape(of: lhs, isRoot: true)
    look?(false)
    let right = Shape(of: rhs, isRoot: true)
    switch (left, right) {
    case (.leaf(let left), .leaf(let right)), (.text(let left), .text(let right)):
      return left == right
    case (.container(let left), .container(let right)):
      return areEqual(left, right)
    default:
      return false
    }
  }

  private mutating func areEqual(_ lhs: Shape.Container, _ rhs: Shape.Container) -> Bool {
    guard lhs.prefix == rhs.prefix, lhs.isEmpty == rhs.isEmpty else { return false }
    if let left = lhs.object, let right = rhs.object {
      if left === right { return true }
      let pair = Pair(first: ObjectIdentifier(left), second: ObjectIdentifier(right))
      guard pairs.insert(pair).inserted else { return true }
    }
    guard level < Dumper.deepestLevel else { return true }
    level += 1
    defer { level -= 1 }
    let left = lhs.children()
    let right = rhs.children()
    guard left.count == right.count else { return false }
    for (one, other) in zip(left, right) {
      guard one.label == other.label, areEqual(one.value, other.value) else { return false }
    }
    return true
  }

  private func equatable<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool? {
    (rhs as? Value).map { lhs == $0 }
  }
}

/// Tells whether two values have the same identity.
func haveSameID(_ lhs: Any, _ rhs: Any) -> Bool {
  func open<Value: Identifiable>(_ lhs: Value) -> Bool {
    (rhs as? Value).map { $0.id == lhs.id } ?? false
  }
  guard let lhs = lhs as? any Identifiable else { return false }
  return open(lhs)
}
