import ComposableArchitecture
import Testing

struct StackSpellings {
  @Test func aStackIsACollection() {
    var path: StackState<Int> = [1, 2, 3]
    path.removeAll { $0 == 2 }
    path.insert(contentsOf: [7, 8], at: 1)
    #expect(path.ids.count == 4)
    #expect(path.ids.last == path.ids[path.ids.count - 1])
    path[id: path.ids[0]]! += 1
    #expect(path.firstIndex(of: 7) == 1)
    #expect(path.ids.firstIndex(of: path.ids[2]) == 2)
    path.replaceSubrange(0..<1, with: [9])
    path.removeSubrange(1...)
    #expect(path.elementsEqual([9]))
    path.pop(to: path.ids[0])
    let id: StackElementID = 3
    _ = id
    #expect(Set(path.ids).count == 1)
    path.reserveCapacity(3)
    #expect(zip(path.ids, path).map { $1 } == [9])
    #expect(path.reversed() == [9])
    let a: StackAction<Int, Bool> = .push(id: 0, state: 1)
    let b: StackAction<Int, Bool> = .element(id: 0, action: true)
    #expect(a != b)
    #expect(a.is(\.push))
    #expect(b[case: \.element]?.action == true)
    #expect(PresentationAction<Int>.presented(3)[case: \.presented] == 3)
    #expect(PresentationAction<Int>.dismiss.is(\.dismiss))
    let ids: [PresentationAction<Int>: Int] = [.dismiss: 1]
    #expect(ids.count == 1)
    #expect(
      IdentifiedAction<Int, Bool>.element(id: 1, action: true) == .element(id: 1, action: true))
  }
}
