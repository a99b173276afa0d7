/// A place outside of the program's state that a shared value is read from.
///
/// ```swift
/// struct RemoteFlag: SharedReaderKey {
///   let name: String
///   func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) { … }
///   func subscribe(
///     context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
///   ) -> SharedSubscription { … }
/// }
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the key's identity.
  associatedtype ID: Hashable = Self

  /// The identity: keys of one id and one type of value share one value.
  var id: ID { get }

  /// Reads the value, and resumes `continuation` exactly once, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Watches for changes made by others.
  ///
  /// - Parameters:
  ///   - context: What the value is when the place has none.
  ///   - subscriber: Told of each change.
  /// - Returns: Ends the watch when it is cancelled or released.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// Why a value is read.
public enum LoadContext<Value> {
  /// For the first time, with what it is if the place has none.
  case initialValue(Value)

  /// Because `load()` was called.
  case userInitiated

  /// What the value is if the place has none, on a first read.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
