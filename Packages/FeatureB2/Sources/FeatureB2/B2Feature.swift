public import ComposableArchitecture
public import FactFeature

/// The screen B2: fact 4, in a package of its own.
@Reducer
public struct B2Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Fact 4.
    public var fact: FactFeature.State

    /// Starts with the fact about `number`.
    public init(number: Int = 4) {
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
