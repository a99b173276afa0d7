import Effects
import NumbersCommand

/// `numbers fact`: facts on standard output, all of them or none.
struct FactCommand {
  private let options: FactOptions

  init(_ options: FactOptions) {
    self.options = options
  }

  func run() async throws {
    let client = try LiveDependencies(options.source).numbersClient
    switch options.subject {
    case .one(let query):
      let fact = try await client.fact(query, kind: options.kind)
      try StandardOutput.write((options.isJSON ? FactJSON.object(fact) : fact.text) + "\n")
      Self.noteFallback(of: [fact])
    case .batch(let batch):
      let progress = ProgressLine("asking for \(batch.count) facts …")
      let facts: [NumberFact]
      do {
        facts = try await client.batch(batch, kind: options.kind)
      } catch {
        await progress.erase()
        throw error
      }
      await progress.erase()
      try StandardOutput.write(options.isJSON ? FactJSON.batch(facts) : Self.lines(facts))
      Self.noteFallback(of: facts)
    }
  }

  /// Says so when the API failed and the embedded source stepped in.
  private static func noteFallback(of facts: [NumberFact]) {
    for case .fallback(let reason) in facts.map(\.source) {
      StandardError.write(line: "from the embedded source, since: \(reason)")
      return
    }
  }

  private static func lines(_ facts: [NumberFact]) -> String {
    facts.map { $0.text + "\n" }.joined()
  }
}
