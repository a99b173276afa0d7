import Dependencies
import DependenciesTestSupport
import FoundationEssentials
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

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 9)), arguments: [1, 2])
  func aPartOfAValueIsSetWithoutBeingUsed(round: Int) {
    #expect(DependencyValues._current.date.now == Date(timeIntervalSince1970: 9))
    #expect(DependencyValues._current.date() == Date(timeIntervalSince1970: 9))
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
