import Dependencies
import Testing

@Suite struct ContextTests {
  @Test func testsHaveTheTestContext() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func aContextChoosesTheDefault(context: DependencyContext, name: String) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(Client.self) var client
      #expect(client.name == name)
      #expect(DependencyValues._current.context == context)
    }
  }

  @Test func freshValuesOfEachContextExist() {
    #expect(DependencyValues.live.number == 0)
    #expect(DependencyValues.preview.number == 0)
    #expect(DependencyValues.test.number == 1)
  }

  @Test func anUnimplementedDependencyFailsTheTestAtItsDeclaration() {
    let line = #line + 1
    @Dependency(\.liveOnly) var liveOnly
    withKnownIssue {
      #expect(liveOnly == "live only")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.contains(#"@Dependency(\.liveOnly)"#)
            && $0.rawValue.contains("no test implementation")
        }
    }
  }

  @Test func settingAnUnimplementedDependencyIsNoIssue() {
    withDependencies {
      $0.liveOnly += "!"
      $0.liveOnly = "set"
    } operation: {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly == "set")
    }
  }

  @Test func readingItWhileSettingDoesNotMakeItImplemented() {
    withDependencies {
      _ = $0.liveOnly
    } operation: {
      @Dependency(\.liveOnly) var liveOnly
      withKnownIssue { _ = liveOnly }
    }
  }

  @Test func aDependencyWithoutLiveValueIsAnIssueInTheLiveContext() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.testOnly) var testOnly
      withKnownIssue {
        #expect(testOnly == "test only")
      } matching: {
        $0.comments.contains { $0.rawValue.contains("no live implementation") }
      }
    }
  }
}
