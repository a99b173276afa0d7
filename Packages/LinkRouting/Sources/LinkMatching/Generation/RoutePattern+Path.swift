extension RoutePattern {
  /// The decoded segments of the path that has the given parameters.
  func path(_ parameters: PathParameters) throws(LinkBuildError) -> [String] {
    for name in parameters.names where !segments.contains(where: { $0.captured == name }) {
      throw .unknownParameter(name, pattern: description)
    }
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let text): path.append(text)
      case .parameter(let name, let ending, let isOptional):
        if let value = parameters[name] {
          path.append(try written(value, ending, name))
        } else if !isOptional {
          throw .missing(parameter: name, pattern: description)
        }
      case .remainder(let name):
        for value in try remainder(parameters, name) { path.append(try written(value, "", name)) }
      }
    }
    return path
  }

  private func written(
    _ value: String, _ ending: String, _ name: String
  ) throws(LinkBuildError) -> String {
    guard !value.isEmpty, !Link.isDots(value + ending) else {
      throw .unwritable(parameter: name, value: value)
    }
    return value + ending
  }

  private func remainder(
    _ parameters: PathParameters, _ name: String
  ) throws(LinkBuildError) -> [String] {
    let segments = parameters.segments(name)
    let values =
      parameters.isRemainder(name)
      ? segments : segments.flatMap { $0.split(separator: "/").map(String.init) }
    guard !values.isEmpty else { throw .missing(parameter: name, pattern: description) }
    return values
  }
}
