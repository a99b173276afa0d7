extension Differ {
  /// The lines between the ends of two containers, or `nil` when the containers are better shown whole.
  mutating func children(_ left: Shape.Container, _ right: Shape.Container) -> [DiffLine]? {
    let first = left.children()
    let second = right.children()
    switch left.kind {
    case .record:
      return fields(first, second)
    case .collection:
      let steps = alignment(first.count, second.count) {
        haveSameID(first[$0].value, second[$1].value)
          || equality.areEqual(first[$0].value, second[$1].value)
      }
      return elements(first, second, paired(steps, first, second))
    case .dictionary:
      return elements(
        first, second,
        alignment(first.count, second.count) {
          first[$0].label == second[$1].label
        })
    case .set:
      return elements(
        first, second,
        alignment(first.count, second.count) {
          haveSameID(first[$0].value, second[$1].value)
            || equality.areEqual(first[$0].value, second[$1].value)
        })
    }
  }

  /// The lines of two records' fields, or `nil` when they have other fields or fit on a line each.
  private mutating func fields(
    _ first: [Shape.Child], _ second: [Shape.Child]
  ) -> [DiffLine]? {
    guard first.map(\.label) == second.map(\.label) else { return nil }
    if first.count == 1, fitsOnLine(first[0].value, isFirst: true),
      fitsOnLine(second[0].value, isFirst: false)
    {
      return nil
    }
    var result: [DiffLine] = []
    var differs = false
    for (index, (one, other)) in zip(first, second).enumerated() {
      let comma = index < first.count - 1
      let lines = lines(
        one.value, other.value, labels: (one.label, other.label), isRoot: false,
        commas: (comma, comma))
      differs = differs || lines.contains { $0.side != .both }
      result += lines
    }
    return differs ? result : nil
  }

  private func fitsOnLine(_ value: Any, isFirst: Bool) -> Bool {
    switch shape(of: value, isFirst: isFirst, isRoot: false) {
    case .leaf(let text), .text(let text):
      return !text.contains(where: \.isNewline)
    case .container(let container):
      if container.isEmpty { return true }
      guard !container.kind.isCollection, container.object == nil else { return false }
      let children = container.children()
      return children.count == 1 && fitsOnLine(children[0].value, isFirst: isFirst)
    }
  }

  /// Pairs the removed with the inserted elements between two matches when they are as many.
  private func paired(
    _ steps: [AlignmentStep], _ first: [Shape.Child], _ second: [Shape.Child]
  ) -> [AlignmentStep] {
    var result: [AlignmentStep] = []
    var removed: [Int] = []
    var inserted: [Int] = []
    func flush() {
      let canPair =
        removed.count == inserted.count
        && zip(removed, inserted).allSatisfy {
          type(of: first[$0].value) == type(of: second[$1].value)
            && !(first[$0].value is any Identifiable)
        }
      if canPair {
        result += zip(removed, inserted).map { AlignmentStep.pair($0, $1) }
      } else {
        result += removed.map(AlignmentStep.first) + inserted.map(AlignmentStep.second)
      }
      removed = []
      inserted = []
    }
    for step in steps {
      switch step {
      case .pair:
        flush()
        result.append(step)
      case .first(let index): removed.append(index)
      case .second(let index): inserted.append(index)
      }
    }
    flush()
    return result
  }

  /// The lines of two collections' elements: runs of equal ones collapsed, too many changes counted.
  private mutating func elements(
    _ first: [Shape.Child], _ second: [Shape.Child], _ steps: [AlignmentStep]
  ) -> [DiffLine] {
    var result: [DiffLine] = []
    var unchangedRun: [Int] = []
    var leftOut = 0
    for step in steps {
      if case .pair(let one, let other) = step,
        equality.areEqual(first[one].value, second[other].value)
      {
        if leftOut == 0 { unchangedRun.append(other) }
        continue
      }
      guard changesLeft > 0 else {
        leftOut += 1
        continue
      }
      changesLeft -= 1
      result += collapse(unchangedRun, of: second, comma: true)
      unchangedRun = []
      result += changed(step, first, second)
    }
    if leftOut > 0 {
      result.append(DiffLine(side: .both, line: Line("… (\(leftOut) more changed)")))
    }
    return result + collapse(unchangedRun, of: second, comma: false)
  }

  private mutating func changed(
    _ step: AlignmentStep, _ first: [Shape.Child], _ second: [Shape.Child]
  ) -> [DiffLine] {
    switch step {
    case .pair(let one, let other):
      lines(
        first[one].value, second[other].value, labels: (first[one].label, second[other].label),
        isRoot: false, commas: (one < first.count - 1, other < second.count - 1))
    case .first(let index):
      whole(
        first[index].value, .first, label: first[index].label, comma: index < first.count - 1)
    case .second(let index):
      whole(
        second[index].value, .second, label: second[index].label,
        comma: index < second.count - 1)
    }
  }

  private func collapse(
    _ run: [Int], of children: [Shape.Child], comma: Bool
  ) -> [DiffLine] {
    guard let last = run.last else { return [] }
    if run.count == 1 {
      return unchanged(children[last].value, label: children[last].label, comma: comma)
    }
    let text = "… (\(run.count) unchanged)" + (comma ? "," : "")
    return [DiffLine(side: .both, line: Line(text))]
  }
}
