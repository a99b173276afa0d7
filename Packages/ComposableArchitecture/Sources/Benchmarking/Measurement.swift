/// What one batch gave.
struct Sample {
  /// The figure for one repetition, in the measurement's unit.
  var value: Double
  /// How long the whole batch took.
  var nanoseconds: Double
}

/// A named figure and the way to get it.
struct Measurement {
  /// Measures a batch of so many repetitions.
  typealias Batch = @MainActor (Int) async throws -> Sample

  var name: String
  var unit: String
  var target: Double?
  /// The most repetitions a batch may have.
  var batchLimit = Int.max
  /// Makes what is measured, outside the measured time.
  var prepare: @MainActor () async throws -> Batch

  /// The shortest batch that is trusted: some ten thousand ticks of the clock.
  static let leastBatch: Double = 10_000_000

  /// The figures of `runs` batches after a warm-up; with `smoke`, of one batch of one repetition.
  @MainActor
  func measure(runs: Int, smoke: Bool) async throws -> BenchmarkResult {
    let batch = try await prepare()
    var values: [Double] = []
    if smoke {
      values.append(try await batch(1).value)
    } else {
      let count = try await calibrate(batch)
      for _ in 0..<runs { values.append(try await batch(count).value) }
    }
    return BenchmarkResult(name: name, unit: unit, target: target, values: values)
  }

  /// The number of repetitions whose batch lasts long enough; finding it is the warm-up.
  ///
  /// The shortest of some batches counts: one that was interrupted would seem long enough.
  @MainActor
  private func calibrate(_ batch: Batch) async throws -> Int {
    var count = 1
    while true {
      var nanoseconds = Double.infinity
      for _ in 0..<3 {
        nanoseconds = min(nanoseconds, try await batch(count).nanoseconds)
        if nanoseconds >= Self.leastBatch * 10 { break }
      }
      guard nanoseconds < Self.leastBatch, count < batchLimit, count < 1 << 24 else { return count }
      let wanted = Double(count) * Self.leastBatch * 1.2 / max(nanoseconds, 1)
      count = min(max(count * 2, Int(min(wanted, Double(count * 10)))), batchLimit)
    }
  }
}
