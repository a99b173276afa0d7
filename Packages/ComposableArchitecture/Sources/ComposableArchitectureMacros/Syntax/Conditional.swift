import SwiftSyntax

/// Something found among the members of a type, with the `#if` around it kept.
indirect enum Conditional<Element> {
  case element(Element)
  case branches([Branch])

  /// One clause of an `#if`.
  struct Branch {
    /// The line that opens the clause, such as `#elseif os(Linux)`.
    let header: String
    let content: [Conditional]
  }
}

extension MemberBlockItemListSyntax {
  /// What `pick` finds in each member, with the `#if` structure of the source.
  func conditional<Element>(
    _ pick: (DeclSyntax) -> [Element]
  ) -> [Conditional<Element>] {
    flatMap { member -> [Conditional<Element>] in
      guard let config = member.decl.as(IfConfigDeclSyntax.self) else {
        return pick(member.decl).map { .element($0) }
      }
      let branches = config.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        let content =
          if case .decls(let members) = clause.elements { members.conditional(pick) } else {
            [Conditional<Element>]()
          }
        return Conditional<Element>.Branch(
          header: clause.poundKeyword.text + condition, content: content)
      }
      return branches.contains { !$0.content.isEmpty } ? [.branches(branches)] : []
    }
  }

  /// The members of every branch, as if there were no `#if`.
  var flattened: [DeclSyntax] { conditional { [$0] }.elements() }
}

extension Array {
  /// The elements of every branch in source order.
  func elements<Member>() -> [Member] where Element == Conditional<Member> {
    flatMap { node -> [Member] in
      switch node {
      case .element(let element): [element]
      case .branches(let branches): branches.flatMap { $0.content.elements() }
      }
    }
  }

  /// The same tree of what `transform` makes of each element.
  func mapElements<Member, Other>(
    _ transform: (Member) -> Other
  ) -> [Conditional<Other>] where Element == Conditional<Member> {
    map { node in
      switch node {
      case .element(let element): .element(transform(element))
      case .branches(let branches):
        .branches(
          branches.map { .init(header: $0.header, content: $0.content.mapElements(transform)) })
      }
    }
  }

  /// The lines that `render` makes of each element, inside the same `#if`s.
  func lines<Member>(
    _ render: (Member) -> [String]
  ) -> [String] where Element == Conditional<Member> {
    flatMap { node -> [String] in
      switch node {
      case .element(let element):
        return render(element)
      case .branches(let branches):
        let rendered = branches.map { ($0.header, $0.content.lines(render)) }
        guard rendered.contains(where: { !$0.1.isEmpty }) else { return [] }
        return rendered.flatMap { [$0.0] + indented($0.1) } + ["#endif"]
      }
    }
  }
}
