import Glibc
import InputFuzzing

/// `DecoderFuzz [--bytes N] [--seed S]`: decodes random and mutated input, whole and in pieces.
@main
enum DecoderFuzz {
  static func main() {
    var bytes = 10_000_000
    var seed = UInt64.random(in: 0...UInt64(UInt32.max))
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      switch (word, words.popFirst()) {
      case ("--bytes", .some(let value)) where Int(value).map { $0 > 0 } ?? false:
        bytes = Int(value) ?? bytes
      case ("--seed", .some(let value)) where UInt64(value) != nil: seed = UInt64(value) ?? seed
      default:
        print("usage: DecoderFuzz [--bytes N] [--seed S]")
        exit(64)
      }
    }
    print("seed \(seed)")
    var fuzzer = InputFuzzer(seed: seed)
    do {
      try fuzzer.run(bytes: bytes)
      print("\(bytes) bytes, \(fuzzer.eventCount) events: decoded the same however they were split")
    } catch {
      print(error)
      exit(1)
    }
  }
}
