import CustomDump
import Dependencies

/// Asynchronous work.
///
/// Its task begins on the main actor, in a turn of its own: what an effect sends is never handled in the
/// turn that has started it. The operation itself is of no actor, so it leaves the main one before it
/// does anything, and an effect that sends once changes threads twice. One that is cancelled before it
/// has begun never begins, wakes no thread, and is taken for ended at once.
final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  typealias Operation = @Sendable (Send<Action>) async throws -> Void
  typealias Handler = @Sendable (any Error, Send<Action>) async -> Void

  private let priority: TaskPriority?
  private let name: String?
  private let site: EffectSite?
  private let dependencies = DependencyValues._current
  private let operation: Operation
  private let handler: Handler?

  init(
    priority: TaskPriority?, name: String? = nil, site: EffectSite?,
    operation: @escaping Operation, catch handler: Handler? = nil
  ) {
    self.priority = priority
    self.name = name
    self.site = site
    self.operation = operation
    self.handler = handler
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    // The walk pairs each node with an outlet of its own action.
    let outlet = unsafeDowncast(context.outlet, to: Outlet<Action>.self)
    let table = walk.table.handle
    walk.add(site: site, in: context) { [self] run in
      let send = Send<Action>(run: run) { action in run.deliver(action, to: outlet) }
      run.prepare { [self] in await perform(send) }
      let scope = EffectScope(registry: table.table?.registry, path: run.path)
      // The task takes these values along: to set them inside of it would cost turns of the main actor.
      return EffectScope.$current.withValue(scope) {
        DependencyValues._with(dependencies) {
          Task(name: name, priority: priority) { @MainActor in
            if let body = run.begin() { await body() }
            table.finish(run)
          }
        }
      }
    }
  }

  /// Does the work.
  @MainActor
  private func perform(_ send: Send<Action>) async {
    do {
      try await operation(send)
    } catch {
      guard !send.isCancelled, !(error is CancellationError) else { return }
      if let handler {
        await handler(error, send)
      } else {
        site?.report(error)
      }
    }
  }
}

extension EffectRun {
  /// Sends an action of this effect; drops it after a cancel, tells an issue after the end.
  @MainActor
  func deliver<Action>(_ action: Action, to outlet: Outlet<Action>) {
    guard !isCancelled else { return }
    guard !isFinished else {
      site?.report(
        """
        An action was sent from a completed effect: …

            Action:
              \(String(customDumping: action))

            Effect returned from:
              \(site.map { "\($0.fileID):\($0.line)" } ?? "")

        Avoid sending actions using the "send" argument from "Effect.run" after the effect has \
        completed: await all work that the effect starts before its closure returns.
        """)
      return
    }
    outlet.send(action, by: Sender(path: path, work: work))
  }
}

/// What the code of an effect can reach of the store that runs it.
struct EffectScope: Sendable {
  let registry: EffectRegistry?
  let path: EffectPath?

  @TaskLocal static var current: EffectScope?
}
