import SwiftSyntax

/// The protocols that `@Reducer(state: …, action: …)` asks for.
struct SynthesizedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else { return }
    var label = ""
    for argument in arguments {
      label = argument.label?.text ?? label
      guard
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let conformance = Self.protocols[name]
      else { continue }
      if label == "state" { state.append(conformance) }
      if label == "action" { action.append(conformance) }
    }
  }

  private static let protocols = [
    "codable": "Swift.Codable",
    "decodable": "Swift.Decodable",
    "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable",
    "hashable": "Swift.Hashable",
    "sendable": "Swift.Sendable",
  ]
}
