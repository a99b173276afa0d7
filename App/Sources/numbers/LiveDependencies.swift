import ComposableTerminalUI
import Effects
import EffectsLive
import FoundationEssentials
import NumbersCommand

/// The live side of every dependency, as the command line and the environment ask for it.
///
/// Facts are cached on disk where `CacheFolder` says. With `NUMBERS_DETERMINISTIC=1` the program is
/// sealed for end-to-end tests: a fixed date, seeded numbers, no cache on disk, and embedded facts
/// unless a source is named.
struct LiveDependencies {
  /// The client of the chosen source.
  let numbersClient: NumbersClient
  private let isDeterministic: Bool

  init(_ options: SourceOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    isDeterministic = environment["NUMBERS_DETERMINISTIC"] == "1"
    let source =
      options.source.flatMap(NumbersSource.init(rawValue:)) ?? (isDeterministic ? .embedded : .auto)
    var live = LiveOptions(
      source: source,
      address: try Self.address(options.api, source, environment),
      cacheFolder: isDeterministic ? nil : CacheFolder.path(environment: environment))
    if isDeterministic {
      live.generator = LCRNG(seed: 42)
      live.now = { Self.fixedDate }
    }
    numbersClient = .live(live)
  }

  /// The API's address, where one is asked for at all.
  private static func address(
    _ option: String?, _ source: NumbersSource, _ environment: [String: String]
  ) throws -> APIAddress {
    guard source != .embedded else { return .standard }
    do throws(APIError) {
      return try APIAddress(option: option, environment: environment)
    } catch {
      let name = option == nil ? "\(APIAddress.environmentName): " : ""
      throw CommandFailure(sentence: name + error.sentence, exitCode: .usage)
    }
  }

  /// Puts the live side into `values`.
  func prepare(_ values: inout DependencyValues) {
    values.numbersClient = numbersClient
    values.loginClient = .live
    if isDeterministic {
      values.date = .constant(Self.fixedDate)
      values.uuid = .incrementing
      values.withRandomNumberGenerator = WithRandomNumberGenerator(LCRNG(seed: 42))
    }
  }

  private static let fixedDate = Date(timeIntervalSince1970: 1_000_000_000)
}

/// A linear congruential generator.
///
/// Constants: Knuth, The Art of Computer Programming, volume 2, 3.3.4, table 1, line 26 (MMIX).
private struct LCRNG: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
