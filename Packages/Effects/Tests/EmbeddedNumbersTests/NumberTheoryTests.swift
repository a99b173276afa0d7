import NumbersProtocol
import Testing

@testable import EmbeddedNumbers

struct NumberTheoryTests {
  @Test(
    arguments: [
      2_147_483_647, 2_305_843_009_213_693_951, 18_446_744_073_709_551_557,
      9_223_372_036_854_775_783, 1_000_000_007, 4_294_967_311,
    ] as [UInt64])
  func largePrimesArePrime(prime: UInt64) {
    #expect(Primality.isPrime(prime))
    #expect(Factorization(prime).powers == [.init(prime: prime, exponent: 1)])
  }

  /// Carmichael numbers and strong pseudoprimes to the first bases (OEIS A002997, A014233).
  @Test(
    arguments: [
      561, 41_041, 825_265, 321_197_185, 2_047, 1_373_653, 25_326_001, 3_215_031_751,
      2_152_302_898_747, 3_474_749_660_383, 341_550_071_728_321, 3_825_123_056_546_413_051,
    ] as [UInt64])
  func pseudoprimesAreComposite(number: UInt64) {
    #expect(!Primality.isPrime(number))
    #expect(Factorization(number).totalExponent > 1)
  }

  @Test(
    arguments: [
      (18_446_744_073_709_551_615, [3, 5, 17, 257, 641, 65_537, 6_700_417]),
      (18_446_743_979_220_271_189, [4_294_967_279, 4_294_967_291]),
      (4_611_686_014_132_420_609, [2_147_483_647, 2_147_483_647]),
      (9_223_372_036_854_775_808, Array(repeating: 2, count: 63)),
      (1_000_000_016_000_000_063, [1_000_000_007, 1_000_000_009]),
      (1_022_117, [1_009, 1_013]),
      (1_027_243_729, [1_009, 1_009, 1_009]),
    ] as [(UInt64, [UInt64])])
  func hardNumbersAreFactored(number: UInt64, primes: [UInt64]) {
    let factors = Factorization(number).powers.flatMap {
      Array(repeating: $0.prime, count: $0.exponent)
    }
    #expect(factors == primes)
  }

  @Test func factorsOfRandomNumbersArePrimeAndMultiplyBack() {
    let seed: UInt64 = 0x5eed
    var state = seed
    for _ in 0..<150 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let factors = Factorization(state)
      let product = factors.powers.reduce(UInt64(1)) { total, power in
        (0..<power.exponent).reduce(total) { value, _ in value * power.prime }
      }
      #expect(product == state, "seed \(seed)")
      #expect(factors.powers.allSatisfy { Primality.isPrime($0.prime) }, "seed \(seed)")
    }
  }

  @Test func wholeRootsAreExactAtTheEdges() {
    #expect(IntegerRoots.squareRoot(.max) == 4_294_967_295)
    #expect(IntegerRoots.squareRoot(4_294_967_295 * 4_294_967_295) == 4_294_967_295)
    #expect(IntegerRoots.squareRoot(4_294_967_295 * 4_294_967_295 - 1) == 4_294_967_294)
    #expect(IntegerRoots.squareRoot(0) == 0)
    #expect(IntegerRoots.root(.max, exponent: 3) == 2_642_245)
    #expect(IntegerRoots.exactRoot(1 << 63, exponent: 63) == 2)
    for n in 0...2_000 as ClosedRange<UInt64> {
      let root = IntegerRoots.squareRoot(n)
      #expect(root * root <= n && (root + 1) * (root + 1) > n)
    }
  }

  @Test func primeNeighboursEndWhereTheRangeEnds() {
    #expect(Primality.prime(after: .max) == nil)
    #expect(Primality.prime(after: 18_446_744_073_709_551_557) == nil)
    #expect(Primality.prime(before: .max) == 18_446_744_073_709_551_557)
    #expect(Primality.prime(before: 2) == nil)
    #expect(Primality.prime(before: 3) == 2)
    #expect(Primality.prime(after: 0) == 2)
    #expect(Primality.prime(after: 2) == 3)
  }

  @Test func sumsAndWalksThatDoNotFitGiveNothing() {
    #expect(Factorization(1 << 63).divisorSum == .max)
    #expect(Factorization(18_446_744_073_709_551_615).divisorSum == nil)
    #expect(Collatz.stepCount(from: .max) == nil)
    #expect(Collatz.stepCount(from: 27) == 111)
    #expect(Digits(.max).reversed == nil)
    #expect(Digits(123).reversed == 321)
  }

  @Test func everySumOfTwoSquaresAndEveryHypotenuseIsFound() {
    let source = EmbeddedSource()
    var sums: Set<Int> = []
    for a in 1...25 {
      for b in 1...25 { sums.insert(a * a + b * b) }
    }
    for n in 2...600 {
      let sentences = source.sentences(about: n, kind: .math)
      let isSum = sums.contains(n)
      #expect(sentences.contains { $0.contains("is the sum of the squares of") } == isSum, "\(n)")
      var isHypotenuse = false
      for leg in 1..<n where !isHypotenuse {
        let rest = n * n - leg * leg
        let other = Int(Double(rest).squareRoot().rounded())
        isHypotenuse = other * other == rest
      }
      #expect(sentences.contains { $0.contains("right triangle") } == isHypotenuse, "\(n)")
    }
  }
}
