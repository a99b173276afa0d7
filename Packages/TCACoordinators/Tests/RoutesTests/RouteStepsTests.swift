import Routes
import Testing

/// Routes in short: `p` a push, `s` and `c` a sheet and a cover, `S` and `C` embedded ones, each followed
/// by the number of its screen.
private func routes(_ text: String) -> [Route<Int>] {
  text.split(separator: " ").map { word in
    let number = Int(word.dropFirst()) ?? 0
    return switch word.first {
    case "s": .sheet(number)
    case "S": .sheet(number, embedInNavigationView: true)
    case "c": .cover(number)
    case "C": .cover(number, embedInNavigationView: true)
    default: .push(number)
    }
  }
}

struct RouteStepsTests {
  private struct Change: CustomTestStringConvertible, Sendable {
    let from: String
    let to: String
    /// All steps: from the first one, which keeps the structure, to the last one, which is `to`.
    let steps: [String]
    var testDescription: String { "\(from) → \(to)" }

    init(_ from: String, _ to: String, _ steps: String...) {
      self.from = from
      self.to = to
      self.steps = steps
    }
  }

  private static let table: [Change] = [
    // Nothing, and contents only.
    Change("", "", ""),
    Change("s1", "s1", "s1"),
    Change("s1 p2", "s1 p9", "s1 p9"),
    Change("S1 p2 c3", "S7 p8 c9", "S7 p8 c9"),
    // Pushes.
    Change("", "p1 p2 p3", "", "p1", "p1 p2", "p1 p2 p3"),
    Change("S1", "S1 p2", "S1", "S1 p2"),
    Change("S1", "S1 p2 p3", "S1", "S1 p2", "S1 p2 p3"),
    Change("S1 p2", "S1 p2 p3", "S1 p2", "S1 p2 p3"),
    Change("S1 p2", "S1 p5 p6", "S1 p5", "S1 p5 p6"),
    // Pops.
    Change("p1 p2 p3", "", "p1 p2 p3", ""),
    Change("S1 p2 p3 p4", "S1", "S1 p2 p3 p4", "S1"),
    Change("S1 p2 p3 p4", "S1 p2", "S1 p2 p3 p4", "S1 p2"),
    Change("S1 p2 p3 p4", "S1 p9", "S1 p9 p3 p4", "S1 p9"),
    Change("S1 p2 p3", "S5", "S5 p2 p3", "S5"),
    // Presentations.
    Change("", "s1 c2 s3", "", "s1", "s1 c2", "s1 c2 s3"),
    Change("s1", "s1 s2", "s1", "s1 s2"),
    Change("s1", "s1 s2 s3", "s1", "s1 s2", "s1 s2 s3"),
    Change("s1", "s1 c2 s3 c4", "s1", "s1 c2", "s1 c2 s3", "s1 c2 s3 c4"),
    Change("S1 p2", "S1 p2 s3", "S1 p2", "S1 p2 s3"),
    // Dismissals.
    Change("s1 s2", "s1", "s1 s2", "s1"),
    Change("s1 s2 s3", "s1", "s1 s2 s3", "s1 s2", "s1"),
    Change("s1 c2 s3", "", "s1 c2 s3", "s1 c2", "s1", ""),
    Change("s1 S2 p3 p4", "s1", "s1 S2 p3 p4", "s1"),
    Change("s1 S2 p3 S4 p5", "s1", "s1 S2 p3 S4 p5", "s1 S2 p3", "s1"),
    Change("s1 S2 p3 s4", "s1 S2", "s1 S2 p3 s4", "s1 S2 p3", "s1 S2"),
    // Pops over presentations.
    Change("S1 p2 s3", "S1", "S1 p2 s3", "S1 p2", "S1"),
    Change("S1 p2 p3 s4", "S1", "S1 p2 p3 s4", "S1 p2 p3", "S1"),
    Change("S1 p2 p3 S4 p5", "S1 p2", "S1 p2 p3 S4 p5", "S1 p2 p3", "S1 p2"),
    Change("S1 p2 s3 s4", "S1", "S1 p2 s3 s4", "S1 p2 s3", "S1 p2", "S1"),
    // Mixed.
    Change("", "p1 p2 s3 s4", "", "p1", "p1 p2", "p1 p2 s3", "p1 p2 s3 s4"),
    Change(
      "p2 p3 p4", "p7 p8 s5 s6", "p7 p8 p4", "p7 p8", "p7 p8 s5", "p7 p8 s5 s6"),
    Change("s2 p3 s4 p5", "p7", "s2 p3 s4 p5", "s2 p3", "", "p7"),
    Change("S1 p2", "S1 s3", "S1 p2", "S1", "S1 s3"),
    Change("S1 p2 p3", "S1 S4 p5", "S1 p2 p3", "S1", "S1 S4", "S1 S4 p5"),
    Change("S1 s2", "S1 p3", "S1 s2", "S1", "S1 p3"),
    Change("S1 s2 s3", "S1 p3 p4", "S1 s2 s3", "S1 s2", "S1", "S1 p3", "S1 p3 p4"),
    // Replacements: another style at the same place.
    Change("s1 s2", "s1 c3", "s1 s2", "s1", "s1 c3"),
    Change("s1 c2 s3", "s1 s4 s5", "s1 c2 s3", "s1 c2", "s1", "s1 s4", "s1 s4 s5"),
    Change("s1 S2", "s1 s2", "s1 S2", "s1", "s1 s2"),
    Change("s1 S2 p3", "s1 s4", "s1 S2 p3", "s1", "s1 s4"),
    Change("c1", "s1", "c1", "", "s1"),
    Change("C1 p2 s3", "S1 p2 s3", "C1 p2 s3", "C1 p2", "", "S1", "S1 p2", "S1 p2 s3"),
    Change("s1 s2", "s1 s9", "s1 s9"),
    Change("s1 s2 s3", "s1 s8", "s1 s8 s3", "s1 s8"),
    Change("S1 p2 s3 s4", "S9 p8 s7", "S9 p8 s7 s4", "S9 p8 s7"),
    // A deep link: from anywhere to anywhere.
    Change("S1 p2 s3", "S1 p4 p5", "S1 p4 s3", "S1 p4", "S1 p4 p5"),
    Change("S1 S2 p3", "S1 p4 s5", "S1 S2 p3", "S1", "S1 p4", "S1 p4 s5"),
    Change("s1", "", "s1", ""),
  ]

  @Test(arguments: table)
  private func stepsOf(change: Change) {
    let steps = RouteSteps.calculateSteps(from: routes(change.from), to: routes(change.to))
    #expect(steps == change.steps.map(routes))
  }

  @Test(arguments: [("C1 p2 s3", "S1 p2 s3"), ("c1", "s1"), ("", "s1 s2"), ("s2 p3 s4 p5", "p7")])
  func aHostIsNeverShownNoRoutesOnTheWay(from: String, to: String) {
    let steps = RouteHost.stepwise.steps(from: routes(from), to: routes(to))
    #expect(steps.allSatisfy { !$0.isEmpty } && steps.last == routes(to))
    #expect(RouteHost.stepwise.steps(from: routes(to), to: []).last == [])
  }

  @Test func stepsKeepTheIdentityOfTheRoutesTheyAreMadeOf() {
    let start = routes("S1 p2 s3")
    let end = Array(start.prefix(1)) + routes("p4")
    let steps = RouteSteps.calculateSteps(from: start, to: end)
    #expect(steps.last?.map(\.identity) == end.map(\.identity))
    #expect(steps.allSatisfy { $0.first?.identity == start.first?.identity })
  }

  @Test(arguments: [
    ("S1", "S1 p2", true), ("S1", "S1 p2 p3", false), ("S1 p2 p3", "S1", true),
    ("s1 s2 s3", "s1", false), ("s1 S2 p3", "s1", true), ("S1 p2 s3", "S1", false),
    ("s1", "c1", false), ("s1 p2", "s9 p8", true), ("", "s1", true), ("s1 s2", "s1 p2", false),
  ])
  func whatAHostCanShowAtOnce(from: String, to: String, isSingle: Bool) {
    #expect(RouteSteps.isSingleStep(from: routes(from), to: routes(to)) == isSingle)
  }

  @Test func theTerminalShowsAnyChangeAtOnce() {
    let start = routes("S1 p2 s3 s4")
    let end = routes("s9 s8")
    #expect(RouteHost.terminal.steps(from: start, to: end) == [end])
    #expect(RouteHost.stepwise.steps(from: start, to: end).count > 4)
    #expect(RouteHost.stepDuration == .milliseconds(650))
  }
}

/// Laws of the steps between any two lists of routes.
struct RouteStepsLawTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    mutating func routes() -> [Route<Int>] {
      (0..<Int.random(in: 0...7, using: &self)).map { _ in
        let number = Int.random(in: 0...9, using: &self)
        return switch Int.random(in: 0...5, using: &self) {
        case 0: .sheet(number)
        case 1: .sheet(number, embedInNavigationView: true)
        case 2: .cover(number)
        default: .push(number)
        }
      }
    }
  }

  @Test(arguments: [1, 42, 0xC0FFEE, 987_654_321] as [UInt64])
  func stepsEndAtTheTargetAndEachCanBeShownAtOnce(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<2_000 {
      let start = generator.routes()
      let end = generator.routes()
      let steps = RouteSteps.calculateSteps(from: start, to: end)
      var shown = start
      for step in steps {
        #expect(
          RouteSteps.isSingleStep(from: shown, to: step),
          "seed \(seed): \(shown) → \(step), on the way from \(start) to \(end)")
        shown = step
      }
      #expect(shown == end, "seed \(seed): from \(start) to \(end)")
      #expect(shown.map(\.identity) == end.map(\.identity))
    }
  }
}
