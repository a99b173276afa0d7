import Testing

/// The default, the accessors and the method of an endpoint.
@Suite struct DependencyEndpointTests {
  @Test("A throwing closure with labels") func aThrowingClosureWithLabels() {
    expectExpansion(
      #"""
      struct Client {
        /// Fetches.
        @DependencyEndpoint public var fetch: @Sendable (_ id: Int, _ at: inout Date, Bool) async throws -> String
      }
      """#,
      #"""
      struct Client {
        /// Fetches.
        public var fetch: @Sendable (_ id: Int, _ at: inout Date, Bool) async throws -> String {
          @storageRestrictions(initializes: _fetch)
          init(initialValue) {
            _fetch = initialValue
          }
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        /// Fetches.
        @Sendable public func fetch(id p0: Int, at p1: inout Date, _ p2: Bool) async throws -> String {
          try await self.fetch(p0, &p1, p2)
        }

        private var _fetch: @Sendable (_ id: Int, _ at: inout Date, Bool) async throws -> String = { _, _, _ in
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).fetch'")
          throw Dependencies.Unimplemented("fetch")
        }
      }
      """#)
  }

  @Test("A default value") func aDefaultValue() {
    expectExpansion(
      #"""
      struct Client {
        @DependencyEndpoint var now: () -> Int = { 1 }
        @DependencyEndpoint var pick: (Int) -> Int = { n in
          let next = n + 1
          return next
        }
      }
      """#,
      #"""
      struct Client {
        var now: () -> Int {
          get {
            _now
          }
          set {
            _now = newValue
          }
        }

        private var _now: () -> Int = {
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).now'")
          return 1
        }
        var pick: (Int) -> Int {
          get {
            _pick
          }
          set {
            _pick = newValue
          }
        }

        private var _pick: (Int) -> Int = { n in
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).pick'")
          let next = n + 1
              return next
        }
      }
      """#)
  }

  @Test("Defaults that are no lone expression") func defaultsThatAreNoLoneExpression() {
    expectExpansion(
      #"""
      struct Client {
        @DependencyEndpoint var fail: () -> Int = { fatalError() }
        @DependencyEndpoint var choose: (Bool) -> Int = { if $0 { 1 } else { 2 } }
        @DependencyEndpoint var other: () -> Int = unimplemented("other", placeholder: 1)
      }
      """#,
      #"""
      struct Client {
        var fail: () -> Int {
          get {
            _fail
          }
          set {
            _fail = newValue
          }
        }

        private var _fail: () -> Int = {
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).fail'")
          fatalError()
        }
        var choose: (Bool) -> Int {
          get {
            _choose
          }
          set {
            _choose = newValue
          }
        }

        private var _choose: (Bool) -> Int = {
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).choose'")
          return if $0 {
            1
          } else {
            2
          }
        }
        var other: () -> Int {
          get {
            _other
          }
          set {
            _other = newValue
          }
        }

        private var _other: () -> Int = unimplemented("other", placeholder: 1)
      }
      """#)
  }

  @Test("Closures that return nothing or an optional") func closuresThatReturnNothingOrAnOptional()
  {
    expectExpansion(
      #"""
      struct Client {
        @DependencyEndpoint var done: (Int) -> Void
        @DependencyEndpoint var maybe: () async -> Int?
      }
      """#,
      #"""
      struct Client {
        var done: (Int) -> Void {
          @storageRestrictions(initializes: _done)
          init(initialValue) {
            _done = initialValue
          }
          get {
            _done
          }
          set {
            _done = newValue
          }
        }

        private var _done: (Int) -> Void = { _ in
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).done'")
        }
        var maybe: () async -> Int? {
          @storageRestrictions(initializes: _maybe)
          init(initialValue) {
            _maybe = initialValue
          }
          get {
            _maybe
          }
          set {
            _maybe = newValue
          }
        }

        private var _maybe: () async -> Int? = {
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).maybe'")
          return nil
        }
      }
      """#)
  }

  @Test("A method of another name, on the main actor") func aMethodOfAnotherNameOnTheMainActor() {
    expectExpansion(
      #"""
      struct Client {
        @DependencyEndpoint(method: "load") var loader: @MainActor @Sendable (Int) -> Void
      }
      """#,
      #"""
      struct Client {
        var loader: @MainActor @Sendable (Int) -> Void {
          @storageRestrictions(initializes: _loader)
          init(initialValue) {
            _loader = initialValue
          }
          get {
            _loader
          }
          set {
            _loader = newValue
          }
        }

        @MainActor func load(_ p0: Int) -> Void {
          self.loader(p0)
        }

        private var _loader: @MainActor @Sendable (Int) -> Void = { _ in
          IssueReporting.reportIssue("Unimplemented: '\(Self.self).loader'")
        }
      }
      """#)
  }
}
