#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread with a stack of a given size.
final class SmallStackThread {
  private let bytes: Int
  private let body: @Sendable () -> Void

  init(bytes: Int, body: @escaping @Sendable () -> Void) {
    self.bytes = bytes
    self.body = body
  }

  func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, bytes)
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<SmallStackThread>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, argument)
    pthread_attr_destroy(&attributes)
    pthread_detach(thread)
  }
}
