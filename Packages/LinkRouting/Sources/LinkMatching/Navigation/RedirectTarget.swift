/// Where a route sends a link: a link in which `:name` and `*name` stand for parameters.
struct RedirectTarget {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The link, filled with the parameters of the one that is redirected.
  ///
  /// A parameter that may be missing there, and is, is left out. Query and fragment of the redirected link are
  /// kept where this one has none.
  ///
  /// - Parameters:
  ///   - old: The link that is redirected.
  ///   - parameters: Its parameters, and those of the links that were redirected to it.
  ///   - pattern: The pattern of its route.
  /// - Returns: The link; or what is not found, since the text names no place or a parameter that is not there.
  func link(
    after old: Link, _ parameters: RouteParameters, of pattern: RoutePattern
  ) -> Result<Link, UnknownTarget> {
    let target: Link
    do { target = try Link(text) } catch { return .failure(unknown(.link(error))) }
    var written = text
    let path = written.withUTF8 { LinkParser($0).pathSegments() }
    // A host goes before the path, and holds no variable.
    var segments = Array(target.segments.prefix(target.segments.count - path.count))
    for (raw, decoded) in zip(path, target.segments.suffix(path.count)) {
      guard raw.first == ":" || raw.first == "*" else {
        segments.append(decoded)
        continue
      }
      do {
        segments += try values(of: raw, parameters, pattern)
      } catch {
        return .failure(unknown(.parameter(error)))
      }
    }
    return .success(
      Link(
        scheme: target.scheme, segments: segments, query: target.query.filled(from: old.query),
        fragment: target.fragment ?? old.fragment))
  }

  private func values(
    of raw: String, _ parameters: RouteParameters, _ pattern: RoutePattern
  ) throws(ParameterError) -> [String] {
    guard let segment = try? PatternReader(pattern: text, segment: raw[...]).read(),
      let name = segment.captured
    else { throw .missing(name: raw) }
    let values = parameters.segments(name)
    guard values.isEmpty else {
      if case .parameter(_, let ending, _) = segment {
        return values.dropLast() + [values[values.count - 1] + ending]
      }
      return values
    }
    guard pattern.parameterNames.contains(name) else { throw .missing(name: name) }
    return []
  }

  private func unknown(_ reason: UnknownLink.Reason) -> UnknownTarget {
    UnknownTarget(link: UnknownLink(text, reason: reason))
  }
}

/// A target that leads nowhere.
struct UnknownTarget: Error {
  let link: UnknownLink
}
