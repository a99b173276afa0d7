import Testing

/// What the macros of dependency clients refuse.
@Suite struct DependencyDiagnosticsTests {
  @Test("A closure that cannot throw needs a default") func aClosureThatCannotThrowNeedsADefault() {
    expectDiagnostics(
      #"""
      struct Client {
        @DependencyEndpoint var now: @Sendable (Int, Bool) -> Int
        @DependencyEndpoint var typed: () throws(Failure) -> Int
      }
      """#,
      #"""
      2:27 error: Default value required for closure 'now', which cannot throw any error: an unimplemented endpoint reports an issue and returns this value
        fix-it: Insert '= { _, _ in <#Int#> }'
          now: @Sendable (Int, Bool) -> Int
          -> now: @Sendable (Int, Bool) -> Int = { _, _ in <#Int#> }
      3:27 error: Default value required for closure 'typed', which cannot throw any error: an unimplemented endpoint reports an issue and returns this value
        fix-it: Insert '= { <#Int#> }'
          typed: () throws(Failure) -> Int
          -> typed: () throws(Failure) -> Int = { <#Int#> }
      """#)
  }

  @Test("An endpoint is a variable of a closure type") func anEndpointIsAVariableOfAClosureType() {
    expectDiagnostics(
      #"""
      struct Client {
        @DependencyEndpoint let run: () -> Void
        @DependencyEndpoint var count: Int
        @DependencyEndpoint var guessed = { 1 }
        @DependencyEndpoint var computed: () -> Void { {} }
        @DependencyEndpoint static var shared: () -> Void
      }
      """#,
      #"""
      2:23 error: '@DependencyEndpoint' can only be applied to a 'var'
        fix-it: Replace 'let' with 'var'
          let
          -> var
      3:27 error: '@DependencyEndpoint' needs an explicit closure type, such as 'var count: () -> Void'
      4:27 error: '@DependencyEndpoint' needs an explicit closure type, such as 'var guessed: () -> Void'
      5:48 error: '@DependencyEndpoint' cannot be applied to a property with accessors
      6:3 error: '@DependencyEndpoint' can only be applied to a single instance property
      """#)
  }

  @Test("The name of a method") func theNameOfAMethod() {
    expectDiagnostics(
      #"""
      struct Client {
        @DependencyEndpoint(method: "not a name") var run: () -> Void
        @DependencyEndpoint(method: name) var walk: () -> Void
      }
      """#,
      #"""
      2:31 error: 'not a name' is not the name of a method
      3:31 error: 'method' must be a string literal
      """#)
  }

  @Test("A class is no client") func aClassIsNoClient() {
    expectDiagnostics(
      #"""
      @DependencyClient
      final class Client {}
      """#,
      #"""
      2:7 error: '@DependencyClient' can only be applied to a struct
      """#)
  }

  @Test("A value whose type cannot be seen") func aValueWhoseTypeCannotBeSeen() {
    expectDiagnostics(
      #"""
      @DependencyClient
      struct Client {
        var made = make()
      }
      """#,
      #"""
      3:7 error: '@DependencyClient' needs the type of 'made' for the memberwise initialiser
        fix-it: Insert ': <#Type#>'
          made = make()
          -> made: <#Type#> = make()
      """#)
  }
}
