public import Dependencies

extension NumbersClient: TestDependencyKey {
  /// Fails a test that calls an endpoint it has not replaced.
  public static var testValue: NumbersClient { NumbersClient() }

  /// Answers at once, always the same.
  public static var previewValue: NumbersClient { .preview }
}

extension DependencyValues {
  /// Asks for facts about numbers.
  public var numbersClient: NumbersClient {
    get { self[NumbersClient.self] }
    set { self[NumbersClient.self] = newValue }
  }
}
