import CasePaths

/// An action of this library that says itself how it is recorded.
protocol Traceable {
  init(trace json: JSONValue) throws
  func trace() throws -> JSONValue
}

extension PresentationAction: Traceable {
  init(trace json: JSONValue) throws {
    if let action = json["presented"] {
      self = .presented(try ActionReflection.decode(action, as: Action.self))
    } else if json == .string("dismiss") {
      self = .dismiss
    } else {
      throw ActionCodecError("\(json.text) is no action of a presentation.")
    }
  }

  func trace() throws -> JSONValue {
    switch self {
    case .dismiss: .string("dismiss")
    case .presented(let action):
      .object([.init(name: "presented", value: try ActionReflection.encode(action))])
    }
  }
}

extension IdentifiedAction: Traceable {
  init(trace json: JSONValue) throws {
    guard let id = json["id"], let action = json["action"] else {
      throw ActionCodecError("\(json.text) is no action of a row.")
    }
    self = .element(
      id: try ActionReflection.decode(id, as: ID.self),
      action: try ActionReflection.decode(action, as: Action.self))
  }

  func trace() throws -> JSONValue {
    switch self {
    case .element(let id, let action):
      .object([
        .init(name: "id", value: try ActionReflection.encode(id)),
        .init(name: "action", value: try ActionReflection.encode(action)),
      ])
    }
  }
}

extension StackAction: Traceable {
  init(trace json: JSONValue) throws {
    func elementID(_ name: String) -> StackElementID? {
      json[name]?.integer.map { StackElementID(generation: $0) }
    }
    if let id = elementID("element"), let action = json["action"] {
      self = .element(id: id, action: try ActionReflection.decode(action, as: Action.self))
    } else if let id = elementID("popFrom") {
      self = .popFrom(id: id)
    } else if let id = elementID("push"), let state = json["state"] {
      self = .push(id: id, state: try ActionReflection.decode(state, as: State.self))
    } else {
      throw ActionCodecError("\(json.text) is no action of a stack.")
    }
  }

  func trace() throws -> JSONValue {
    func member(_ name: String, _ id: StackElementID) -> JSONValue.Member {
      .init(name: name, value: .integer(Int64(id.generation)))
    }
    switch self {
    case .element(let id, let action):
      return .object([
        member("element", id), .init(name: "action", value: try ActionReflection.encode(action)),
      ])
    case .popFrom(let id):
      return .object([member("popFrom", id)])
    case .push(let id, let state):
      return .object([
        member("push", id), .init(name: "state", value: try ActionReflection.encode(state)),
      ])
    }
  }
}
