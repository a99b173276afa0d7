/// Slow, obvious arithmetic.
enum BruteForce {
  static let limit = 12_000

  static let isPrime: [Bool] = {
    var table = [Bool](repeating: true, count: limit + 1)
    table[0] = false
    table[1] = false
    for divisor in 2...limit where divisor * divisor <= limit {
      for multiple in stride(from: 2 * divisor, through: limit, by: divisor) {
        table[multiple] = false
      }
    }
    return table
  }()

  /// The divisors of each number, by walking through the multiples of each.
  static let divisors: [[Int]] = {
    var table = [[Int]](repeating: [], count: limit + 1)
    for divisor in 1...limit {
      for multiple in stride(from: divisor, through: limit, by: divisor) {
        table[multiple].append(divisor)
      }
    }
    return table
  }()

  static func properSum(_ n: Int) -> Int { divisors[n].reduce(0, +) - n }

  static func prime(_ n: Int) -> Bool { n >= 0 && n <= limit ? isPrime[n] : trial(n) }

  /// How many primes there are up to each number.
  static let primeCount: [Int] = {
    var count = 0
    return isPrime.map { prime in
      count += prime ? 1 : 0
      return count
    }
  }()

  /// Euler's φ, from the sum of φ over the divisors of n, which is n (C. F. Gauss).
  static let totient: [Int] = {
    var table = [0]
    for n in 1...limit { table.append(n - divisors[n].dropLast().map { table[$0] }.reduce(0, +)) }
    return table
  }()

  static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }

  static func digits(_ n: Int) -> [Int] { String(n).compactMap(\.wholeNumberValue) }

  static func binary(_ n: Int) -> String {
    n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)"
  }

  static func collatz(_ n: Int) -> Int {
    n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1)
  }

  /// Follows the squares of digits until a number comes again.
  static func isHappy(_ n: Int) -> Bool {
    var seen: Set<Int> = []
    var current = n
    while seen.insert(current).inserted {
      current = digits(current).map { $0 * $0 }.reduce(0, +)
    }
    return current == 1
  }

  static func fibonacci(_ index: Int) -> Int {
    var (a, b) = (0, 1)
    for _ in 0..<index { (a, b) = (b, a + b) }
    return a
  }

  private static func trial(_ n: Int) -> Bool {
    guard n > 1 else { return false }
    var divisor = 2
    while divisor * divisor <= n {
      if n % divisor == 0 { return false }
      divisor += 1
    }
    return true
  }
}
