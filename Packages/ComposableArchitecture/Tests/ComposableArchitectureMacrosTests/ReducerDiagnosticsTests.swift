import Testing

/// What `@Reducer`, its marks and `@ViewAction` refuse.
@Suite struct ReducerDiagnosticsTests {
  @Test("A reduce method hides the body") func aReduceMethodHidesTheBody() {
    expectDiagnostics(
      #"""
      @Reducer
      struct Feature {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """#,
      #"""
      5:8 warning: 'reduce(into:action:)' hides 'body', which is never called: keep one of the two
        6:7 note: 'body' is declared here
      """#)
  }

  @Test("A class") func aClass() {
    expectDiagnostics(
      #"""
      @Reducer
      final class Feature {}
      """#,
      #"""
      2:7 error: '@Reducer' cannot be applied to class type 'Feature': make it a struct or an enum
      """#)
  }

  @Test("Overloaded cases of an enum") func overloadedCasesOfAnEnum() {
    expectDiagnostics(
      #"""
      @Reducer
      enum Path {
        case detail(Detail)
        case detail(id: Detail)
      }
      """#,
      #"""
      4:8 error: '@Reducer' cannot be applied to overloaded case name 'detail'
      """#)
  }

  @Test("A private nested feature") func aPrivateNestedFeature() {
    expectDiagnostics(
      #"""
      struct Parent {
        @Reducer
        private struct Child {
          typealias State = Int
          typealias Action = Int
          let body = EmptyReducer<Int, Int>()
        }
      }
      """#,
      #"""
      3:3 error: '@Reducer' needs 'Child' to be seen in the whole file: write 'fileprivate'
        fix-it: Replace 'private' with 'fileprivate'
          private
          -> fileprivate
      """#)
  }

  @Test("Marks of a case anywhere else") func marksOfACaseAnywhereElse() {
    expectDiagnostics(
      #"""
      struct Feature {
        @ReducerCaseIgnored var a = 0
        @ReducerCaseEphemeral func b() {}
      }
      """#,
      #"""
      2:3 error: '@ReducerCaseIgnored' can only be applied to an enum case
      3:3 error: '@ReducerCaseEphemeral' can only be applied to an enum case
      """#)
  }

  @Test("A view without a store") func aViewWithoutAStore() {
    expectDiagnostics(
      #"""
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let title: String
      }
      """#,
      #"""
      2:1 error: '@ViewAction' requires 'FeatureView' to have a property 'store' of type 'Store'
        fix-it: Add 'let store: StoreOf<Feature>'
          let title: String
          -> let store: StoreOf<Feature>
        let title: String
      """#)
  }

  @Test("A view that sends through its store") func aViewThatSendsThroughItsStore() {
    expectDiagnostics(
      #"""
      @ViewAction(for: Feature.self)
      struct FeatureView {
        let store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tapped))
          self.store.send(.other)
          other.send(.view(.tapped))
        }
      }
      """#,
      #"""
      5:5 warning: Do not call 'store.send' directly in a type marked '@ViewAction': use 'send'
        fix-it: Call 'send'
          store.send(.view(.tapped))
          -> send(.tapped)
      6:5 warning: Do not call 'store.send' directly in a type marked '@ViewAction': use 'send'
      """#)
  }
}
