public import ComposableArchitecture
public import FactFeature

/// The screen A2: fact 3.
@Reducer
public struct A2Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Fact 3.
    public var fact: FactFeature.State

    /// Starts with the fact about `number`.
    public init(number: Int = 3) {
      self.fact = FactFeature.State(number: number)
    }
  }

  /// What can happen on the screen.
  public enum Action: Equatable, Sendable {
    /// Something has happened to the fact.
    case fact(FactFeature.Action)
  }

  /// Creates the feature.
  public init() {}

  /// The fact.
  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
  }
}
