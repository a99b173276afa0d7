import Glibc
import TerminalCore
import TerminalUI

/// A view that a host shows on a terminal in memory.
@MainActor
final class RunningScreen {
  let device: MemoryDevice
  private let host: Task<Int32, any Error>

  init(
    size: Size = Size(columns: 200, rows: 60),
    @ViewBuilder root: @escaping @MainActor () -> some View
  ) async {
    let device = MemoryDevice(size: size)
    self.device = device
    var options = TerminalOptions()
    options.frameInterval = .zero
    host = Task { [options] in try await TerminalHost.run(options, on: device, root: root) }
    await device.firstFrame()
  }

  /// Types, and waits for the frame that follows.
  func type(_ text: String) async {
    await device.frame(after: .input(Array(text.utf8)))
  }

  /// The processor time, in milliseconds, that an event takes until the bytes of
  /// its frame are there: the mean of `count` events.
  func time(count: Int, _ event: @MainActor (Int) -> TerminalEvent) async -> Double {
    let start = RunningScreen.now
    for number in 0..<count { await device.frame(after: event(number)) }
    return (RunningScreen.now - start) / Double(count)
  }

  /// The processor time, in milliseconds, from nothing to the bytes of the first frame.
  static func timeOfFirstFrame(
    @ViewBuilder root: @escaping @MainActor () -> some View
  ) async -> Double {
    let start = now
    let screen = await RunningScreen(root: root)
    let time = now - start
    await screen.stop()
    return time
  }

  /// Ends the program.
  func stop() async {
    device.hangUp()
    _ = try? await host.value
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}
