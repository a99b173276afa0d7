import IssueReporting
import Testing

@Suite struct UnimplementedTests {
  @Test func aCallIsAnIssueAndGivesThePlaceholder() {
    let endpoint: @Sendable (Int, String) -> Int = unimplemented("endpoint", placeholder: 7)
    withKnownIssue {
      #expect(endpoint(1, "a") == 7)
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("Unimplemented: endpoint")
          && comment.rawValue.contains(#""a""#)
      }
    }
  }

  @Test func aThrowingEndpointThrows() {
    let endpoint: @Sendable (Int) throws -> Int = unimplemented("endpoint")
    withKnownIssue {
      #expect(throws: UnimplementedFailure(description: "endpoint")) { try endpoint(1) }
    }
  }

  @Test func anAsynchronousEndpointGivesThePlaceholder() async {
    let endpoint: @Sendable () async -> Int = unimplemented("endpoint", placeholder: 1)
    await withKnownIssue {
      #expect(await endpoint() == 1)
    }
  }

  @Test func anAsynchronousThrowingEndpointThrows() async {
    let endpoint: @Sendable () async throws -> Int = unimplemented("endpoint")
    await withKnownIssue {
      await #expect(throws: UnimplementedFailure.self) { try await endpoint() }
    }
  }

  @Test func makingOneIsNoIssue() {
    let endpoint: @Sendable () -> Void = unimplemented("endpoint")
    _ = endpoint
  }
}
