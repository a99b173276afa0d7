#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which thread makes which default value now, and which value each thread waits for.
///
/// A value that needs itself, directly or through others, on one thread or on several, is found before
/// anybody waits for ever.
final class DependencyMakers: @unchecked Sendable {
  /// One value that is being made.
  struct Making {
    let cell: ObjectIdentifier

    /// The dependency as its reader spells it.
    let name: String
  }

  /// What somebody who needs a value is to do.
  enum Turn: Equatable {
    /// Make it, then call `leave`.
    case make

    /// Look whether another thread has made it.
    case look

    /// Do without: it is needed to make itself. The dependencies from it on to the one that is made here.
    case cycle([String])
  }

  static let shared = DependencyMakers()

  // Invariant of `@unchecked Sendable`: both are made before anybody has this object, which is never
  // freed; the rest is read and written with the mutex held.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// What each thread makes, from the outside in.
  private var makings: [UInt: [Making]] = [:]

  /// What each thread waits for.
  private var awaited: [UInt: ObjectIdentifier] = [:]

  private init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  /// Says that the current thread needs the value of a cell; waits while another one makes it.
  func enter(_ making: Making) -> Turn {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let thread = Self.currentThread
    guard maker(of: making.cell) != nil else {
      makings[thread, default: []].append(making)
      return .make
    }
    if let chain = chain(from: making.cell, to: thread) { return .cycle(chain) }
    awaited[thread] = making.cell
    while maker(of: making.cell) != nil { pthread_cond_wait(change, mutex) }
    awaited[thread] = nil
    return .look
  }

  /// Says that the current thread has made the value that it began to make last.
  func leave() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let thread = Self.currentThread
    makings[thread]?.removeLast()
    if makings[thread]?.isEmpty == true { makings[thread] = nil }
    pthread_cond_broadcast(change)
  }

  private func maker(of cell: ObjectIdentifier) -> UInt? {
    makings.first { $0.value.contains { $0.cell == cell } }?.key
  }

  /// The values that lead from that of a cell to the one that a thread makes, if they do.
  private func chain(from cell: ObjectIdentifier, to thread: UInt) -> [String]? {
    var names: [String] = []
    var next: ObjectIdentifier? = cell
    while let cell = next, let maker = maker(of: cell), let made = makings[maker] {
      names += made.drop { $0.cell != cell }.map(\.name)
      if maker == thread { return names }
      next = awaited[maker]
    }
    return nil
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
