extension Result where Failure == any Error {
  /// The value of `body`, or the error it throws.
  public init(
    isolation: isolated (any Actor)? = #isolation, catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
