import Testing

/// The initialisers that `@DependencyClient` adds.
@Suite struct DependencyClientTests {
  @Test("Endpoints, values and constants") func endpointsValuesAndConstants() {
    expectExpansion(
      #"""
      @DependencyClient
      public struct Client: Sendable {
        public var fetch: @Sendable (_ id: Int) async throws -> String
        var name = "client"
        var limit: Int?
        let region: String = "here"
        @DependencyEndpointIgnored var log: (String) -> Void = { _ in }
        static let live = 1
        var computed: Int { 1 }
      }
      """#,
      #"""
      public struct Client: Sendable {
        @Dependencies.DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> String
        var name = "client"
        var limit: Int?
        let region: String = "here"
        var log: (String) -> Void = { _ in }
        static let live = 1
        var computed: Int { 1 }

        public init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> String,
          name: Swift.String = "client",
          limit: Int? = nil,
          log: @escaping (String) -> Void = { _ in
          }
        ) {
          self.fetch = fetch
          self.name = name
          self.limit = limit
          self.log = log
        }

        public init() {
        }
      }
      """#)
  }

  @Test("An endpoint with a default is assigned to its storage")
  func anEndpointWithADefaultIsAssignedToItsStorage() {
    expectExpansion(
      #"""
      @DependencyClient
      struct Client {
        var now: () -> Int = { 0 }
        var `default`: () -> Int = { 1 }
        var run: () -> Void
      }
      """#,
      #"""
      struct Client {
        @Dependencies.DependencyEndpoint
        var now: () -> Int = { 0 }
        @Dependencies.DependencyEndpoint
        var `default`: () -> Int = { 1 }
        @Dependencies.DependencyEndpoint
        var run: () -> Void

        init(
          now: @escaping () -> Int,
          `default`: @escaping () -> Int,
          run: @escaping () -> Void
        ) {
          self._now = now
          self._default = `default`
          self.run = run
        }

        init() {
        }
      }
      """#)
  }

  @Test("A value without a default leaves out the empty initialiser")
  func aValueWithoutADefaultLeavesOutTheEmptyInitialiser() {
    expectExpansion(
      #"""
      @DependencyClient
      struct Client {
        var id: Int
        var run: () -> Void
      }
      """#,
      #"""
      struct Client {
        var id: Int
        @Dependencies.DependencyEndpoint
        var run: () -> Void

        init(
          id: Int,
          run: @escaping () -> Void
        ) {
          self.id = id
          self.run = run
        }
      }
      """#)
  }

  @Test("A private endpoint narrows the memberwise initialiser")
  func aPrivateEndpointNarrowsTheMemberwiseInitialiser() {
    expectExpansion(
      #"""
      @DependencyClient
      public struct Client {
        private var secret: () throws -> Void
        public var open: (@Sendable (@escaping () -> Void) -> Void)
      }
      """#,
      #"""
      public struct Client {
        @Dependencies.DependencyEndpoint
        private var secret: () throws -> Void
        @Dependencies.DependencyEndpoint
        public var open: (@Sendable (@escaping () -> Void) -> Void)

        private init(
          secret: @escaping () throws -> Void,
          open: @escaping (@Sendable (@escaping () -> Void) -> Void)
        ) {
          self.secret = secret
          self.open = open
        }

        public init() {
        }
      }
      """#)
  }

  @Test("Initialisers that are there already") func initialisersThatAreThereAlready() {
    expectExpansion(
      #"""
      @DependencyClient
      struct Client {
        var run: () -> Void
        init(run: @escaping () -> Void) { self.run = run }
      }
      """#,
      #"""
      struct Client {
        @Dependencies.DependencyEndpoint
        var run: () -> Void
        init(run: @escaping () -> Void) { self.run = run }

        init() {
        }
      }
      """#)
  }
}
