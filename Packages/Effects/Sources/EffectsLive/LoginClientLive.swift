public import Effects

extension LoginClient {
  /// The client of a running program: it is local and lets everyone in who has a name.
  public static var live: LoginClient { .local }
}
