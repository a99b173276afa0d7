extension Oracle where Subject == Int {
  mutating func addFigures() {
    rule("the square of {n}") { n, v in int(v[0]) * int(v[0]) == n }
    rule("the cube of {n}") { n, v in BruteForce.power(int(v[0]), 3) == n }
    rule("the {o} power of {n}") { n, v in BruteForce.power(int(v[1]), int(v[0])) == n }
    rule("the {o} triangular number, the sum of the integers from 1 to {n}") { n, v in
      v[0] == v[1] && (1...int(v[0])).reduce(0, +) == n
    }
    rule("the {o} pentagonal number") { n, v in
      (0..<int(v[0])).map { 3 * $0 + 1 }.reduce(0, +) == n
    }
    rule("the {o} hexagonal number") { n, v in
      (0..<int(v[0])).map { 4 * $0 + 1 }.reduce(0, +) == n
    }
    rule("the {o} square pyramidal number, the sum of the squares up to that of {n}") { n, v in
      v[0] == v[1] && (1...int(v[0])).map { $0 * $0 }.reduce(0, +) == n
    }
    rule("the product of the neighbours {n} and {n}") { n, v in
      int(v[0]) + 1 == int(v[1]) && int(v[0]) * int(v[1]) == n
    }
    rule("the factorial of {n}") { n, v in (1...int(v[0])).reduce(1, *) == n }
    rule("the {o} Fibonacci number") { n, v in BruteForce.fibonacci(int(v[0])) == n }
  }

  mutating func addDigits() {
    rule("a palindrome, the same read forwards and backwards") { n, _ in
      String(n) == String(String(n).reversed())
    }
    rule("a happy number, since adding the squares of digits over and over leads to 1") { n, _ in
      BruteForce.isHappy(n)
    }
    rule("a narcissistic number, the sum of the {o} powers of its digits") { n, v in
      let digits = BruteForce.digits(n)
      return digits.count == int(v[0])
        && digits.map { BruteForce.power($0, digits.count) }.reduce(0, +) == n
    }
    rule("a Harshad number, a multiple of its digit sum {n}") { n, v in
      BruteForce.digits(n).reduce(0, +) == int(v[0]) && n % int(v[0]) == 0
    }
    rule("a palindrome in binary, written {s}") { n, v in
      v[0] == BruteForce.binary(n) && v[0] == String(v[0].reversed())
    }
    rule("the number that is written {s} in binary") { n, v in v[0] == BruteForce.binary(n) }
    rule("a number with the digit sum {n}") { n, v in
      BruteForce.digits(n).reduce(0, +) == int(v[0])
    }
    rule("a number with the digital root {n}, reached in {k step}") { n, v in
      var (current, steps) = (n, 0)
      while current > 9 {
        current = BruteForce.digits(current).reduce(0, +)
        steps += 1
      }
      return current == int(v[0]) && steps == int(v[1]) && current == (n - 1) % 9 + 1
    }
    rule("an evil number, with {k one} in binary") { n, v in
      Self.ones(n) == int(v[0]) && int(v[0]) % 2 == 0
    }
    rule("an odious number, with {k one} in binary") { n, v in
      Self.ones(n) == int(v[0]) && int(v[0]) % 2 == 1
    }
  }

  mutating func addSums() {
    rule("the hypotenuse of a right triangle with the legs {n} and {n}") { n, v in
      int(v[0]) > 0 && int(v[0]) * int(v[0]) + int(v[1]) * int(v[1]) == n * n
    }
    rule("the sum of the squares of {n} and {n}") { n, v in
      int(v[0]) > 0 && int(v[0]) * int(v[0]) + int(v[1]) * int(v[1]) == n
    }
    rule("the sum of the primes {n} and {n}") { n, v in
      v.map(int).allSatisfy(BruteForce.prime) && int(v[0]) + int(v[1]) == n
    }
    rule("the difference between the squares of {n} and {n}") { n, v in
      int(v[0]) * int(v[0]) - int(v[1]) * int(v[1]) == n
    }
    rule("a number from which the Collatz walk reaches 1 in {k step}") { n, v in
      BruteForce.collatz(n) == int(v[0])
    }
  }

  private static func ones(_ n: Int) -> Int { BruteForce.binary(n).count { $0 == "1" } }
}
