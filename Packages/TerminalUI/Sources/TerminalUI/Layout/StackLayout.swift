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

  func place(_ elements: [_Element], in size: Size) -> [Rect] {
    var position = 0
    return sizes(of: elements, Proposal(size)).map { part in
      defer { position += part[axis] + spacing }
      let origin =
        axis == .horizontal
        ? Point(column: position, row: alignment.vertical.offset(of: part.rows, in: size.rows))
        : Point(
          column: alignment.horizontal.offset(of: part.columns, in: size.columns), row: position)
      return Rect(origin: origin, size: part)
    }
  }

  private func sizes(of elements: [_Element], _ proposal: Proposal) -> [Size] {
    guard let room = proposal[axis], elements.count > 1 else {
      return elements.map { $0.size(proposal) }
    }
    var offer = proposal
    var left = max(room - spacing * (elements.count - 1), 0)
    var sizes = Array(repeating: Size.zero, count: elements.count)
    let groups = groups(elements)
    if groups.count == 1, let sizes = largest(elements, proposal, share: left / elements.count) {
      return sizes
    }
    // Groups that come later are promised their least room.
    let promised = groups.dropFirst().map { group in
      group.reduce(0) { $0 + least(elements[$1], proposal) }
    }
    left = max(left - promised.reduce(0, +), 0)
    for (number, group) in groups.enumerated() {
      // What this group was promised is part of what it may take.
      if number > 0 { left += promised[number - 1] }
      var count = group.count
      for index in byFlexibility(group, elements, proposal) {
        offer[axis] = left / count
        sizes[index] = elements[index].size(offer)
        left = max(left - sizes[index][axis], 0)
        count -= 1
      }
    }
    return sizes
  }

  /// The sizes when no part wants more than an equal share of the room, so that nobody has to wait.
  private func largest(
    _ elements: [_Element], _ proposal: Proposal, share: Int
  ) -> [Size]? {
    var offer = proposal
    offer[axis] = Proposal.unlimited
    var sizes: [Size] = []
    sizes.reserveCapacity(elements.count)
    for element in elements {
      let size = element.size(offer)
      guard size[axis] <= share else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  /// Indices of the parts by falling priority; those of one priority stand together, in order.
  private func groups(_ elements: [_Element]) -> [[Int]] {
    let priorities = elements.map(priority)
    guard priorities.contains(where: { $0 != priorities[0] }) else {
      return [Array(elements.indices)]
    }
    var groups: [[Int]] = []
    for index in elements.indices.sorted(by: { priorities[$0] > priorities[$1] }) {
      if let last = groups.last?.first, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  /// The parts of a group, the least flexible first.
  private func byFlexibility(
    _ group: [Int], _ elements: [_Element], _ proposal: Proposal
  ) -> [Int] {
    guard group.count > 1 else { return group }
    return group.map { (flexibility(of: elements[$0], proposal), $0) }.sorted { $0 < $1 }
      .map(\.1)
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
