public import Effects
public import FoundationEssentials
public import NumbersProtocol

/// How the live numbers client works.
public struct LiveOptions: Sendable {
  /// Where facts come from.
  public var source: NumbersSource
  /// Where the API is.
  public var address: APIAddress
  /// The folder of the cache on disk; nil for none.
  public var cacheFolder: String?
  /// How much is cached.
  public var cacheLimits = CacheLimits()
  /// How long a request may take.
  public var deadlines = Deadlines()
  /// How long `auto` waits for the API before it takes the embedded source.
  public var autoDeadline = Duration.seconds(4)
  /// How long `auto` leaves an API alone that was not reached, or has not answered in time.
  public var autoRest = Duration.seconds(30)
  /// When failed tries are repeated.
  public var retries = RetryPolicy()
  /// Measures deadlines and pauses.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Tells the age of cached facts, and how far away a date in a reply is.
  public var now: @Sendable () -> Date = { Date() }
  /// Varies pauses, and chooses the embedded source's random numbers.
  public var generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()

  /// The usual options for a source, an address and a folder.
  public init(
    source: NumbersSource = .auto, address: APIAddress = .standard, cacheFolder: String? = nil
  ) {
    self.source = source
    self.address = address
    self.cacheFolder = cacheFolder
  }
}
