import Dependencies
import FoundationEssentials
import Sharing
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `.fileStorage` where others take its file, its folder or its place.
@Suite(.timeLimit(.minutes(10))) struct DiskFaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func onDisk<R>(_ operation: () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await operation()
    }
  }

  /// Runs a script of the shell in the folder, in a process of its own, until it ends.
  private func run(_ script: String) async throws {
    let path = folder.url.path
    let status = await Task.detached {
      guard let process = popen("cd '\(path)' && \(script)", "r") else { return CInt(-1) }
      return pclose(process)
    }.value
    try #require(status == 0)
  }

  @Test(arguments: ["pipe", "link"])
  func aPipeIsNotReplacedByAFile(name: String) async throws {
    try folder.makePipe("pipe")
    try FileManager.default.createSymbolicLink(
      at: folder.file("link"), withDestinationURL: folder.file("pipe"))
    await onDisk {
      await withKnownIssue {
        @Shared(.fileStorage(folder.file(name))) var count = 1
        $count.withLock { $0 = 2 }
        await #expect(throws: FileStorageError.self) { try await $count.save() }
        #expect(count == 2)
        #expect(($count.saveError as? FileStorageError)?.problem == .unwritable)
      }
    }
    #expect(folder.isPipe("pipe"))
    #expect(try folder.names == ["link", "pipe"])
  }

  @Test func aFolderThatVanishesIsMadeAgainByTheNextWrite() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("a/b/count.json"))) var count = 0
      for number in 1...3 {
        $count.withLock { $0 = number }
        try await $count.save()
        #expect(try folder.text(of: "a/b/count.json") == "\(number)")
        try FileManager.default.removeItem(at: folder.file("a"))
        #expect(await first($count) { $0 == 0 } == 0)
      }
    }
  }

  @Test func whatAnotherProcessWritesLastIsTheValue() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      try await run("for i in $(seq 1 200); do echo $i > new && mv new count.json; done")
      #expect(await first($count) { $0 == 200 } == 200)
      #expect($count.loadError == nil)
    }
  }

  @Test func writesOfTwoProcessesLeaveOneValueInMemoryAndOnDisk() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { [$count] in
            for _ in 0..<50 {
              $count.withLock { $0 += 1 }
              await Task.yield()
            }
          }
        }
        group.addTask {
          try? await run("for i in $(seq 1001 1100); do echo $i > new && mv new count.json; done")
        }
      }
      $count.withLock { $0 = -1 }
      try await $count.save()
      // Events come in order: once this one is there, those of the writes above have been handled.
      @Shared(.fileStorage(folder.file("witness.json"))) var witness = 0
      try folder.write("1", to: "witness.json")
      #expect(await first($witness) { $0 == 1 } == 1)
      #expect(count == -1)
      #expect(try folder.text(of: "count.json") == "-1")
    }
  }

  @Test func halfWrittenContentOfAnotherProcessIsReplacedByItsWhole() async throws {
    try folder.write("[1]", to: "list.json")
    try await onDisk {
      try await withKnownIssue(isIntermittent: true) {
        @Shared(.fileStorage(folder.file("list.json"))) var list: [Int] = []
        try await run(
          "for i in $(seq 1 50); do printf '[1,' > list.json; printf '%s]' $i >> list.json; done")
        #expect(await first($list) { $0 == [1, 50] } == [1, 50])
        #expect($list.loadError == nil)
      } matching: {
        $0.error is FileStorageError
      }
    }
  }
}
