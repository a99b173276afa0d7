import Dependencies
import Testing

@Suite struct WithDependenciesTests {
  @Test func aScopeSetsAndEnds() {
    @Dependency(\.number) var number
    #expect(number == 1)
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(number == 2)
      withDependencies {
        $0.number += 40
      } operation: {
        #expect(number == 42)
      }
      #expect(number == 2)
    }
    #expect(number == 1)
  }

  @Test func aScopeReachesAsynchronousWorkAndChildTasks() async {
    await withDependencies {
      await Task.yield()
      $0.number = 2
    } operation: {
      @Dependency(\.number) var number
      await Task.yield()
      #expect(number == 2)
      async let child = DependencyValues._current.number
      #expect(await child == 2)
      #expect(await Task { DependencyValues._current.number }.value == 2)
    }
  }

  @MainActor
  @Test func asynchronousScopesStayOnTheirActor() async {
    await withDependencies {
      $0.number = 2
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func aPropertyKeepsTheValuesItWasMadeWith() {
    let model = withDependencies {
      $0.number = 7
    } operation: {
      Model()
    }
    #expect(model.number == 7)
    withDependencies {
      $0.number = 8
    } operation: {
      #expect(model.number == 8)
    }
    withDependencies {
      $0.text = "other"
    } operation: {
      #expect(model.number == 7)
      #expect(model.text == "other")
    }
  }

  @Test func allValuesCanBeReadAtOnce() {
    withDependencies {
      $0.number = 3
    } operation: {
      @Dependency(\.self) var dependencies
      #expect(dependencies.number == 3)
    }
  }

  @Test func aKeyThatIsItsOwnValueIsReadByType() {
    @Dependency(Client.self) var client
    #expect(client.name == "test")
    withDependencies {
      $0[Client.self].name = "set"
    } operation: {
      @Dependency(Client.self) var client
      #expect(client.name == "set")
    }
  }

  @Test func aModelHandsItsDependenciesOn() async {
    let parent = withDependencies {
      $0.number = 5
    } operation: {
      Model()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.number == 5)
    let changed = withDependencies(from: child) {
      $0.text = "changed"
    } operation: {
      Model()
    }
    #expect(changed.number == 5)
    #expect(changed.text == "changed")
    let later = await withDependencies(from: changed) {
      await Task.yield()
      return Model()
    }
    #expect(later.text == "changed")
  }

  @Test func aModelMadeInAScopeNeedsNoProperty() {
    final class Bare {}
    let model = withDependencies {
      $0.number = 6
    } operation: {
      Bare()
    }
    #expect(withDependencies(from: model) { DependencyValues._current.number } == 6)
    let stranger = Bare()
    withKnownIssue {
      withDependencies(from: stranger) {}
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Bare") }
    }
  }

  @Test func errorsOfAScopeAreThrown() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try withDependencies { _ in
        throw Stop()
      } operation: {
      }
    }
    #expect(throws: Stop.self) {
      try withDependencies {
        $0.number = 2
      } operation: {
        throw Stop()
      }
    }
  }

  @Test func copiesAreIdenticalUntilChanged() {
    var values = DependencyValues._current
    let copy = values
    #expect(values._isIdentical(to: copy))
    values.number = 9
    #expect(!values._isIdentical(to: copy))
    #expect(copy.number == 1)
    DependencyValues._with(values) {
      #expect(values._isCurrent)
      #expect(DependencyValues._current.number == 9)
    }
  }
}

final class Model {
  @Dependency(\.number) var number
  @Dependency(\.text) var text
}
