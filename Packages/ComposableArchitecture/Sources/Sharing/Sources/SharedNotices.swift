package import Observation
import Synchronization

/// What observers are told has changed: a value has no object of its own.
package struct ObservedSubject: Observable {
  package var value: Void { () }

  package static let shared = ObservedSubject()

  // A key path never changes.
  nonisolated(unsafe) package static let path: KeyPath<ObservedSubject, Void> = \.value
}

/// Tells observers of shared values, at once unless the engine wants to do it later.
package enum SharedNotices {
  /// A closure in a struct: one that lies in a generic lock itself is wrapped anew at each access.
  private struct Deferral: Sendable {
    let takes: @Sendable (ObservationRegistrar) -> Bool
  }

  private static let deferral = Mutex<Deferral?>(nil)
  private static let hasDeferral = Atomic(false)

  /// Lets `deferral` take over what must wait; it says whether it did.
  package static func `defer`(with deferral: @escaping @Sendable (ObservationRegistrar) -> Bool) {
    self.deferral.withLock { $0 = Deferral(takes: deferral) }
    hasDeferral.store(true, ordering: .releasing)
  }

  static func deliver(_ observers: ObservationRegistrar) {
    if hasDeferral.load(ordering: .acquiring),
      let deferral = deferral.withLock({ $0 }), deferral.takes(observers)
    {
      return
    }
    observers.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
    observers.didSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }
}
