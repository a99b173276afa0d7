@preconcurrency import Glibc
import NumbersCommand
import Synchronization

/// The C library's reading of a command line.
enum Getopt {
  struct Reading: Equatable {
    /// The last value of each option, by its long name; empty for one without a value.
    var values: [String: String] = [:]
    var operands: [String] = []
  }

  private typealias Function =
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<CChar>,
      UnsafeRawPointer?, UnsafeMutablePointer<Int32>?
    ) -> Int32

  // `getopt_long` keeps its place in variables of the library; it is in no module, so it is looked up.
  private static let library = Mutex(())

  /// What the library reads; `nil` where it refuses a word.
  static func parse(
    _ words: [String], by spec: CommandSpec, stopsAtOperand: Bool
  ) -> Reading? {
    library.withLock { _ in
      let getopt = unsafeBitCast(dlsym(nil, "getopt_long"), to: Function.self)
      let options = OptionTable(spec)
      var arguments = (["program"] + words).map { strdup($0) } + [nil]
      // The order of the arguments changes, not what they are.
      let owned = arguments
      defer { for text in owned { free(text) } }
      let letters = (stopsAtOperand ? "+" : "") + spec.letters
      let count = Int32(words.count + 1)
      var reading = Reading()
      optind = 0
      opterr = 0
      while true {
        let value = getopt(count, &arguments, letters, options.address, nil)
        if value == -1 { break }
        guard let index = spec.index(of: value) else { return nil }
        let option = spec.options[index]
        reading.values[option.name] = option.value == nil ? "" : String(cString: optarg)
      }
      reading.operands = arguments[Int(optind)..<Int(count)].compactMap { text in
        text.map { String(cString: $0) }
      }
      return reading
    }
  }
}

/// The options as an array of the C library's `struct option`, with an empty one at its end.
private final class OptionTable {
  /// Beyond every letter.
  static let firstValue: Int32 = 1_000
  // const char *name; int has_arg; int *flag; int val;
  private static let size = 32

  private let memory: UnsafeMutableRawBufferPointer
  private let names: [UnsafeMutablePointer<CChar>?]

  init(_ spec: CommandSpec) {
    names = spec.options.map { strdup($0.name) }
    memory = .allocate(byteCount: Self.size * (names.count + 1), alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    for (index, option) in spec.options.enumerated() {
      let start = index * Self.size
      memory.storeBytes(
        of: names[index], toByteOffset: start, as: UnsafeMutablePointer<CChar>?.self)
      memory.storeBytes(of: option.value == nil ? 0 : 1, toByteOffset: start + 8, as: Int32.self)
      memory.storeBytes(
        of: Self.firstValue + Int32(index), toByteOffset: start + 24, as: Int32.self)
    }
  }

  deinit {
    for name in names { free(name) }
    memory.deallocate()
  }

  var address: UnsafeRawPointer? { UnsafeRawPointer(memory.baseAddress) }
}

extension CommandSpec {
  fileprivate var letters: String {
    options.compactMap { option in
      option.letter.map { option.value == nil ? "\($0)" : "\($0):" }
    }.joined()
  }

  fileprivate func index(of value: Int32) -> Int? {
    if value >= OptionTable.firstValue { return Int(value - OptionTable.firstValue) }
    return options.firstIndex { $0.letter?.asciiValue.map(Int32.init) == value }
  }
}
