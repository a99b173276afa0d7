import Foundation
import Testing

/// The package's README links each row of the engine to files that are there.
struct ReadmeTests {
  @Test func everyRowLinksToTestsThatExist() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(
      contentsOf: tests.deletingLastPathComponent().appendingPathComponent("README.md"),
      encoding: .utf8)
    let table = try #require(readme.range(of: "## Row by row")).upperBound
    let rows = readme[table...].split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count > 25)
    for row in rows {
      let cells = row.split(separator: "|")
      let links = cells.last?.split(separator: "`").filter { $0.contains("Tests/") } ?? []
      #expect(!links.isEmpty, "\(row)")
      for link in links {
        let path = tests.appendingPathComponent(String(link)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(link)")
      }
    }
  }
}
