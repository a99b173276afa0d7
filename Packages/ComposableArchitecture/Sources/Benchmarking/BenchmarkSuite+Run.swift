#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension BenchmarkSuite {
  /// Runs the measurements that the command line selects, and ends the process.
  ///
  /// Results go to standard output, one line each, as soon as they are there. The exit code is 0,
  /// 1 if something could not be measured, or 64 after a wrong command line. A missed target is a
  /// result, not an error.
  public func main() async -> Never {
    let code = await run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      output: { line in
        print(line)
        fflush(nil)
      },
      problem: { line in
        let bytes = Array("\(line)\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
      })
    exit(code)
  }

  func run(
    arguments: [String], output: (String) -> Void, problem: (String) -> Void
  ) async -> Int32 {
    let options: BenchmarkOptions
    do {
      options = try BenchmarkOptions(arguments: arguments)
    } catch {
      problem("benchmark: \(error)")
      return 64
    }
    if options.help {
      output(BenchmarkOptions.usage)
      return 0
    }
    let selected = measurements.filter { options.selects($0.name) }
    guard !selected.isEmpty else {
      problem(
        "benchmark: "
          + BenchmarkUsageError("no measurement's name holds '\(options.filter ?? "")'").description
      )
      return 64
    }
    let table = ResultTable(names: selected.map(\.name))
    if !options.json { output(table.header) }
    var code: Int32 = 0
    for measurement in selected {
      do {
        let result = try await measurement.measure(runs: options.runs, smoke: options.smoke)
        output(options.json ? result.json : table.row(result))
      } catch {
        problem("benchmark: '\(measurement.name)' could not be measured: \(error)")
        code = 1
      }
    }
    return code
  }
}
