import Testing

/// What `@ObservableState` and `@Presents` refuse, and what to write instead.
@Suite struct ObservableStateDiagnosticsTests {
  @Test("A class") func aClass() {
    expectDiagnostics(
      #"""
      @ObservableState
      final class State {}
      """#,
      #"""
      2:7 error: '@ObservableState' cannot be applied to class type 'State'
      """#)
  }

  @Test("An actor") func anActor() {
    expectDiagnostics(
      #"""
      @ObservableState
      actor State {}
      """#,
      #"""
      2:1 error: '@ObservableState' cannot be applied to actor type 'State'
      """#)
  }

  @Test("A lazy property") func aLazyProperty() {
    expectDiagnostics(
      #"""
      @ObservableState
      struct State {
        lazy var later = 0
      }
      """#,
      #"""
      3:3 error: '@ObservableState' cannot track a 'lazy' property; mark 'later' '@ObservationStateIgnored'
        fix-it: Insert '@ObservationStateIgnored'
          lazy var later = 0
          -> @ObservationStateIgnored lazy var later = 0
      """#)
  }

  @Test("A property wrapper") func aPropertyWrapper() {
    expectDiagnostics(
      #"""
      @ObservableState
      struct State {
        /// Kept.
        @Clamped(0...9) var digit = 0
      }
      """#,
      #"""
      4:3 error: '@ObservableState' cannot track a property with the wrapper '@Clamped'; mark 'digit' '@ObservationStateIgnored'
        fix-it: Insert '@ObservationStateIgnored'
          @Clamped(0...9) var digit = 0
          -> @ObservationStateIgnored @Clamped(0...9) var digit = 0
      """#)
  }

  @Test("Attributes of Observation and of older state")
  func attributesOfObservationAndOfOlderState() {
    expectDiagnostics(
      #"""
      @ObservableState
      struct State {
        @ObservationIgnored var cache = 0
        @ObservationTracked var count = 0
        @ComposableArchitecture.PresentationState var child: Child.State?
      }
      """#,
      #"""
      3:3 error: '@ObservationIgnored' cannot be used in a type marked '@ObservableState'; use '@ObservationStateIgnored' instead
        fix-it: Replace '@ObservationIgnored' with '@ObservationStateIgnored'
          ObservationIgnored
          -> ObservationStateIgnored
      4:3 error: '@ObservationTracked' cannot be used in a type marked '@ObservableState'; use '@ObservationStateTracked' instead
        fix-it: Replace '@ObservationTracked' with '@ObservationStateTracked'
          ObservationTracked
          -> ObservationStateTracked
      5:3 error: '@PresentationState' cannot be used in a type marked '@ObservableState'; use '@Presents' instead
        fix-it: Replace '@PresentationState' with '@Presents'
          ComposableArchitecture.PresentationState
          -> ComposableArchitecture.Presents
      """#)
  }

  @Test("Several variables in one declaration") func severalVariablesInOneDeclaration() {
    expectDiagnostics(
      #"""
      @ObservableState
      struct State {
        var a = 0, b = 1
        var (c, d) = (2, 3)
        let e = 0, f = 1
      }
      """#,
      #"""
      3:3 error: '@ObservableState' needs each variable in a declaration of its own
      4:7 error: '@ObservableState' cannot track variables of a tuple pattern
      """#)
  }

  @Test("A private nested state") func aPrivateNestedState() {
    expectDiagnostics(
      #"""
      struct Feature {
        @ObservableState
        private struct State {}
      }
      """#,
      #"""
      3:3 error: '@ObservableState' needs 'State' to be seen in the whole file: write 'fileprivate'
        fix-it: Replace 'private' with 'fileprivate'
          private
          -> fileprivate
      """#)
  }

  @Test("Presents needs an optional type") func presentsNeedsAnOptionalType() {
    expectDiagnostics(
      #"""
      @ComposableArchitecture.ObservableState
      struct State {
        @Presents var child: Child.State
        @Presents var other: any P
        @Presents var third = Child.State()
      }
      """#,
      #"""
      3:24 error: '@Presents' needs an optional type
        fix-it: Make the type optional
          Child.State
          -> Child.State?
      4:24 error: '@Presents' needs an optional type
        fix-it: Make the type optional
          any P
          -> (any P)?
      5:17 error: '@Presents' needs an explicit optional type, such as 'var third: State?'
      """#)
  }

  @Test("Presents needs an observable state around it")
  func presentsNeedsAnObservableStateAroundIt() {
    expectDiagnostics(
      #"""
      struct State {
        @Presents var child: Child.State?
      }
      enum Feature {
        @Presents var child: Child.State?
      }
      """#,
      #"""
      2:3 error: '@Presents' can only be used in a struct marked '@ObservableState'
      5:3 error: '@Presents' can only be used in a struct marked '@ObservableState'
      """#)
  }

  @Test("Presents needs a plain variable") func presentsNeedsAPlainVariable() {
    expectDiagnostics(
      #"""
      @ComposableArchitecture.ObservableState
      struct State {
        @Presents let child: Child.State?
        @Presents lazy var later: Child.State? = nil
        @Presents var computed: Child.State? { nil }
        @Presents static var shared: Child.State?
      }
      """#,
      #"""
      3:13 error: '@Presents' can only be applied to a 'var'
        fix-it: Replace 'let' with 'var'
          let
          -> var
      4:3 error: '@Presents' cannot be applied to a 'lazy' property
      5:40 error: '@Presents' cannot be applied to a property with accessors
      6:3 error: '@Presents' can only be applied to a single instance property
      """#)
  }
}
