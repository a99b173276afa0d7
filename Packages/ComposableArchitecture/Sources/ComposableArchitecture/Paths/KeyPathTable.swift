import Synchronization

/// What the engine has found out about a key path: subclasses say what.
@usableFromInline
class CompiledKeyPath: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: subclasses hold constants only.

  /// Not 0 for what is known about something that is made anew each time: equal for equal things.
  private let number: Int

  @usableFromInline
  init() { number = 0 }

  init(number: Int) {
    self.number = number
  }

  /// A number for what this is about: equal for what was made twice of the same thing.
  var subject: Int {
    number == 0 ? Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) : number
  }

  /// Puts a copy of a payload into the enum it was taken out of, which is no value meanwhile.
  func mend(_ root: UnsafeMutableRawPointer, with payload: UnsafeRawPointer) {}

  /// Takes back what `mend` has done.
  func unmend(_ root: UnsafeMutableRawPointer) {}
}

/// The process-wide table from key paths to what is known about them.
///
/// A literal key path is the same object each time, so that a look-up is a comparison of pointers in
/// a direct-mapped table that is read without a lock. Key paths that are built anew each time are found
/// by equality, under a lock. What is known is never freed: there is as much of it as there are
/// different key paths, so that references to it need not be counted.
@usableFromInline
enum KeyPathTable {
  private final class Entry: Sendable {
    // A key path never changes.
    nonisolated(unsafe) let keyPath: AnyKeyPath
    let compiled: Unmanaged<CompiledKeyPath>

    init(_ keyPath: AnyKeyPath, _ compiled: CompiledKeyPath) {
      self.keyPath = keyPath
      self.compiled = Unmanaged.passUnretained(compiled)
    }
  }

  private struct Known {
    let compiled: CompiledKeyPath
    var aliases = 0
  }

  private static let slotCount: UInt = 4096
  private static let aliasLimit = 8

  // Each slot is an atomic word that holds 0 or a retained `Entry`, never freed once published.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Atomic<UInt>> = {
    let slots = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: Int(slotCount))
    for index in 0..<Int(slotCount) { (slots + index).initialize(to: Atomic(0)) }
    return slots
  }()

  // The lock guards the dictionary; key paths in it never change.
  nonisolated(unsafe) private static var table: [AnyKeyPath: Known] = [:]
  private static let lock = Mutex<Void>(())

  /// What is known about a literal that was asked for before.
  ///
  /// - Complexity: O(1), some nanoseconds.
  @usableFromInline
  static func known(_ keyPath: AnyKeyPath) -> Unmanaged<CompiledKeyPath>? {
    let word = slots[slot(of: keyPath)].load(ordering: .acquiring)
    guard let entry = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<Entry>.fromOpaque(entry)._withUnsafeGuaranteedRef { entry in
      entry.keyPath === keyPath ? entry.compiled : nil
    }
  }

  private static func slot(of keyPath: AnyKeyPath) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    return Int(((address >> 4) ^ (address >> 15)) & (slotCount - 1))
  }

  /// What is known about `keyPath`; `make` finds it out once.
  @inline(never)
  static func compiled<T: CompiledKeyPath>(
    _ keyPath: AnyKeyPath, as type: T.Type, make: () -> T
  ) -> T {
    let slot = slot(of: keyPath)
    if let found = lock.withLock({ _ in table[keyPath]?.compiled }) {
      publish(keyPath, found, slot: slot)
      return unsafeDowncast(found, to: T.self)
    }
    let made = make()
    let winner = lock.withLock { _ -> CompiledKeyPath in
      if let other = table[keyPath]?.compiled { return other }
      table[keyPath] = Known(compiled: made)
      return made
    }
    publish(keyPath, winner, slot: slot)
    return unsafeDowncast(winner, to: T.self)
  }

  private static func publish(_ keyPath: AnyKeyPath, _ compiled: CompiledKeyPath, slot: Int) {
    let isAllowed = lock.withLock { _ -> Bool in
      guard let aliases = table[keyPath]?.aliases, aliases < aliasLimit else { return false }
      table[keyPath]?.aliases += 1
      return true
    }
    guard isAllowed else { return }
    let entry = Unmanaged.passRetained(Entry(keyPath, compiled))
    slots[slot].store(UInt(bitPattern: entry.toOpaque()), ordering: .releasing)
  }
}
