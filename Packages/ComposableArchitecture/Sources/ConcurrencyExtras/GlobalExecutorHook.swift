import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The concurrency runtime's hook for work that is put on the global executor.
///
/// One function is installed for all uses: it counts what is put there, and may send it to the main
/// actor instead.
enum GlobalExecutorHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

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
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else {
        return false
      }
      symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
        GlobalExecutorHook.jobCount.add(1, ordering: .relaxed)
        if GlobalExecutorHook.isSerial {
          MainActor.shared.enqueue(job)
        } else {
          original(job)
        }
      }
      return true
    #endif
  }()
}
