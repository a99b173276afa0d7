import FoundationEssentials
import TerminalUI
import Testing

struct IndexSetTests {
  @Test func `Offsets are written as numbers, and read in any order`() throws {
    let data = try JSONEncoder().encode([3, 1] as IndexSet)
    #expect(String(decoding: data, as: UTF8.self) == "[1,3]")
    let read = try JSONDecoder().decode(IndexSet.self, from: Data("[3,1,3]".utf8))
    #expect(read == [1, 3])
  }

  @Test(arguments: ["{}", "[\"a\"]", "[1.5]", "1"])
  func `What is no list of numbers is no set of offsets`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IndexSet.self, from: Data(text.utf8))
    }
  }
}
