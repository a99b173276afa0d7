import ConcurrencyExtras
import IdentifiedCollections
import IssueReporting

/// An element of a shared identified array, wherever it moves.
///
/// When it was removed, it is read as it was last, and writes reach nobody else.
final class IdentifiedElementPlace<Element: Identifiable>: SharedPlace<Element>,
  @unchecked Sendable
{
  // `last` is read and written under `lock`; the rest is constant.
  private let base: SharedPlace<IdentifiedArrayOf<Element>>
  private let id: Element.ID
  private let lock = RecursiveLock()
  private var last: Element

  init(_ base: SharedPlace<IdentifiedArrayOf<Element>>, _ element: Element) {
    self.base = base
    id = element.id
    last = element
  }

  override var source: AnySharedSource { base.source }
  override var description: String { "\(base.description)[id: \(id)]" }

  override func read() -> Element {
    guard let element = base.read()[id: id] else { return lock.withLock { last } }
    keep(element)
    return element
  }

  override func update<R>(_ body: (inout Element) throws -> R) rethrows -> R {
    try base.update { elements in
      guard var element = elements[id: id] else { return try lock.withLock { try body(&last) } }
      defer { put(element, into: &elements) }
      return try body(&element)
    }
  }

  override func follow(_ action: @escaping (Element) -> Void) -> SharedSubscription {
    base.follow { [self] in tell(action, of: $0) }
  }

  private func tell(_ action: (Element) -> Void, of elements: IdentifiedArrayOf<Element>) {
    if let element = elements[id: id] { action(element) }
  }

  private func keep(_ element: Element) { lock.withLock { last = element } }

  private func put(_ element: Element, into elements: inout IdentifiedArrayOf<Element>) {
    guard element.id == id else {
      reportIssue(
        """
        A change of \(description) was dropped: it gave the element another id, '\(element.id)'. \
        Remove the element and insert the new one instead.
        """)
      return
    }
    elements[id: id] = element
    keep(element)
  }
}
