import ConcurrencyExtras

/// What a key has last read from its place or written to it, so that it knows its own writes from those
/// of others, and tells nothing twice.
final class KnownContent<Content: Equatable>: @unchecked Sendable {
  // The rest is read and written under `lock`.
  private let lock = RecursiveLock()
  // Held by who reads the place, until it has told: what was read earlier is never told later.
  private let looking = RecursiveLock()
  private var content: Content?
  /// What was there before the writes that are not finished.
  private var confirmed: Content?
  private var version: UInt64 = 0

  /// Notes what is about to be written, and hands it to the place; who reads meanwhile is not told.
  func write<R>(_ newContent: Content?, _ write: () -> R) -> R {
    lock.withLock {
      content = newContent
      version += 1
      return write()
    }
  }

  /// Notes how a write has ended: what was there before it is no news when it has failed.
  func didWrite(_ written: Content?, hasFailed: Bool) {
    lock.withLock {
      if !hasFailed {
        confirmed = written
      } else if content == written {
        content = confirmed
      }
    }
  }

  func didRead(_ newContent: Content?) {
    lock.withLock {
      content = newContent
      confirmed = newContent
    }
  }

  /// Reads the place, and tells what it holds if that is news.
  ///
  /// - Parameters:
  ///   - read: Reads the place.
  ///   - tell: Says whether it took the news.
  func update(_ read: () -> Content?, _ tell: (Content?) -> Bool) {
    looking.withLock {
      let start = lock.withLock { version }
      let found = read()
      lock.withLock {
        // A write in between overtakes what was found, and is watched itself.
        guard version == start, found != content else { return }
        let previous = content
        content = found
        let isTaken = tell(found)
        if isTaken { confirmed = found } else if content == found { content = previous }
      }
    }
  }
}

/// What a place holds, or that it cannot be read.
enum Reading<Content: Equatable & Sendable>: Equatable, Sendable {
  case content(Content)
  case failure(String)
}
