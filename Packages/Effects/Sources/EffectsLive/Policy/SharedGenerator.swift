import Synchronization

/// A random number generator that several tasks use in turn.
final class SharedGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  /// Gives the generator to `body`, and to nobody else meanwhile.
  func use<Value: Sendable>(
    _ body: (inout any RandomNumberGenerator & Sendable) -> Value
  ) -> Value {
    generator.withLock { body(&$0) }
  }
}
