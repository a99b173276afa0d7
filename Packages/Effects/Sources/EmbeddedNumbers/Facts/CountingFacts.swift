/// Facts about games and figures in which a number comes out of a count.
enum CountingFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      profile.positive.flatMap(FigurateNumbers.triangularIndex).map {
        "the number of handshakes among \($0 + 1) people who all greet each other once"
      }
    },
    .rare { profile in
      profile.positive.flatMap(FigurateNumbers.pronicIndex).map {
        "the number of matches in a league of \($0 + 1) teams that play everyone twice"
      }
    },
    .rare { profile in
      profile.positive.flatMap(FigurateNumbers.squarePyramidalIndex).flatMap {
        $0 == 1
          ? nil : "the number of squares of any size on a board of \($0) by \($0) fields"
      }
    },
    .rare { profile in
      guard let n = profile.positive, (n + 1) & n == 0 else { return nil }
      return "the least number of moves that solve a Tower of Hanoi with "
        + CountedNoun.text(n.nonzeroBitCount, "disc")
    },
    .rare { profile in
      guard let n = profile.positive, n % 180 == 0 else { return nil }
      return "the sum of the angles, in degrees, of a polygon with \(n / 180 + 2) sides"
    },
    .rare { profile in
      profile.positive.flatMap(FigurateNumbers.factorialIndex).map {
        "the number of orders in which \($0) books can stand on a shelf"
      }
    },
    .common { profile in
      guard let n = profile.positive else { return nil }
      return "the number of matches in a knockout tournament with \(n + 1) players"
    },
    .common { profile in
      guard profile.value > 2 else { return nil }
      let choices = profile.magnitude.multipliedReportingOverflow(by: profile.magnitude - 3)
      guard !choices.overflow else { return nil }
      return "the number of sides of a polygon with "
        + CountedNoun.text(choices.partialValue / 2, "diagonal")
    },
    .rare { profile in
      profile.value == 0 ? "the number of diagonals of a triangle" : nil
    },
    .common { profile in
      guard profile.value < 0 else { return nil }
      return "where \(CountedNoun.text(profile.magnitude, "step")) down from zero lead"
    },
  ]
}
