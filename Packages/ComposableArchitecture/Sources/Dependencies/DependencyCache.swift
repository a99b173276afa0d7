import Synchronization

/// The default values that were made so far, for one program or for one test.
///
/// All `DependencyValues` that descend from one root share its cache. What has been made is read
/// without a lock.
final class DependencyCache: Sendable {
  private struct Entry: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private struct Contents {
    var cells: [Entry: any AnyObject & Sendable] = [:]
    /// Every table that was published: a reader may still look at an old one, so all live as long
    /// as the cache. A table comes with each key that is used, so they are few.
    var tables: [ResolvedTable] = []
  }

  private let contents = Mutex(Contents())
  // Addresses of the newest tables, 0 for none.
  private let live = Atomic<UInt>(0)
  private let preview = Atomic<UInt>(0)
  private let test = Atomic<UInt>(0)
  private let contextPlusOne = Atomic<Int>(0)

  /// The context that was prepared for the program.
  var preparedContext: DependencyContext? {
    get { DependencyContext(rawValue: contextPlusOne.load(ordering: .acquiring) - 1) }
    set { contextPlusOne.store((newValue?.rawValue ?? -1) + 1, ordering: .releasing) }
  }

  /// The value of a key if it has been made: O(1), without a lock.
  func resolved(_ key: ObjectIdentifier, in context: DependencyContext) -> DependencyOverride? {
    guard let pointer = pointer(in: context) else { return nil }
    // `contents` keeps every published table for the life of the cache.
    return Unmanaged<ResolvedTable>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      $0.value(for: key)
    }
  }

  /// Publishes the value of a key, once.
  func publish(
    _ value: DependencyOverride, for key: ObjectIdentifier, in context: DependencyContext
  ) {
    contents.withLock { contents in
      guard resolved(key, in: context) == nil else { return }
      let last = table(in: context)
      let next = last?.adding(value, for: key) ?? ResolvedTable([(key, value)])
      contents.tables.append(next)
      let pointer = UInt(bitPattern: Unmanaged.passUnretained(next).toOpaque())
      switch context {
      case .live: live.store(pointer, ordering: .releasing)
      case .preview: preview.store(pointer, ordering: .releasing)
      case .test: test.store(pointer, ordering: .releasing)
      }
    }
  }

  private func table(in context: DependencyContext) -> ResolvedTable? {
    pointer(in: context).map { Unmanaged<ResolvedTable>.fromOpaque($0).takeUnretainedValue() }
  }

  private func pointer(in context: DependencyContext) -> UnsafeRawPointer? {
    let address =
      switch context {
      case .live: live.load(ordering: .acquiring)
      case .preview: preview.load(ordering: .acquiring)
      case .test: test.load(ordering: .acquiring)
      }
    return UnsafeRawPointer(bitPattern: address)
  }

  /// The cell in which the value of a key is made.
  func cell<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext
  ) -> DependencyCell<Key.Value> {
    let entry = Entry(key: ObjectIdentifier(key), context: context)
    return contents.withLock { contents in
      if let cell = contents.cells[entry] {
        // A key's entry holds a cell of the key's own value type: written below, nowhere else.
        return unsafeDowncast(cell, to: DependencyCell<Key.Value>.self)
      }
      let cell = DependencyCell<Key.Value>()
      contents.cells[entry] = cell
      return cell
    }
  }
}
