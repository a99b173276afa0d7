import Glibc
import Synchronization

/// What a handler of a crash needs to put the terminal back, in memory that never moves.
///
/// A handler may neither allocate nor lock, so everything is laid out beforehand.
struct RestorationPlan {
  var descriptor: Int32
  var settings: termios
  var bytes: UnsafeMutablePointer<UInt8>
  var count: Int
  /// The file that holds what was printed meanwhile, or -1.
  var asideFile: Int32
  /// Copies of standard output and standard error as they were, or -1.
  var savedOutput: Int32
  var savedError: Int32

  /// Room for the sequence that ends every mode; the longest has about 120 bytes.
  static let capacity = 1024
  /// The most of the set-aside text that is shown afterwards.
  static let tailLimit = 16_384

  /// Two plans: while one is in force, the next is written into the other.
  ///
  /// - Invariant: ``arm(_:)`` alone writes, one call at a time, and never the plan that `armed` names;
  ///   whoever exchanges `armed` to 0 reads the plan that it named.
  nonisolated(unsafe) static let plans: UnsafeMutablePointer<RestorationPlan> = {
    let plans = UnsafeMutablePointer<RestorationPlan>.allocate(capacity: 2)
    for index in 0..<2 {
      (plans + index).initialize(
        to: RestorationPlan(
          descriptor: -1, settings: termios(), bytes: .allocate(capacity: capacity), count: 0,
          asideFile: -1, savedOutput: -1, savedError: -1))
      plans[index].bytes.initialize(repeating: 0, count: capacity)
    }
    return plans
  }()

  /// The plan in force, counted from 1, or 0 when there is nothing to put back; the one who takes it
  /// does.
  static let armed = Atomic<Int>(0)

  static var isArmed: Bool { armed.load(ordering: .acquiring) != 0 }

  /// Writes a plan and puts it in force.
  ///
  /// - Parameter isNew: Whether none is in force; else this one replaces the one that is, unless that
  ///   has been taken meanwhile.
  static func arm(isNew: Bool, _ write: (UnsafeMutablePointer<RestorationPlan>) -> Void) {
    let old = armed.load(ordering: .acquiring)
    guard isNew == (old == 0) else { return }
    let new = old == 1 ? 2 : 1
    write(plans + (new - 1))
    _ = armed.compareExchange(
      expected: old, desired: new, ordering: .acquiringAndReleasing)
  }

  /// - Invariant: as for `plans`; `tailLimit` bytes for the handler to copy through.
  nonisolated(unsafe) static let scratch = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: tailLimit)
    bytes.initialize(repeating: 0, count: tailLimit)
    return bytes
  }()

  /// Puts the terminal back, once; safe in a signal handler.
  static func restore() {
    let taken = armed.exchange(0, ordering: .acquiringAndReleasing)
    guard taken != 0 else { return }
    let plan = plans + (taken - 1)
    if !write(plan.pointee.bytes, plan.pointee.count, to: plan.pointee.descriptor) {
      // The terminal takes nothing: it may have been told to stop, and its queue may be full.
      _ = tcflush(plan.pointee.descriptor, TCOFLUSH)
      _ = tcflow(plan.pointee.descriptor, TCOON)
      _ = write(plan.pointee.bytes, plan.pointee.count, to: plan.pointee.descriptor)
    }
    while tcsetattr(plan.pointee.descriptor, TCSANOW, &plan.pointee.settings) != 0 {
      guard errno == EINTR else { break }
    }
    showWhatWasSetAside(plan)
  }

  private static func showWhatWasSetAside(_ plan: UnsafeMutablePointer<RestorationPlan>) {
    guard plan.pointee.asideFile >= 0 else { return }
    if plan.pointee.savedOutput >= 0 { _ = dup2(plan.pointee.savedOutput, STDOUT_FILENO) }
    if plan.pointee.savedError >= 0 { _ = dup2(plan.pointee.savedError, STDERR_FILENO) }
    let end = lseek(plan.pointee.asideFile, 0, SEEK_END)
    guard end > 0 else { return }
    let count = pread(
      plan.pointee.asideFile, scratch, tailLimit, max(0, end - off_t(tailLimit)))
    if count > 0 { _ = write(scratch, count, to: plan.pointee.descriptor) }
    _ = ftruncate(plan.pointee.asideFile, 0)
  }

  /// Writes all bytes, waiting at most 200 ms in a row for a terminal that takes none.
  private static func write(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, to descriptor: Int32
  ) -> Bool {
    var offset = 0
    while offset < count {
      let written = Glibc.write(descriptor, bytes + offset, count - offset)
      if written > 0 {
        offset += written
        continue
      }
      if written < 0, errno == EINTR { continue }
      guard written == 0 || errno == EAGAIN else { return true }
      var request = pollfd(descriptor: descriptor, events: Int16(POLLOUT))
      if poll(&request, 1, 200) == 0 { return false }
      if request.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return true }
    }
    return true
  }
}

extension pollfd {
  init(descriptor: Int32, events: Int16) {
    self.init(fd: descriptor, events: events, revents: 0)
  }
}
