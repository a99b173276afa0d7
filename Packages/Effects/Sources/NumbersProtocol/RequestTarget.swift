extension NumbersRequest {
  /// The path after the API's address, as in `/6/6/date`.
  public var path: String {
    switch subject {
    case .one(.number(let number)): "/\(number)/\(kind.rawValue)"
    case .one(.random): "/random/\(kind.rawValue)"
    case .one(.day(let month, let day)): "/\(month)/\(day)/\(kind.rawValue)"
    case .one(.year(let year)): "/\(year)/\(kind.rawValue)"
    case .batch(let batch): "/\(batch.text)/\(kind.rawValue)"
    }
  }

  /// The parts of the query in the order in which they are sent; a nil value is a bare name.
  public var query: [(name: String, value: String?)] {
    var query: [(name: String, value: String?)] = []
    if json { query.append(("json", nil)) }
    if fragment { query.append(("fragment", nil)) }
    switch notFound {
    case .say(let text):
      query.append(("notfound", "default"))
      if let text { query.append(("default", text)) }
    case .floor: query.append(("notfound", "floor"))
    case .ceil: query.append(("notfound", "ceil"))
    case nil: break
    }
    if case .one(.random(let min, let max)) = subject {
      if let min { query.append(("min", String(min))) }
      if let max { query.append(("max", String(max))) }
    }
    return query
  }

  /// Path and query as they stand in the request line, percent-encoded.
  public var target: String {
    let query = query.map { name, value in
      value.map { "\(name)=\(PercentEncoding.encode($0))" } ?? name
    }
    return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
  }
}
