import Observation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says whether an observation is in progress on this thread, so that other reads cost next to nothing.
///
/// The Observation module does not say so. But whoever observes keeps the key paths of what was read
/// in a set, and a key path with an index hashes the index: the index of this probe takes note.
@usableFromInline
enum ObservationProbe {
  private static let registrar = ObservationRegistrar()

  // A key path never changes.
  nonisolated(unsafe) private static let path: KeyPath<ProbedSubject, Void> =
    \.[ProbeIndex(number: 0)]

  /// The place of each thread's note, `nil` if the system has none left.
  fileprivate static let note: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether notes are taken: if a toolchain did not hash, all reads would count as observed.
  private static let works: Bool =
    !forcesOff
    && withObservationTracking {
      probe()
    } onChange: {
    }

  /// Whether notes are not to be taken.
  // Set by tests alone, first of all, in a process of their own.
  nonisolated(unsafe) static var forcesOff = false

  /// Whether what is read now is to be told to an observation.
  @usableFromInline
  static var isObserving: Bool {
    guard !Reduction.isRunning else { return false }
    return probe() || !works
  }

  private static func probe() -> Bool {
    guard let note, !forcesOff else { return false }
    pthread_setspecific(note, nil)
    registrar.access(ProbedSubject(), keyPath: path)
    return pthread_getspecific(note) != nil
  }
}

/// What the probe's observation is about: nothing.
private struct ProbedSubject: Observable {
  subscript(index: ProbeIndex) -> Void { () }
}

/// An index that takes note when it is hashed.
private struct ProbeIndex: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) {
    if let note = ObservationProbe.note {
      pthread_setspecific(note, UnsafeRawPointer(bitPattern: 1))
    }
    hasher.combine(number)
  }
}
