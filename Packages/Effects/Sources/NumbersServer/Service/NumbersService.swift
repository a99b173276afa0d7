import EmbeddedNumbers
import NumbersProtocol

/// Answers requests of the numbers protocol; it knows nothing of connections.
struct NumbersService {
  private let source = EmbeddedSource()
  private var generator: any RandomNumberGenerator & Sendable

  init(generator: any RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// The reply to a request; for `HEAD` it is that to `GET`, whose body is not sent.
  mutating func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPFailure) {
      return try reply(to: request)
    } catch {
      return HTTPResponse(status: error.status, text: error.reason, headers: CrossOrigin.headers)
    }
  }

  private mutating func reply(to request: HTTPRequest) throws(HTTPFailure) -> HTTPResponse {
    switch request.method {
    case "GET", "HEAD": break
    case "OPTIONS":
      return HTTPResponse(status: 204, headers: CrossOrigin.preflight)
    default:
      return HTTPResponse(
        status: 405, text: "Only GET, HEAD and OPTIONS are known here.",
        headers: [("Allow", CrossOrigin.methods)] + CrossOrigin.headers)
    }
    let target = try RequestTarget(request.target)
    let options = try ReplyOptions(target, request)
    let route = Route(target.segments)
    switch route {
    case .index: return Page.index
    case .unknown: return Page.notFound
    case .invalid(let reason): throw .bad(reason)
    case .number(let number, let kind):
      return render(fact(number, kind, options), options)
    case .day(let day):
      return render(FactReply(known(day.dayOfYear, .date, options)), options)
    case .random(let kind): return try render(random(kind, options), options)
    case .randomOfUnknownKind(let name): return unknownKind(name, options)
    case .batch(let batch, let kind): return render(batch, kind, options)
    }
  }

  private func fact(_ number: WholeNumber, _ kind: FactKind, _ options: ReplyOptions) -> FactReply {
    if let value = number.value { return FactReply(known(value, kind, options)) }
    switch (number.isNegative, options.notFound) {
    case (false, .floor): return FactReply(known(.max, kind, options))
    case (true, .ceil): return FactReply(known(.min, kind, options))
    default:
      let name =
        number.isNegative && kind == .year ? "\(number.text.dropFirst()) BC" : number.text
      let filler = source.filler(
        about: name, number: nil, kind: kind, fragment: options.fragment,
        notFound: .say(options.fallback))
      return FactReply(filler, number: number.text)
    }
  }

  private func known(_ number: Int, _ kind: FactKind, _ options: ReplyOptions) -> NumberFact {
    let fact = source.fact(
      about: number, kind: kind, fragment: options.fragment, notFound: options.notFound)
    guard !fact.found, options.fallback != nil else { return fact }
    return source.fact(
      about: number, kind: kind, fragment: options.fragment, notFound: .say(options.fallback))
  }

  private mutating func random(
    _ kind: FactKind, _ options: ReplyOptions
  ) throws(HTTPFailure) -> FactReply {
    do throws(APIError) {
      var generator = AnyGenerator(base: self.generator)
      defer { self.generator = generator.base }
      return FactReply(
        try source.random(
          kind: kind, min: options.min, max: options.max, fragment: options.fragment,
          notFound: .say(options.fallback), using: &generator))
    } catch {
      throw .bad(error.sentence)
    }
  }

  private func unknownKind(_ name: String, _ options: ReplyOptions) -> HTTPResponse {
    let text = "There are no facts of the kind “\(Sanitizer.line(name, limit: 40))”."
    return Rendering.response(
      text: text, object: "{\"text\": \(JSONText.quoted(text))}", options: options, headers: [])
  }

  private func render(_ reply: FactReply, _ options: ReplyOptions) -> HTTPResponse {
    Rendering.response(
      text: reply.fact.text, object: reply.object, options: options, headers: reply.headers)
  }

  private func render(
    _ batch: NumberBatch, _ kind: FactKind, _ options: ReplyOptions
  ) -> HTTPResponse {
    let members = batch.members.map { number in
      let reply = FactReply(known(number, kind, options))
      return "\"\(number)\": \(options.json ? reply.object : JSONText.quoted(reply.fact.text))"
    }
    var asObject = options
    asObject.json = true
    return Rendering.response(
      text: "", object: "{\n " + members.joined(separator: ",\n ") + "\n}", options: asObject,
      headers: [("X-Numbers-API-Type", kind.rawValue)])
  }
}
