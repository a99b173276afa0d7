import ConcurrencyExtras

/// An element at a position of a shared collection.
///
/// When the position is gone, the last element that was there is read, and writes reach nobody else.
final class ElementPlace<Elements: MutableCollection>: SharedPlace<Elements.Element>,
  @unchecked Sendable
{
  // `last` is read and written under `lock`; the rest is constant.
  private let base: SharedPlace<Elements>
  private let position: Elements.Index
  private let lock = RecursiveLock()
  private var last: Elements.Element

  init(_ base: SharedPlace<Elements>, at position: Elements.Index, _ element: Elements.Element) {
    self.base = base
    self.position = position
    last = element
  }

  override var source: AnySharedSource { base.source }
  override var description: String { "\(base.description)[\(position)]" }

  override func read() -> Elements.Element {
    let elements = base.read()
    guard hasElement(elements) else { return lock.withLock { last } }
    let element = elements[position]
    keep(element)
    return element
  }

  override func update<R>(_ body: (inout Elements.Element) throws -> R) rethrows -> R {
    try base.update { elements in
      guard hasElement(elements) else { return try lock.withLock { try body(&last) } }
      defer { keep(elements[position]) }
      return try body(&elements[position])
    }
  }

  override func follow(
    _ action: @escaping (Elements.Element) -> Void
  ) -> SharedSubscription {
    base.follow { [self] in tell(action, of: $0) }
  }

  private func tell(_ action: (Elements.Element) -> Void, of elements: Elements) {
    if hasElement(elements) { action(elements[position]) }
  }

  private func keep(_ element: Elements.Element) { lock.withLock { last = element } }

  private func hasElement(_ elements: Elements) -> Bool {
    position >= elements.startIndex && position < elements.endIndex
  }
}
