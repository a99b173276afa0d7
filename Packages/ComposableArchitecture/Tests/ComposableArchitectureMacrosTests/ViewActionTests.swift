import Testing

/// What `@ViewAction` adds.
@Suite struct ViewActionTests {
  @Test("A view with a store") func aViewWithAStore() {
    expectExpansion(
      #"""
      @ViewAction(for: Feature.self)
      struct FeatureView {
        let store: StoreOf<Feature>
        func tap() { send(.tapped) }
      }
      """#,
      #"""
      struct FeatureView {
        let store: StoreOf<Feature>
        func tap() { send(.tapped) }
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """#)
  }
}
