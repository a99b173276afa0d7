import Dependencies
import DependenciesTestSupport
import Testing

@Suite(.dependency(\.number, 77)) struct DependencyTraitTests {
  @Dependency(\.number) var number

  @Test func theSuitesTraitHolds() {
    #expect(number == 77)
  }

  @Test(.dependency(\.number, 78))
  func theTestsTraitGoesFirst() {
    #expect(number == 78)
  }

  @Test(.dependencies { $0.text = "trait" })
  func severalCanBeChanged() {
    #expect(number == 77)
    #expect(DependencyValues._current.text == "trait")
  }

  @Test(.dependency(Client(name: "trait")))
  func aKeyThatIsItsOwnValueIsSet() {
    #expect(DependencyValues._current[Client.self].name == "trait")
  }
}
