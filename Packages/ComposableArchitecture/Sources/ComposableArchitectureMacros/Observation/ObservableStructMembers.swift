import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@ObservableState` adds to a struct.
struct ObservableStructMembers {
  private let declaration: StructDeclSyntax
  private let access: String
  private let properties: [Conditional<ObservedProperty>]
  private let observed: [Conditional<ObservedProperty>]

  init(_ declaration: StructDeclSyntax, access: String) {
    self.declaration = declaration
    self.access = access
    properties = declaration.memberBlock.members.conditional { member in
      ObservedProperty(member).map { [$0] } ?? []
    }
    observed = declaration.memberBlock.members.conditional { member in
      ObservedProperty(member).map { $0.isObserved ? [$0] : [] } ?? []
    }
  }

  var declarations: [DeclSyntax] {
    [
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
      """
      \(raw: access)mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
      """,
      """
      @ComposableArchitecture.ObservationStateIgnored
      var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
      """,
      DeclSyntax(stringLiteral: indices.joined(separator: "\n")),
      DeclSyntax(stringLiteral: fields.joined(separator: "\n")),
    ] + codingKeys
  }

  private var indices: [String] {
    var next = 0
    let constants = observed.mapElements { element in
      defer { next += 1 }
      return "static var \(element.property.storageName): Swift.Int { \(next) }"
    }
    return ["private enum _$Field {"] + indented(constants.lines { [$0] }) + ["}"]
  }

  private var fields: [String] {
    let type = "[ComposableArchitecture.ObservableStateField<Self>]"
    let appends = observed.lines { element -> [String] in
      let property = element.property
      let storage = property.storageName
      let place = "\\Self.\(storage), field: _$Field.\(storage)"
      switch element {
      case .ignored: return []
      case .tracked:
        if property.hasObservers || !property.storageModifiers.isEmpty { return [] }
        return ["fields.append(.init(\\.\(property.name), storage: \(place)))"]
      case .presented:
        return [
          "fields.append(.init(\\Self.$\(property.identifier.bareName), storage: \(place)))",
          "fields.append(.init(\\.\(property.name), presentedBy: \(place)))",
        ]
      }
    }
    let body =
      appends.isEmpty ? ["[]"] : ["var fields: \(type) = []"] + appends + ["return fields"]
    return ["\(access)static var _$fields: \(type) {"] + indented(body) + ["}"]
  }

  private var codingKeys: [DeclSyntax] {
    guard conformsToCoding, !declaresCodingKeys else { return [] }
    let keys = properties.lines { element -> [String] in
      let property = element.property
      if property.isLazy { return [] }
      return element.isObserved
        ? ["case \(property.storageName) = \"\(property.identifier.bareName)\""]
        : ["case \(property.name)"]
    }
    let head = "private enum CodingKeys: \(keys.isEmpty ? "" : "Swift.String, ")Swift.CodingKey {"
    return [DeclSyntax(stringLiteral: ([head] + indented(keys) + ["}"]).joined(separator: "\n"))]
  }

  private var conformsToCoding: Bool {
    declaration.inheritanceClause?.inheritedTypes.contains { inherited in
      let names = inherited.type.trimmedDescription.split(whereSeparator: { ".& ".contains($0) })
      return names.contains { ["Codable", "Decodable", "Encodable"].contains($0) }
    } ?? false
  }

  private var declaresCodingKeys: Bool {
    declaration.memberBlock.members.flattened.contains { member in
      member.as(EnumDeclSyntax.self)?.name.text == "CodingKeys"
        || member.as(StructDeclSyntax.self)?.name.text == "CodingKeys"
        || member.as(TypeAliasDeclSyntax.self)?.name.text == "CodingKeys"
    }
  }
}
