import TerminalCore

/// Parts in a row or a column.
///
/// The room is shared as in SwiftUI: parts of a higher priority first, and among equals the least
/// flexible first, each being offered an equal share of what is left.
struct StackLayout: ElementLayout {
  let axis: Axis
  let alignment: Alignment
  let spacing: Int

  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size {
    let sizes = self.sizes(of: elements, proposal)
    let main = sizes.reduce(0) { $0 + $1[axis] } + spacing * max(elements.count - 1, 0)
    let cross = sizes.reduce(0) { max($0, $1[axis.other]) }
    return Size(main, along: axis, across: cross)
  }

  func place(_ elements: [_Element], in rect: Rect) -> [Rect] {
    var position = 0
    return sizes(of: elements, Proposal(rect.size)).map { size in
      defer { position += size[axis] + spacing }
      if axis == .horizontal {
        let row = alignment.vertical.offset(of: size.rows, in: rect.size.rows)
        return Rect(
          origin: Point(column: rect.minColumn + position, row: rect.minRow + row), size: size)
      }
      let column = alignment.horizontal.offset(of: size.columns, in: rect.size.columns)
      return Rect(
        origin: Point(column: rect.minColumn + column, row: rect.minRow + position), size: size)
    }
  }

  private func sizes(of elements: [_Element], _ proposal: Proposal) -> [Size] {
    var offer = proposal
    guard let room = proposal[axis] else { return elements.map { $0.size(offer) } }
    var left = max(room - spacing * max(elements.count - 1, 0), 0)
    var sizes = Array(repeating: Size.zero, count: elements.count)
    for group in groups(elements, proposal, room: &left) {
      var count = group.count
      for index in group {
        offer[axis] = left / count
        sizes[index] = elements[index].size(offer)
        left = max(left - sizes[index][axis], 0)
        count -= 1
      }
      // What a later group was promised as its least is part of what it may take.
      left += reserved(after: group, in: elements, proposal)
    }
    return sizes
  }

  /// Indices by falling priority, each group by rising flexibility; the least room of all lower
  /// priorities is taken out of `room` first.
  private func groups(
    _ elements: [_Element], _ proposal: Proposal, room: inout Int
  ) -> [[Int]] {
    let priorities = Set(elements.map(priority)).sorted(by: >)
    var groups: [[Int]] = []
    for priority in priorities {
      let members = elements.indices.filter { self.priority(elements[$0]) == priority }
      guard members.count > 1 else {
        groups.append(members)
        continue
      }
      var flexibilities: [Int: Int] = [:]
      for index in members {
        flexibilities[index] = flexibility(of: elements[index], proposal)
      }
      groups.append(
        members.sorted { (flexibilities[$0] ?? 0, $0) < (flexibilities[$1] ?? 0, $1) })
    }
    if let first = groups.first {
      room = max(room - minimum(below: priority(elements[first[0]]), elements, proposal), 0)
    }
    return groups
  }

  private func reserved(
    after group: [Int], in elements: [_Element], _ proposal: Proposal
  ) -> Int {
    guard let first = group.first else { return 0 }
    let priority = self.priority(elements[first])
    let lower = elements.map(self.priority).filter { $0 < priority }
    guard let next = lower.max() else { return 0 }
    return minimum(below: priority, elements, proposal) - minimum(below: next, elements, proposal)
  }

  private func minimum(below priority: Double, _ elements: [_Element], _ proposal: Proposal) -> Int
  {
    elements.reduce(0) { self.priority($1) < priority ? $0 + least($1, proposal) : $0 }
  }

  /// Spacers take what all others have left.
  private func priority(_ element: _Element) -> Double {
    element.isSpacer ? -.infinity : element.priority
  }

  private func least(_ element: _Element, _ proposal: Proposal) -> Int {
    var offer = proposal
    offer[axis] = 0
    return element.size(offer)[axis]
  }

  private func flexibility(of element: _Element, _ proposal: Proposal) -> Int {
    var offer = proposal
    offer[axis] = Proposal.unlimited
    return element.size(offer)[axis] - least(element, proposal)
  }

  func describe(_ elements: [_Element], to writer: PlainWriter) {
    for element in elements {
      if axis == .vertical {
        writer.line { element.describe(to: writer) }
      } else {
        writer.word { element.describe(to: writer) }
      }
    }
  }
}
