import Dependencies

extension TestStore {
  /// A test's expectation, run with the dependencies of the store.
  ///
  /// A stack that is appended to in it gives the ids that the action has got, and uses none up.
  func asserting(
    _ update: ((inout State) throws -> Void)?, firstID: StackElementID
  ) -> ((inout State) throws -> Void)? {
    guard let update else { return nil }
    let hasUsedIDs = received.nextStackElementID() != firstID
    return { [dependencies] state in
      var dependencies = dependencies
      if hasUsedIDs { dependencies.stackElementID = .incrementing(from: firstID) }
      try DependencyValues._with(dependencies) { try update(&state) }
    }
  }
}
