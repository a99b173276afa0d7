/// Facts about powers and about numbers that form figures and sequences.
enum FigurateFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      guard let n = above1(profile) else { return nil }
      return IntegerRoots.exactRoot(n, exponent: 2).map { "the square of \($0)" }
    },
    .rare { profile in
      guard profile.magnitude > 1 else { return nil }
      return IntegerRoots.exactRoot(profile.magnitude, exponent: 3).map {
        "the cube of \(profile.value < 0 ? "-" : "")\($0)"
      }
    },
    .rare { profile in
      guard let n = above1(profile) else { return nil }
      for exponent in (4...63).reversed() {
        if let root = IntegerRoots.exactRoot(n, exponent: exponent) {
          return "the \(Ordinal.text(exponent)) power of \(root)"
        }
      }
      return nil
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.triangularIndex).map {
        "the \(Ordinal.text($0)) triangular number, the sum of the integers from 1 to \($0)"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.pentagonalIndex).map {
        "the \(Ordinal.text($0)) pentagonal number"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.hexagonalIndex).map {
        "the \(Ordinal.text($0)) hexagonal number"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.squarePyramidalIndex).map {
        "the \(Ordinal.text($0)) square pyramidal number, the sum of the squares up to that of \($0)"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.pronicIndex).map {
        "the product of the neighbours \($0) and \($0 + 1)"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.factorialIndex).map {
        "the factorial of \($0)"
      }
    },
    .rare { profile in
      above1(profile).flatMap(FigurateNumbers.fibonacciIndex).map {
        "the \(Ordinal.text($0)) Fibonacci number"
      }
    },
  ]

  private static func above1(_ profile: NumberProfile) -> UInt64? {
    profile.value > 1 ? profile.magnitude : nil
  }
}
