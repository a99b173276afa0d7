/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What is read where nothing has been set.
  static var defaultValue: Value { get }
}
