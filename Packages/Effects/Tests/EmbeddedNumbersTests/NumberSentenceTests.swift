import EmbeddedNumbers
import NumbersProtocol
import Testing

struct NumberSentenceTests {
  private let source = EmbeddedSource()

  @Test(arguments: [FactKind.trivia, .math])
  func everySentenceAboutThousandsOfNumbersIsTrue(kind: FactKind) {
    let oracle = kind == .math ? Oracle.math() : Oracle.trivia()
    for number in (-300)...1_500 { check(number, kind, oracle) }
    for number in stride(from: 1_501, through: 11_000, by: 13) { check(number, kind, oracle) }
    for number in stride(from: -40_000, to: -300, by: 97) { check(number, kind, oracle) }
    for number in [3_600, 4_095, 4_096, 5_040, 7_200, 8_128, 8_191, 8_208, 9_474, 10_000] {
      check(number, kind, oracle)
    }
  }

  @Test func remarkableNumbersAreKnownAsSuch() {
    let expected: [(Int, String)] = [
      (6, "6 is a perfect number, the sum of its proper divisors."),
      (28, "28 is a perfect number, the sum of its proper divisors."),
      (33_550_336, "33550336 is a perfect number, the sum of its proper divisors."),
      (2, "2 is the only even prime number."),
      (127, "127 is a Mersenne prime, one less than the 7th power of 2."),
      (1_024, "1024 is the 10th power of 2."),
      (153, "153 is a narcissistic number, the sum of the 3rd powers of its digits."),
      (55, "55 is the 10th Fibonacci number."),
      (23, "23 is a happy number, since adding the squares of digits over and over leads to 1."),
      (3_628_800, "3628800 is the factorial of 10."),
      (-27, "-27 is the cube of -3."),
    ]
    for (number, sentence) in expected {
      #expect(source.sentences(about: number, kind: .math).contains(sentence))
    }
  }

  @Test func plainNumbersAreNotCalledRemarkable() {
    let words = ["perfect", "prime number ", "square of", "Fibonacci", "palindrome,"]
    for sentence in source.sentences(about: 1_234, kind: .math) {
      #expect(!words.contains { sentence.contains($0) }, "\(sentence)")
    }
  }

  @Test(arguments: [
    "the square of 5", "the 3rd prime number", "a number with 7 divisors",
    "a number with 8 divisor",
    "an abundant number, since its proper divisors add up to 55", "the 42th triangular number",
    "the product 2 × 21 of prime numbers", "a lucky number",
  ])
  func theOracleObjectsToFalseSentences(fragment: String) {
    #expect(Oracle.math().objection(to: fragment, about: 42) != nil)
    #expect(Oracle.math().objection(to: "a number with 8 divisors", about: 42) == nil)
  }

  private func check(_ number: Int, _ kind: FactKind, _ oracle: Oracle<Int>) {
    let sentences = source.sentences(about: number, kind: kind)
    #expect(sentences.count >= 4, "\(number) has too few facts")
    #expect(Set(sentences).count == sentences.count)
    let start = "\(number) is "
    for sentence in sentences {
      guard sentence.hasPrefix(start), sentence.hasSuffix(".") else {
        Issue.record("no sentence about \(number): \(sentence)")
        continue
      }
      let fragment = String(sentence.dropFirst(start.count).dropLast())
      #expect(fragment.first?.isLowercase == true)
      if let objection = oracle.objection(to: fragment, about: number) {
        Issue.record("\(number): \(objection)")
      }
    }
  }
}
