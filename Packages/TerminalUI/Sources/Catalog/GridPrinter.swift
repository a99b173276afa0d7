import CatalogPages
import TerminalUI

/// Makes the grid that a test sees of the catalogue.
@MainActor
enum GridPrinter {
  /// Turns of the main actor that views have to finish what they began.
  private static let settlingTurns = 256
  /// Turns that their tasks have, which leave the main actor and may wait for a processor.
  private static let taskTurns = 20_000

  /// The grid's rows, and last the place of the cursor.
  static func grid(of request: CatalogRequest) async -> String {
    let session = ViewSession(size: request.size, showsHelpLine: true, signal: {}) {
      CatalogView(page: request.page)
    }
    session.update()
    await settle(session)
    var decoder = InputDecoder()
    for event in decoder.feed(request.input) + decoder.flush() {
      session.handle(event)
      await settle(session)
    }
    if let size = request.resized {
      session.resize(to: size)
      session.update()
    }
    defer { session.tearDown() }
    let cursor = session.surface.cursor.map { "\($0.column),\($0.row)" } ?? "none"
    return "\(session.surface.text)\ncursor: \(cursor)"
  }

  private static func settle(_ session: ViewSession) async {
    var turns = 0
    while turns < settlingTurns || session.hasRunningTasks && turns < taskTurns {
      await Task.yield()
      if session.isPending { session.update() }
      turns += 1
    }
    if session.isPending { session.update() }
  }
}
