public import FoundationEssentials
import IssueReporting

extension AppDefaults {
  /// A setting of any type, or `nil` if there is none of that type.
  public func value<Value: AppStorageValue>(
    forKey key: String, as type: Value.Type = Value.self
  )
    -> Value?
  {
    stored(key).flatMap { Value(_stored: $0) }
  }

  /// A truth value; `false` if there is none.
  public func bool(forKey key: String) -> Bool { value(forKey: key) ?? false }

  /// A whole number; 0 if there is none.
  public func integer(forKey key: String) -> Int { value(forKey: key) ?? 0 }

  /// A number; 0 if there is none.
  public func double(forKey key: String) -> Double { value(forKey: key) ?? 0 }

  /// A text.
  public func string(forKey key: String) -> String? { value(forKey: key) }

  /// An address.
  public func url(forKey key: String) -> URL? { value(forKey: key) }

  /// Bytes.
  public func data(forKey key: String) -> Data? { value(forKey: key) }

  /// A date.
  public func date(forKey key: String) -> Date? { value(forKey: key) }

  /// Sets a setting; `nil` removes it.
  ///
  /// What cannot be written is an issue.
  public func set<Value: AppStorageValue>(
    _ value: Value, forKey key: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let relay = IssueRelay(place)
    let report = relay.awaiting()
    let rest = set(value._stored, for: key) { result in
      if case .failure(let error) = result { report(error) } else { report(nil) }
    }
    withExtendedLifetime(relay) { rest() }
  }

  /// Removes a setting.
  public func removeObject(
    forKey key: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    set(Bool?.none, forKey: key, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func stored(_ key: String) -> StoredSetting? {
    withErrorReporting { try all()[key] }
  }
}
