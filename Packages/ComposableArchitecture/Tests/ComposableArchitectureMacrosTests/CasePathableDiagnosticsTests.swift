import Testing

/// What `@CasePathable` refuses.
@Suite struct CasePathableDiagnosticsTests {
  @Test("An overloaded name is reported once, at the second case")
  func anOverloadedNameIsReportedOnceAtTheSecondCase() {
    expectDiagnostics(
      #"""
      @CasePathable
      enum Action {
        case value(int: Int)
        case value(string: String)
        case value(bool: Bool)
        case other
      }
      """#,
      #"""
      4:8 error: '@CasePathable' cannot be applied to overloaded case name 'value'
      """#)
  }

  @Test("A name is overloaded by a case inside a condition too")
  func aNameIsOverloadedByACaseInsideAConditionToo() {
    expectDiagnostics(
      #"""
      @CasePathable
      enum Action {
        case value(Int)
        #if DEBUG
          case value(text: String)
        #endif
      }
      """#,
      #"""
      5:10 error: '@CasePathable' cannot be applied to overloaded case name 'value'
      """#)
  }

  @Test("A struct has no cases") func aStructHasNoCases() {
    expectDiagnostics(
      #"""
      @CasePathable
      struct Action {}
      """#,
      #"""
      2:1 error: '@CasePathable' cannot be applied to 'Action': it is not an enum
      """#)
  }

  @Test("A private nested enum is hidden from its conformance")
  func aPrivateNestedEnumIsHiddenFromItsConformance() {
    expectDiagnostics(
      #"""
      struct Feature {
        @CasePathable
        private enum Action {
          case tapped
        }
      }
      """#,
      #"""
      3:3 error: '@CasePathable' needs 'Action' to be seen in the whole file: write 'fileprivate'
        fix-it: Replace 'private' with 'fileprivate'
          private
          -> fileprivate
      """#)
  }

  @Test("A type around the enum may hide it too") func aTypeAroundTheEnumMayHideItToo() {
    expectDiagnostics(
      #"""
      struct Feature {
        private enum Inner {
          @CasePathable
          enum Action {
            case tapped
          }
        }
      }
      """#,
      #"""
      4:5 error: '@CasePathable' needs 'Inner' around 'Action' to be seen in the whole file: write 'fileprivate'
      """#)
  }
}
