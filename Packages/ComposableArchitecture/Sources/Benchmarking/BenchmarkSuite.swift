/// The measurements of one package, run by one executable.
///
/// Register measurements in the order in which they shall run, then call ``main()``:
///
/// ```swift
/// @main struct ListBenchmarks {
///   static func main() async {
///     let suite = BenchmarkSuite()
///     suite.measure("sum 1,000", target: 2, given: { Array(0..<1_000) }) { keep($0.reduce(0, +)) }
///     await suite.main()
///   }
/// }
/// ```
@MainActor
public final class BenchmarkSuite {
  private(set) var measurements: [Measurement] = []

  /// A suite without measurements.
  public init() {}

  /// Registers the time that one call of `body` takes, in processor time of the calling thread.
  ///
  /// Processor time does not count what other processes do meanwhile, nor waiting.
  ///
  /// - Parameters:
  ///   - name: what is measured; also what `--filter` searches.
  ///   - unit: the unit of the figure and of `target`.
  ///   - target: the greatest median that is good enough, or `nil` where there is none.
  ///   - subject: what `body` works on: made once, outside the measured time, if this is selected.
  public func measure<Subject>(
    _ name: String, unit: TimeUnit = .microseconds, target: Double? = nil,
    given subject: @escaping @MainActor () throws -> Subject,
    body: @escaping @MainActor (Subject) -> Void
  ) {
    add(name, unit: unit, target: target) {
      let subject = try subject()
      return { count in
        Stopwatch.processorTime { for _ in 0..<count { body(subject) } }
      }
    }
  }

  /// Registers the time that one call of `body` takes, in processor time of the calling thread.
  public func measure(
    _ name: String, unit: TimeUnit = .microseconds, target: Double? = nil,
    body: @escaping @MainActor () -> Void
  ) {
    measure(name, unit: unit, target: target, given: {}) { _ in body() }
  }

  /// Registers the time that `body` takes on an input that nobody has used before.
  ///
  /// The inputs of a batch are made before its time is taken and released after it.
  public func measureFresh<Input>(
    _ name: String, unit: TimeUnit = .microseconds, target: Double? = nil,
    input: @escaping @MainActor () -> Input,
    body: @escaping @MainActor (Input) -> Void
  ) {
    add(name, unit: unit, target: target, batchLimit: 1_000) {
      { count in
        let inputs = (0..<count).map { _ in input() }
        defer { withExtendedLifetime(inputs) {} }
        return Stopwatch.processorTime { for input in inputs { body(input) } }
      }
    }
  }

  /// Registers the time that passes, by the wall's clock, while one call of `body` is awaited.
  public func measureAsync<Subject>(
    _ name: String, unit: TimeUnit = .microseconds, target: Double? = nil,
    given subject: @escaping @MainActor () async throws -> Subject,
    body: @escaping @MainActor (Subject) async -> Void
  ) {
    add(name, unit: unit, target: target) {
      let subject = try await subject()
      return { count in
        await Stopwatch.wallTime { for _ in 0..<count { await body(subject) } }
      }
    }
  }

  /// Registers how many times as long `body` takes on `subject` as on `base`.
  ///
  /// Each run measures one right after the other, so that a slow moment of the machine hits both.
  public func measureRatio<Subject>(
    _ name: String, target: Double? = nil,
    of subject: @escaping @MainActor () throws -> Subject,
    to base: @escaping @MainActor () throws -> Subject,
    body: @escaping @MainActor (Subject) -> Void
  ) {
    let batch: @MainActor (Subject, Int) -> Double = { subject, count in
      Stopwatch.processorTime { for _ in 0..<count { body(subject) } }
    }
    measurements.append(
      Measurement(name: name, unit: "×", target: target) {
        let subject = try subject()
        let base = try base()
        return { count in
          let whole = batch(subject, count)
          let part = batch(base, count)
          return Sample(value: whole / max(part, 1), nanoseconds: whole + part)
        }
      })
  }

  /// Registers a figure that `body` itself works out, once a run: bytes, allocations, tasks.
  public func record(
    _ name: String, unit: String, target: Double? = nil,
    body: @escaping @MainActor () async throws -> Double
  ) {
    measurements.append(
      Measurement(name: name, unit: unit, target: target, batchLimit: 1) {
        { _ in Sample(value: try await body(), nanoseconds: 0) }
      })
  }

  private func add(
    _ name: String, unit: TimeUnit, target: Double?, batchLimit: Int = .max,
    prepare: @escaping @MainActor () async throws -> @MainActor (Int) async -> Double
  ) {
    measurements.append(
      Measurement(name: name, unit: unit.rawValue, target: target, batchLimit: batchLimit) {
        let batch = try await prepare()
        return { count in
          let nanoseconds = await batch(count)
          return Sample(
            value: nanoseconds / Double(count) / unit.nanoseconds, nanoseconds: nanoseconds)
        }
      })
  }
}
