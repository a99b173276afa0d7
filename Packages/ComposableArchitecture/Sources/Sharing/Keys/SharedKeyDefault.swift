extension SharedReaderKey {
  /// A key of this kind that knows what its value is if its place has none.
  ///
  /// ```swift
  /// extension SharedKey where Self == AppStorageKey<Bool>.Default {
  ///   static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
  /// }
  /// ```
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key that knows what its value is if its place has none.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// Gives a key a default value.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  /// The identity of the key without the default.
  public var id: Base.ID { base.id }

  /// Reads the value with the key.
  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Watches with the key.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Writes the value with the key.
  public func save(
    _ value: Base.Value, context: SaveContext, continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The description of the key without the default.
  public var description: String { String(describing: base) }
}
