import Dispatch
import IssueReporting
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Watches files by their folders, with the one inotify instance of the process.
///
/// A folder that is not there yet is waited for: the nearest one above it is watched meanwhile.
final class FileWatcher: @unchecked Sendable {
  // `state` is behind a lock; the rest is constant after the initialiser.
  private struct Watch {
    let path: String
    let onChange: @Sendable () -> Void
    var places: [Place] = []
  }

  /// A folder that is watched for a file.
  private struct Place {
    let folder: CInt
    /// The name in the folder that matters.
    let name: String
    /// Whether that is the file, rather than a folder on the way to it.
    let isFile: Bool
  }

  private struct State {
    var last: UInt64 = 0
    var watches: [UInt64: Watch] = [:]
    /// The watches that need a folder, by its descriptor.
    var users: [CInt: Set<UInt64>] = [:]
  }

  static let shared = FileWatcher()

  private let state = Mutex(State())
  private let instance: CInt
  private let startFailure: SystemError?
  private let source: (any DispatchSourceRead)?

  private init() {
    instance = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    startFailure = instance < 0 ? SystemError.last("inotify_init1") : nil
    guard instance >= 0 else {
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: instance, queue: DispatchQueue(label: "Sharing.FileWatcher"))
    self.source = source
    source.setEventHandler { [unowned self] in handleEvents() }
    source.activate()
  }

  /// Calls `onChange`, on a thread of its own, whenever the file may have changed.
  func watch(_ path: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let (id, failure) = state.withLock { state in
      state.last += 1
      state.watches[state.last] = Watch(path: path, onChange: onChange)
      return (state.last, place(state.last, in: &state))
    }
    if let failure { report(failure, path) }
    return SharedSubscription { [self] in
      state.withLock { state in
        leave(id, in: &state)
        state.watches[id] = nil
      }
    }
  }

  private func report(_ failure: SystemError, _ path: String) {
    let advice =
      switch failure.code {
      case ENOSPC: " The limit is in '/proc/sys/fs/inotify/max_user_watches'."
      case EMFILE: " The limit is in '/proc/sys/fs/inotify/max_user_instances'."
      default: ""
      }
    reportIssue(
      """
      The file '\(path)' is not watched: \(failure). Changes that other programs make to it are not \
      seen, and the next change of the shared value replaces them.\(advice)
      """)
  }

  // MARK: Folders

  /// Watches the folders that a watch needs.
  ///
  /// - Returns: Why the file is not watched, if it is not.
  @discardableResult
  private func place(_ id: UInt64, in state: inout State) -> SystemError? {
    guard let path = state.watches[id]?.path else { return nil }
    if instance < 0 { return startFailure }
    do {
      var places = [try nearestFolder(to: path)]
      let resolved = DiskFile(path: path).resolvedPath
      if resolved != path { places.append(try nearestFolder(to: resolved)) }
      state.watches[id]?.places = places
      for place in places { state.users[place.folder, default: []].insert(id) }
      return nil
    } catch {
      return error
    }
  }

  /// Watches the folder that holds a path, or the nearest one above.
  private func nearestFolder(to file: String) throws(SystemError) -> Place {
    var path = file
    while true {
      let folder = DiskFile.folder(of: path)
      let descriptor = inotify_add_watch(instance, folder, FileEvents.mask)
      if descriptor >= 0 {
        // What was made before the watch began is not told.
        if path != file, DiskFile(path: path).isFolder {
          path = file
          continue
        }
        let name = String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
        return Place(folder: descriptor, name: name, isFile: path == file)
      }
      let failure = SystemError.last("inotify_add_watch")
      guard failure.isMissingFile, folder != "/", folder != "." else { throw failure }
      path = folder
    }
  }

  private func leave(_ id: UInt64, in state: inout State) {
    for place in state.watches[id]?.places ?? [] {
      state.users[place.folder]?.remove(id)
      guard state.users[place.folder]?.isEmpty == true else { continue }
      state.users[place.folder] = nil
      inotify_rm_watch(instance, place.folder)
    }
    state.watches[id]?.places = []
  }

  // MARK: Events

  private func handleEvents() {
    while let events = FileEvents.next(from: instance) {
      var changed: Set<UInt64> = []
      state.withLock { state in
        for event in events { note(event, in: state, &changed) }
        // Folders may have come or gone.
        for id in changed { move(id, in: &state) }
      }
      for id in changed.sorted() {
        state.withLock { $0.watches[id]?.onChange }?()
      }
    }
  }

  private func note(_ event: FileEvents.Event, in state: State, _ changed: inout Set<UInt64>) {
    if event.hasOverflowed {
      changed.formUnion(state.watches.keys)
      return
    }
    for id in state.users[event.folder] ?? [] {
      guard let watch = state.watches[id] else { continue }
      let isNews = watch.places.contains { place in
        guard place.folder == event.folder, place.name == event.name else { return false }
        return !(event.isCreation && place.isFile && DiskFile(path: watch.path).isEmptyFile)
      }
      if event.isFolderGone || isNews { changed.insert(id) }
    }
  }

  private func move(_ id: UInt64, in state: inout State) {
    let old = state.watches[id]?.places ?? []
    place(id, in: &state)
    let new = state.watches[id]?.places ?? []
    for place in old where !new.contains(where: { $0.folder == place.folder }) {
      state.users[place.folder]?.remove(id)
      guard state.users[place.folder]?.isEmpty == true else { continue }
      state.users[place.folder] = nil
      inotify_rm_watch(instance, place.folder)
    }
  }
}
