import CustomDump
import Testing

/// Values that are nested deeper than any stack.
struct DeepValueTests {
  private final class Node {
    var value: Int
    var next: Node?

    init(_ value: Int, next: Node?) {
      self.value = value
      self.next = next
    }

    /// Frees a long list without recursion.
    func takeApart() {
      var node = next
      next = nil
      while let current = node {
        node = current.next
        current.next = nil
      }
    }
  }

  private func list(_ count: Int) -> Node {
    var node = Node(0, next: nil)
    for value in 1..<count { node = Node(value, next: node) }
    return node
  }

  @Test func aListOfAHundredThousandObjectsIsDumpedInPart() {
    let list = list(100_000)
    defer { list.takeApart() }
    let dump = String(customDumping: list)
    #expect(dump.contains("value: 99999"))
    #expect(dump.utf8.count < 10_000_000)
  }

  @Test func aDiffOfTwoSuchListsEnds() {
    let one = list(100_000)
    let other = list(100_000)
    other.value = 7
    defer {
      one.takeApart()
      other.takeApart()
    }
    let difference = diff(one, other)
    #expect(difference?.contains("value: 7") == true)
  }

  @Test func cyclesThroughArraysAndDictionariesEnd() {
    final class Room {
      var doors: [Room] = []
      var names: [String: Room] = [:]
    }
    let one = Room()
    let other = Room()
    one.doors = [other, one]
    other.names = ["back": one]
    defer {
      one.doors = []
      other.names = [:]
    }
    #expect(String(customDumping: one).contains("doors"))
    #expect(diff(one, other) != nil)
  }
}
