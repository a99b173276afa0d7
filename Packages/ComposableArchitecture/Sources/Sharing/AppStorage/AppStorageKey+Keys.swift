extension SharedReaderKey {
  /// A key for a value among the settings of the program.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings; by default the dependency `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: AppDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, read: { Value(_stored: $0) }, write: { $0._stored })
  }

  /// A key for a value with a text or a number for each case, among the settings of the program.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings; by default the dependency `defaultAppStorage`.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key, store, read: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue._stored })
  }

  /// A key for an optional value with a text or a number for each case, among the settings of the
  /// program.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings; by default the dependency `defaultAppStorage`.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key, store,
      read: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)).map(Optional.some) },
      write: { $0?.rawValue._stored })
  }
}
