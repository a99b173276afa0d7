/// A generator of any type, so that generic code can draw from it.
struct AnyGenerator: RandomNumberGenerator {
  var base: any RandomNumberGenerator & Sendable

  mutating func next() -> UInt64 { base.next() }
}
