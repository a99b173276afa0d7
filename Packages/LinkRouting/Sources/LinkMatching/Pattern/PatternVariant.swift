/// One way to read a pattern: each optional segment is either there or not.
///
/// Every segment of a variant stands for exactly one segment of a path, so a capture is known by its
/// depth.
struct PatternVariant: Sendable {
  /// What the segments are; none of them is missing.
  var segments: [PatternSegment] = []
  /// Optional segments that are not there.
  var missing = 0
  /// Segments taken by the routes on the way, the outermost first; the last one is the route itself.
  var ends: [Int] = []
  /// The fixed ends of the optional segments that are missing since the last one that is there.
  private var missingEndings: Set<String> = []

  /// More readings than these of one pattern are refused.
  static let limit = 64

  /// Each variant of the parent continued with the readings of a child's own pattern.
  ///
  /// Of neighbouring optional segments with one fixed end the first ones are there, so *n* of them
  /// are read in *n* + 1 ways.
  static func variants(
    of child: RoutePattern, after parents: [PatternVariant], pattern: RoutePattern
  ) throws(PatternError) -> [PatternVariant] {
    var result = parents
    for index in result.indices { result[index].missingEndings = [] }
    for segment in child.segments {
      var next: [PatternVariant] = []
      for variant in result {
        if case .parameter(_, let ending, true) = segment {
          if !variant.missingEndings.contains(ending) { next.append(variant.appending(segment)) }
          var shorter = variant
          shorter.missing += 1
          shorter.missingEndings.insert(ending)
          next.append(shorter)
        } else {
          next.append(variant.appending(segment))
        }
      }
      guard next.count <= limit else { throw .tooManyOptionals(pattern: "\(pattern)") }
      result = next
    }
    return result.map { $0.ending() }
  }

  private func appending(_ segment: PatternSegment) -> PatternVariant {
    var result = self
    result.segments.append(segment)
    result.missingEndings = []
    return result
  }

  private func ending() -> PatternVariant {
    var result = self
    result.ends.append(segments.count)
    return result
  }

  private var endsInRemainder: Bool {
    if case .remainder? = segments.last { true } else { false }
  }

  /// Whether a path can be read so.
  func fits(_ path: [String]) -> Bool {
    guard endsInRemainder ? path.count >= segments.count : path.count == segments.count else {
      return false
    }
    return zip(segments, path).allSatisfy { segment, text in
      switch segment {
      case .literal(let literal): literal == text
      case .parameter(_, let ending, _): text.isLonger(than: ending)
      case .remainder: true
      }
    }
  }

  /// The parameters that the first `count` segments of a path hold.
  func parameters(in path: [String], upTo count: Int) -> PathParameters {
    var parameters = PathParameters()
    parameters.reserve(count)
    for depth in 0..<count {
      switch segments[depth] {
      case .literal: break
      case .parameter(let name, let ending, _):
        parameters.append(name, ending.isEmpty ? path[depth] : path[depth].without(ending))
      case .remainder(let name): parameters.append(name, Array(path[depth...]))
      }
    }
    return parameters
  }

  /// Segments of a path that the first `count` segments of the variant take.
  func length(of count: Int, in path: [String]) -> Int {
    count == segments.count && endsInRemainder ? path.count : count
  }
}

extension String {
  /// Whether the text ends so, with something before it.
  func isLonger(than ending: String) -> Bool {
    ending.isEmpty
      || (utf8.count > ending.utf8.count && utf8.reversed().starts(with: ending.utf8.reversed()))
  }

  /// The text without an end that it is known to have.
  func without(_ ending: String) -> String {
    String(decoding: utf8.dropLast(ending.utf8.count), as: UTF8.self)
  }
}
