import Glibc

/// A stack for signal handlers, so that a thread whose own stack has overflowed can still run them.
enum SignalStack {
  private static let size = 64 * 1024

  /// Frees a thread's stack at the thread's end.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      _ = sigaltstack(&none, nil)
      free(memory)
    }
    return key
  }()

  /// Gives the calling thread a signal stack unless it has one.
  static func ensure() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0,
      let memory = malloc(size)
    else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else {
      free(memory)
      return
    }
    pthread_setspecific(key, memory)
  }
}
