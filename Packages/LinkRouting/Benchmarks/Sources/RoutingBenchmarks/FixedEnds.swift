import Benchmarking
import LinkMatching

/// Routes of which each is a parameter with another fixed end, at one place.
@MainActor
final class FixedEnds {
  private let table: RouteTable
  private let links: [String]
  private var next = 0

  init(_ count: Int) throws {
    table = try RouteTable((0..<count).map { RouteDeclaration(path: "files/:name.e\($0)") })
    links = (0..<64).map { "/files/report.e\($0 &* 7_919 % count)" }
  }

  func matchNext() {
    next = (next + 1) % links.count
    keep(table.match(links[next]))
  }
}
