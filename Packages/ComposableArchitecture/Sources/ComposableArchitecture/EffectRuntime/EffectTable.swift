/// The effects that one store runs.
@MainActor
@usableFromInline
final class EffectTable {
  let registry = EffectRegistry()
  @exclusivity(unchecked) private(set) var runs: [UInt64: EffectRun] = [:]
  @exclusivity(unchecked) private var works: [UInt64: EffectWork] = [:]
  @exclusivity(unchecked) private var mortals = MortalRuns()
  var throttles = ThrottleWindows()
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0
  private var endedSlots: [EffectSlot] = []
  private var isSettling = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var walks = 0
  private var skipped: [EffectRun] = []

  /// What effects know of this table.
  private(set) lazy var handle = TableHandle(self)

  /// The place of the store's state; set before the first effect is accepted.
  var root: UnsafeRawPointer?

  /// Told when an effect has ended or was cancelled.
  var onEvent: (() -> Void)?

  @usableFromInline
  nonisolated init() {}

  /// A number that this table has not given out before.
  @usableFromInline
  func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Takes a piece of work in; it has not started.
  func insert(_ run: EffectRun) {
    runs[run.id] = run
    run.slot?.enter()
    work(run.work).insert(run)
    if let root, let path = run.path, let mortal = path.mortal {
      if !mortals.insert(run, of: path, mortal: mortal, in: root) { run.cancel() }
    }
    var link = run.groups
    while let current = link {
      current.group.insert(run)
      link = current.next
    }
  }

  /// Starts pieces of work, unless they were cancelled or their child is gone.
  func start(_ waiting: [EffectRun]) {
    for run in waiting {
      if !run.isCancelled, let path = run.path, !isThere(path) { run.cancel() }
      guard !run.isCancelled, let task = run.start() else {
        finish(run)
        continue
      }
      run.started(task)
      works[run.work]?.noteTask()
    }
  }

  /// Forgets a piece of work that has ended.
  func finish(_ run: EffectRun) {
    guard run.finish() else { return }
    runs[run.id] = nil
    mortals.remove(run)
    var link = run.groups
    while let current = link {
      if current.group.remove(run) { registry.remove(current.group) }
      link = current.next
    }
    run.slot?.leave(self)
    if let work = works[run.work] { leave(work, run) }
    event()
  }

  /// Ends pieces of work that were cancelled before they began; during a walk, after it.
  func skip(_ runs: [EffectRun]) {
    if walks > 0 {
      skipped += runs
    } else {
      for run in runs { finish(run) }
    }
  }

  /// Notes that effects are being registered.
  func beginWalk() { walks += 1 }

  /// Notes that all effects of an acceptance are registered.
  func endWalk() {
    walks -= 1
    guard walks == 0, !skipped.isEmpty else { return }
    let runs = skipped
    skipped = []
    skip(runs)
  }

  /// Looks at turns that may be over, without recursion.
  func settle(_ slot: EffectSlot) {
    endedSlots.append(slot)
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while !endedSlots.isEmpty {
      let slot = endedSlots.removeFirst()
      guard let next = slot.end() else { continue }
      start(next.runs)
      endedSlots += next.followers
      next.outer?.leave(self)
    }
  }

  /// Cancels the effects of children that are gone.
  @usableFromInline
  func cancelOrphans() {
    guard let root else { return }
    for run in mortals.orphans(in: root) where run.cancel() { finish(run) }
  }

  /// Whether all children on a path are there.
  func isThere(_ path: EffectPath) -> Bool { root.map { path.isAlive(in: $0) } ?? true }

  /// Whether there are effects of children that can go away.
  @usableFromInline
  var hasMortals: Bool { !mortals.isEmpty }

  /// Whether nothing at all is left of effects.
  var isEmpty: Bool {
    runs.isEmpty && works.isEmpty && mortals.isEmpty && registry.isEmpty && throttles.isEmpty
  }

  /// Whether effects run.
  var hasRuns: Bool { !runs.isEmpty }

  /// Resumes a continuation when an effect ends.
  func whenEventHappens(_ continuation: CheckedContinuation<Void, Never>) {
    waiters.append(continuation)
  }

  private func event() {
    onEvent?()
    guard !waiters.isEmpty else { return }
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }

  /// Cancels everything.
  func cancelAll() {
    for run in runs.values.sorted(by: { $0.id < $1.id }) where run.cancel() { finish(run) }
    event()
  }

  /// Cancels everything because the store goes; nobody waits any longer.
  func abandon() {
    handle.clear()
    for run in runs.values { run.cancel() }
    for work in works.values { work.abandon() }
    for run in runs.values {
      var link = run.groups
      while let current = link {
        current.group.abandon()
        link = current.next
      }
    }
    registry.abandon()
    event()
  }
}

extension EffectTable {
  /// The work with a number, made when it is first asked for.
  func work(_ number: UInt64) -> EffectWork {
    if let work = works[number] { return work }
    let work = EffectWork(number: number)
    works[number] = work
    return work
  }

  /// The work with a number, if something of it is left.
  func existingWork(_ number: UInt64) -> EffectWork? { works[number] }

  /// What stands for the effects of a user's send.
  @usableFromInline
  func task(_ number: UInt64) -> StoreTask {
    StoreTask(work: works.isEmpty ? nil : works[number])
  }

  /// Counts an action that waits, if its work is known.
  @usableFromInline
  func count(_ number: UInt64) -> Bool {
    guard !works.isEmpty, let work = works[number] else { return false }
    work.enter()
    return true
  }

  /// Counts an action that was handled.
  @usableFromInline
  func leave(_ number: UInt64) {
    if let work = works[number] { leave(work) }
  }

  /// Counts something of a work less.
  func leave(_ work: EffectWork, _ run: EffectRun? = nil) {
    if work.leave(run) { works[work.number] = nil }
  }
}
