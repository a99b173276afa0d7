public import Dependencies

/// Logs a person in by name.
@DependencyClient
public struct LoginClient: Sendable {
  /// Logs in and gives the name as the service knows it.
  ///
  /// Throws a `LoginError`, or `CancellationError` when the asking task is cancelled.
  public var logIn: @Sendable (String) async throws -> String
}

extension LoginClient: TestDependencyKey {
  /// Fails a test that calls an endpoint it has not replaced.
  public static var testValue: LoginClient { LoginClient() }

  /// Lets everyone in who has a name.
  public static var previewValue: LoginClient { .local }
}

extension DependencyValues {
  /// Logs a person in by name.
  public var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}

extension LoginClient {
  /// Lets everyone in who has a name, at once and without a network.
  public static let local = LoginClient { try LoginName($0).text }

  /// Refuses everyone with `error`.
  public static func failing(_ error: LoginError) -> LoginClient {
    LoginClient { _ in throw error }
  }

  /// Answers nobody until the asking task is cancelled.
  public static let waiting = LoginClient { _ in try await waitForCancellation() }
}
