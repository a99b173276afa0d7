import Benchmarking
import LinkMatching

/// A table of routes as an app has them, ten a section, and links that are matched in turn.
@MainActor
final class SampleRoutes {
  private let table: RouteTable
  private let links: [String]
  private let misses: [String]
  private let names: [String]
  private var next = 0

  init(_ count: Int) throws {
    table = try RouteTable(Self.declarations(count))
    // 64 links spread over the sections, so that no one place stays in the processor's caches.
    let sections = (0..<64).map { $0 &* 7_919 % max(count / 10, 1) }
    links = sections.enumerated().map { index, section in
      switch index % 4 {
      case 0: "/section\(section)/new"
      case 1: "/section\(section)/item/\(index)"
      case 2: "/section\(section)/item/\(index)/comments/7?sort=new"
      default: "/section\(section)/feed.xml"
      }
    }
    misses = sections.map { "/section\($0)/item/7/nowhere/x" }
    names = sections.map { "item\($0)" }
  }

  /// Ten routes a section.
  nonisolated static func declarations(_ count: Int) -> [RouteDeclaration] {
    (0..<max(count / 10, 1)).map { section in
      RouteDeclaration(
        path: "section\(section)",
        children: [
          RouteDeclaration(path: "new"),
          RouteDeclaration(path: "edit"),
          RouteDeclaration(path: ":name.xml"),
          RouteDeclaration(path: "search/:text?"),
          RouteDeclaration(path: "files/*path"),
          RouteDeclaration(
            path: "item/:id", name: "item\(section)",
            children: [
              RouteDeclaration(path: "comments"),
              RouteDeclaration(path: "comments/:comment"),
              RouteDeclaration(path: "edit", isModal: true),
            ]),
        ])
    }
  }

  func matchNext() { keep(table.match(step(links))) }

  func wayNext() { keep(table.match(step(links))?.crumbs) }

  func missNext() { keep(table.match(step(misses))) }

  func writeNext() { keep(try? table.url(for: step(names), params: ["id": "7"])) }

  private func step(_ list: [String]) -> String {
    next = (next + 1) % list.count
    return list[next]
  }
}
