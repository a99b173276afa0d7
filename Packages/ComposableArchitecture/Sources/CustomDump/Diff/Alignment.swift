/// How the elements of two sequences belong together.
enum AlignmentStep {
  /// Elements that stand for the same thing, by their positions.
  case pair(Int, Int)
  /// An element that only the first sequence has.
  case first(Int)
  /// An element that only the second sequence has.
  case second(Int)
}

/// Aligns two sequences by the fewest insertions and removals, or nearly so within bounded work.
///
/// Common ends are taken first. The rest goes through the greedy algorithm of E. Myers, "An O(ND)
/// Difference Algorithm and Its Variations" (1986), up to a number of differences; beyond it,
/// elements are not aligned any further.
///
/// - Parameters:
///   - firstCount: The length of the first sequence.
///   - secondCount: The length of the second one.
///   - maxDifferences: How many insertions and removals are looked for.
///   - matches: Whether two elements, by their positions, stand for the same thing.
/// - Returns: The steps in order.
/// - Complexity: O(n + d²) calls of `matches`, and O(d²) memory, for `maxDifferences` d.
func alignment(
  _ firstCount: Int, _ secondCount: Int, maxDifferences: Int = 256,
  matches: (Int, Int) -> Bool
) -> [AlignmentStep] {
  var start = 0
  while start < min(firstCount, secondCount), matches(start, start) { start += 1 }
  var firstEnd = firstCount
  var secondEnd = secondCount
  while firstEnd > start, secondEnd > start, matches(firstEnd - 1, secondEnd - 1) {
    firstEnd -= 1
    secondEnd -= 1
  }
  var steps = (0..<start).map { AlignmentStep.pair($0, $0) }
  let middle = shortestScript(
    firstEnd - start, secondEnd - start, maxDifferences: maxDifferences
  ) { matches(start + $0, start + $1) }
  for step in middle {
    switch step {
    case .pair(let one, let other): steps.append(.pair(one + start, other + start))
    case .first(let one): steps.append(.first(one + start))
    case .second(let other): steps.append(.second(other + start))
    }
  }
  let tail = zip(firstEnd..<firstCount, secondEnd..<secondCount)
  return steps + tail.map { AlignmentStep.pair($0, $1) }
}

/// The middle of an alignment, between the common ends.
private func shortestScript(
  _ firstCount: Int, _ secondCount: Int, maxDifferences: Int, matches: (Int, Int) -> Bool
) -> [AlignmentStep] {
  let unaligned =
    (0..<firstCount).map(AlignmentStep.first) + (0..<secondCount).map(AlignmentStep.second)
  guard firstCount > 0, secondCount > 0 else { return unaligned }
  // `reach[k + bound]` is how far diagonal k gets in the first sequence.
  let bound = min(maxDifferences, firstCount + secondCount)
  var reach = Array(repeating: 0, count: 2 * bound + 3)
  var history: [[Int]] = []
  for differences in 0...bound {
    history.append(Array(reach[(bound + 1 - differences)...(bound + 1 + differences)]))
    for diagonal in stride(from: -differences, through: differences, by: 2) {
      let center = bound + 1 + diagonal
      let goesDown =
        diagonal == -differences
        || (diagonal != differences && reach[center - 1] < reach[center + 1])
      var one = goesDown ? reach[center + 1] : reach[center - 1] + 1
      var other = one - diagonal
      while one < firstCount, other < secondCount, other >= 0, matches(one, other) {
        one += 1
        other += 1
      }
      reach[center] = one
      if one >= firstCount, other >= secondCount {
        return backtrack(firstCount, secondCount, history)
      }
    }
  }
  return unaligned
}

/// Walks back from the ends through the reaches of each number of differences.
private func backtrack(
  _ firstCount: Int, _ secondCount: Int, _ history: [[Int]]
) -> [AlignmentStep] {
  var steps: [AlignmentStep] = []
  var one = firstCount
  var other = secondCount
  for differences in stride(from: history.count - 1, to: 0, by: -1) {
    let reach = history[differences]
    func reached(_ diagonal: Int) -> Int {
      let index = diagonal + differences
      return reach.indices.contains(index) ? reach[index] : 0
    }
    let diagonal = one - other
    let goesDown =
      diagonal == -differences
      || (diagonal != differences && reached(diagonal - 1) < reached(diagonal + 1))
    let previous = goesDown ? diagonal + 1 : diagonal - 1
    let previousOne = reached(previous)
    let previousOther = previousOne - previous
    while one > previousOne, other > previousOther {
      one -= 1
      other -= 1
      steps.append(.pair(one, other))
    }
    if goesDown {
      other -= 1
      steps.append(.second(other))
    } else {
      one -= 1
      steps.append(.first(one))
    }
  }
  while one > 0, other > 0 {
    one -= 1
    other -= 1
    steps.append(.pair(one, other))
  }
  return steps.reversed()
}
