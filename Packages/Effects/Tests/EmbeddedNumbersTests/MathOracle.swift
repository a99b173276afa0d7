extension Oracle where Subject == Int {
  static func math() -> Oracle {
    var oracle = Oracle()
    oracle.addSigns()
    oracle.addPrimes()
    oracle.addDivisors()
    oracle.addFigures()
    oracle.addDigits()
    oracle.addSums()
    return oracle
  }

  private mutating func addSigns() {
    rule("the only integer that is neither positive nor negative") { n, _ in n == 0 }
    rule("the only integer that is its own opposite") { n, _ in n == -n }
    rule("the only integer that has every integer as a divisor") { n, _ in n == 0 }
    rule("the sum of no numbers at all") { n, _ in n == [Int]().reduce(0, +) }
    rule("the product of no numbers at all") { n, _ in n == [Int]().reduce(1, *) }
    rule("the greatest negative integer") { n, _ in n == -1 }
    rule("the opposite of {n}") { n, v in n + int(v[0]) == 0 }
    rule("the opposite of a prime number") { n, _ in BruteForce.prime(-n) }
    rule("the opposite of the product {s}") { n, v in Self.isPrimeProduct(v[0], of: -n) }
    rule("a negative even number") { n, _ in n < 0 && n & 1 == 0 }
    rule("a negative odd number") { n, _ in n < 0 && n & 1 == 1 }
    rule("the negative square root of {n}") { n, v in n < 0 && n * n == int(v[0]) }
    rule("the number that is written {s} in two's complement of {n} bits") { n, v in
      let width = int(v[1])
      return v[0].utf8.count == width && Int(v[0], radix: 2) == n + BruteForce.power(2, width)
    }
  }

  private mutating func addPrimes() {
    rule("the only even prime number") { n, _ in n == 2 }
    rule("the {o} prime number") { n, v in
      BruteForce.prime(n) && BruteForce.primeCount[n] == int(v[0])
    }
    rule("the prime number between the primes {n} and {n}") { n, v in
      BruteForce.prime(n) && Self.primes(from: v[0], to: v[1]) == [int(v[0]), n, int(v[1])]
    }
    rule("a composite number between the primes {n} and {n}") { n, v in
      n > int(v[0]) && n < int(v[1])
        && Self.primes(from: v[0], to: v[1]) == [int(v[0]), int(v[1])]
    }
    rule("a twin prime, since {n} is prime too") { n, v in
      abs(n - int(v[0])) == 2 && BruteForce.prime(n) && BruteForce.prime(int(v[0]))
    }
    rule("a Mersenne prime, one less than the {o} power of 2") { n, v in
      BruteForce.prime(n) && BruteForce.power(2, int(v[0])) == n + 1
    }
    rule("a prime that is prime backwards too, as {n}") { n, v in
      String(String(n).reversed()) == v[0] && BruteForce.prime(n) && BruteForce.prime(int(v[0]))
    }
  }

  private mutating func addDivisors() {
    rule("the only positive integer with exactly one divisor") { n, _ in
      BruteForce.divisors[n].count == 1
    }
    rule("a perfect number, the sum of its proper divisors") { n, _ in
      BruteForce.properSum(n) == n
    }
    rule("a semiprime, the product of the primes {n} and {n}") { n, v in
      int(v[0]) != int(v[1]) && Self.arePrimes(v, of: n)
    }
    rule("the product of the three different primes {n}, {n} and {n}") { n, v in
      Set(v).count == 3 && Self.arePrimes(v, of: n)
    }
    rule("the product {s} of prime numbers") { n, v in Self.isPrimeProduct(v[0], of: n) }
    rule("a number with {k divisor}") { n, v in BruteForce.divisors[n].count == int(v[0]) }
    rule("an abundant number, since its proper divisors add up to {n}") { n, v in
      BruteForce.properSum(n) == int(v[0]) && int(v[0]) > n
    }
    rule("a deficient number, since its proper divisors add up to only {n}") { n, v in
      BruteForce.properSum(n) == int(v[0]) && int(v[0]) < n
    }
    rule("a number that shares no factor with {n} of the numbers from 1 to itself") { n, v in
      BruteForce.totient[n] == int(v[0])
    }
  }

  private static func arePrimes(_ texts: [String], of n: Int) -> Bool {
    texts.map(int).allSatisfy(BruteForce.prime) && texts.map(int).reduce(1, *) == n
  }

  private static func isPrimeProduct(_ text: String, of n: Int) -> Bool {
    let factors = text.split(separator: " × ").map { int(String($0)) }
    return factors.count > 1 && factors == factors.sorted()
      && arePrimes(factors.map(String.init), of: n)
  }

  private static func primes(from: String, to: String) -> [Int] {
    (int(from)...int(to)).filter(BruteForce.prime)
  }
}
