import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The concurrency runtime's hooks for work that is put on the global executor and the main actor.
///
/// One function each is installed for all uses. They count what is put there; the first may send it
/// to the main actor instead.
enum GlobalExecutorHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// How many pieces of work became ready so far.
  static let jobCount = Atomic<Int>(0)
  static let serialScopes = Atomic<Int>(0)
  static let usesMainExecutor = Atomic<Bool>(false)

  /// Installs the function, once.
  ///
  /// - Returns: False where the runtime has no such hook, in a statically linked program for
  ///   example.
  @discardableResult
  static func install() -> Bool { isInstalled }

  static var isSerial: Bool {
    usesMainExecutor.load(ordering: .acquiring) || serialScopes.load(ordering: .acquiring) > 0
  }

  private static let isInstalled: Bool = {
    #if os(Windows)
      return false
    #else
      let process = dlopen(nil, RTLD_NOW)
      guard let global = dlsym(process, "swift_task_enqueueGlobal_hook"),
        let main = dlsym(process, "swift_task_enqueueMainExecutor_hook")
      else { return false }
      main.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
        GlobalExecutorHook.jobCount.add(1, ordering: .relaxed)
        original(job)
      }
      global.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
        if GlobalExecutorHook.isSerial {
          MainActor.shared.enqueue(job)
        } else {
          GlobalExecutorHook.jobCount.add(1, ordering: .relaxed)
          original(job)
        }
      }
      return true
    #endif
  }()
}
