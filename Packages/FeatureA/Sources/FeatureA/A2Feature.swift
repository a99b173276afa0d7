public import ComposableArchitecture
public import FactFeature

/// The screen A2: fact 3.
@Reducer
public struct A2Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var fact: FactFeature.State

    /// Starts with the fact about `number`.
    public init(number: Int = 3) {
      self.fact = FactFeature.State(number: number)
    }
  }

  public enum Action: Equatable, Sendable {
    case fact(FactFeature.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
  }
}
