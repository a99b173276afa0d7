public import Effects

extension LoginClient {
  /// Fails the first log-in with `error` and lets everyone in after that.
  public static func recovering(from error: LoginError) -> LoginClient {
    let first = FirstCall()
    return LoginClient { name in
      if first.isNow() { throw error }
      return try await LoginClient.local.logIn(name)
    }
  }
}
