import Dependencies
import Synchronization

/// The values that are shared by key now: one for each id and type of value.
///
/// A value that nobody shares any more goes.
final class SourceTable: Sendable {
  private struct ID: Hashable, @unchecked Sendable {
    // A key is Sendable, and its id is a part of it.
    let key: AnyHashable
    let value: ObjectIdentifier
  }

  private struct Entry: Sendable {
    weak var source: AnySharedSource?
  }

  private let entries = Mutex<[ID: Entry]>([:])

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initialValue: What it is if neither anybody shares it nor its place has one.
  ///   - place: Where it was declared.
  func source<Key: SharedReaderKey>(
    _ key: Key, initialValue: () -> Key.Value, at place: IssuePlace
  ) -> KeyedSource<Key.Value> {
    let id = ID(key: AnyHashable(key.id), value: ObjectIdentifier(Key.Value.self))
    let source =
      known(id, as: Key.Value.self)
      ?? {
        let made = KeyedSource<Key.Value>(key, initialValue: initialValue(), at: place) {
          [weak self] in self?.forget(id)
        }
        return add(made, under: id)
      }()
    source.start()
    return source
  }

  private func known<Value>(_ id: ID, as type: Value.Type) -> KeyedSource<Value>? {
    let source = entries.withLock { $0[id]?.source }
    return source as? KeyedSource<Value>
  }

  private func add<Value>(_ made: KeyedSource<Value>, under id: ID) -> KeyedSource<Value> {
    let source = entries.withLock { entries in
      if let other = entries[id]?.source { return other }
      entries[id] = Entry(source: made)
      return made
    }
    return source as? KeyedSource<Value> ?? made
  }

  private func forget(_ id: ID) {
    entries.withLock { entries in
      if let entry = entries[id], entry.source == nil { entries[id] = nil }
    }
  }

  /// The table of the program, or of the current test.
  static var current: SourceTable { DependencyValues._current[SourceTableKey.self] }
}

private enum SourceTableKey: DependencyKey {
  static let liveValue = SourceTable()
  static var previewValue: SourceTable { SourceTable() }
  static var testValue: SourceTable { SourceTable() }
}
