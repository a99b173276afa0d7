public import FoundationEssentials

/// A type of values that `.appStorage` keeps.
public protocol AppStorageValue: Sendable {
  /// Reads a value from its stored form, or fails if that is of another type.
  init?(_stored: StoredSetting)

  /// The stored form, or `nil` for no value.
  var _stored: StoredSetting? { get }
}

extension Bool: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard case .bool(let value) = _stored else { return nil }
    self = value
  }

  public var _stored: StoredSetting? { .bool(self) }
}

extension Int: AppStorageValue {
  public init?(_stored: StoredSetting) {
    switch _stored {
    case .int(let value): self = value
    case .double(let value):
      guard let exact = Int(exactly: value) else { return nil }
      self = exact
    default: return nil
    }
  }

  public var _stored: StoredSetting? { .int(self) }
}

extension Double: AppStorageValue {
  public init?(_stored: StoredSetting) {
    switch _stored {
    case .int(let value): self = Double(value)
    case .double(let value): self = value
    case .string("inf"): self = .infinity
    case .string("-inf"): self = -.infinity
    case .string("nan"): self = .nan
    default: return nil
    }
  }

  public var _stored: StoredSetting? { isFinite ? .double(self) : .string("\(self)") }
}

extension String: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard case .string(let value) = _stored else { return nil }
    self = value
  }

  public var _stored: StoredSetting? { .string(self) }
}

extension URL: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard case .string(let value) = _stored else { return nil }
    self.init(string: value)
  }

  public var _stored: StoredSetting? { .string(absoluteString) }
}

extension Data: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard case .string(let value) = _stored else { return nil }
    self.init(base64Encoded: value)
  }

  public var _stored: StoredSetting? { .string(base64EncodedString()) }
}

extension Date: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard let seconds = Double(_stored: _stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  public var _stored: StoredSetting? { timeIntervalSinceReferenceDate._stored }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard let value = Wrapped(_stored: _stored) else { return nil }
    self = .some(value)
  }

  public var _stored: StoredSetting? { flatMap(\._stored) }
}

extension Array: AppStorageValue where Element: AppStorageValue {
  public init?(_stored: StoredSetting) {
    guard case .array(let settings) = _stored else { return nil }
    var elements: [Element] = []
    for setting in settings {
      guard let element = Element(_stored: setting) else { return nil }
      elements.append(element)
    }
    self = elements
  }

  public var _stored: StoredSetting? { .array(compactMap(\._stored)) }
}
