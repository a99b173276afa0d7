import ConcurrencyExtras
import Dependencies
import Dispatch
import FoundationEssentials
import Sharing
import Testing

/// `.fileStorage` over the files of the computer.
@Suite(.timeLimit(.minutes(10))) struct DiskStorageTests {
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

  private func flush() async { await FileStorage.fileSystem.flush() }

  // MARK: Writing

  @Test func aPipeInPlaceOfAFileIsReportedAndNotWaitedFor() async throws {
    try folder.makePipe("pipe")
    await onDisk {
      withKnownIssue {
        @Shared(.fileStorage(folder.file("pipe"))) var count = 1
        #expect(count == 1)
        #expect($count.loadError != nil)
      }
    }
  }

  @Test func ofThreeWritesInARowTheFileHoldsTheThird() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      for number in 1...3 { $count.withLock { $0 = number } }
      await flush()
      let text = try folder.text(of: "count.json")
      #expect(text == "3")
      #expect(try folder.names == ["count.json"])
    }
  }

  /// A key for a number in a file, with an encoder of one's own.
  private func numberKey(
    encode: @escaping @Sendable (Int) throws -> Data
  ) -> FileStorageKey<Int> {
    .fileStorage(
      folder.file("count.txt"),
      decode: { @Sendable in Int(String(decoding: $0, as: UTF8.self)) ?? 0 }, encode: encode)
  }

  @Test func ofAThousandChangesDuringAWriteTheLastAloneIsEncoded() async throws {
    let encoded = LockIsolated(0)
    let changed = DispatchSemaphore(value: 0)
    try await onDisk {
      let key = numberKey { number in
        let round = encoded.withValue {
          $0 += 1
          return $0
        }
        // The first write lasts until all changes were made, on another thread.
        if round == 1 { changed.wait() }
        return Data("\(number)".utf8)
      }
      @Shared(key) var count = 0
      for number in 1...1_000 { $count.withLock { $0 = number } }
      changed.signal()
      await flush()
      // One, if the write began after the last change.
      #expect((1...2).contains(encoded.value))
      let text = try folder.text(of: "count.txt")
      #expect(text == "1000")
    }
  }

  @Test func aValueThatCannotBeEncodedIsAnIssueAndStaysInMemory() async throws {
    struct Refusal: Error {}
    await onDisk {
      await withKnownIssue {
        @Shared(numberKey { _ in throw Refusal() }) var count = 0
        $count.withLock { $0 = 1 }
        try? await $count.save()
        #expect(count == 1)
        let error = $count.saveError as? FileStorageError
        #expect(error?.problem == .unencodable)
      }
    }
  }

  @Test func aHundredTasksLeaveTheSum() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 {
          group.addTask { [$count] in for _ in 0..<100 { $count.withLock { $0 += 1 } } }
        }
      }
      #expect(count == 10_000)
      try await $count.save()
      #expect(try folder.text(of: "count.json") == "10000")
    }
  }

  @Test func savingWaitsForTheFile() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("a/b/c/count.json"))) var count = 0
      $count.withLock { $0 = 8 }
      try await $count.save()
      #expect(try folder.text(of: "a/b/c/count.json") == "8")
    }
  }

  @Test func whatIsNotWrittenYetIsReadByTheNext() async throws {
    await onDisk {
      do {
        @Shared(.fileStorage(folder.file("count.json"))) var count = 0
        $count.withLock { $0 = 5 }
      }
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      #expect(count == 5)
      await flush()
    }
  }

  @Test func aLinkIsFollowedAndPermissionsAreKept() async throws {
    try folder.write("1", to: "real.json")
    try folder.setPermissions(0o600, of: "real.json")
    try FileManager.default.createSymbolicLink(
      at: folder.file("link.json"), withDestinationURL: folder.file("real.json"))
    try await onDisk {
      @Shared(.fileStorage(folder.file("link.json"))) var count = 0
      #expect(count == 1)
      $count.withLock { $0 = 2 }
      try await $count.save()
    }
    #expect(try folder.text(of: "real.json") == "2")
    #expect(try folder.permissions(of: "real.json") == 0o600)
    #expect(try folder.names == ["link.json", "real.json"])
  }

  @Test func aFileThatCannotBeWrittenIsReported() async throws {
    try folder.write("", to: "file")
    await onDisk {
      await withKnownIssue {
        @Shared(.fileStorage(folder.file("file/count.json"))) var count = 0
        $count.withLock { $0 = 1 }
        await #expect(throws: FileStorageError.self) { try await $count.save() }
        #expect(count == 1)
        let error = $count.saveError as? FileStorageError
        #expect(error?.problem == .unwritable)
        #expect(error?.description.contains("file/count.json") == true)
      } matching: {
        ($0.error as? FileStorageError)?.problem == .unwritable
      }
    }
  }

  // MARK: Reading

  @Test(arguments: ["", "{", "\"text\"", "\u{0}\u{1}"])
  func aCorruptFileIsKeptAside(content: String) async throws {
    try folder.write(content, to: "count.json")
    try await onDisk {
      try await withKnownIssue {
        @Shared(.fileStorage(folder.file("count.json"))) var count = 3
        #expect(count == 3)
        let error = $count.loadError as? FileStorageError
        #expect(error?.problem == .corrupt(keptAt: folder.file("count.json.corrupt")))
        #expect(try folder.text(of: "count.json") == content)
        $count.withLock { $0 = 4 }
        try await $count.save()
      } matching: {
        $0.error is FileStorageError
      }
      #expect(try folder.text(of: "count.json") == "4")
      #expect(try folder.text(of: "count.json.corrupt") == content)
    }
  }

  @Test func copiesOfCorruptFilesDoNotReplaceEachOther() async throws {
    for content in ["{1", "{2", "{1"] {
      try folder.write(content, to: "count.json")
      await onDisk {
        withKnownIssue {
          @Shared(.fileStorage(folder.file("count.json"))) var count = 3
          #expect(count == 3)
        }
      }
    }
    #expect(try folder.names == ["count.json", "count.json.corrupt", "count.json.corrupt-2"])
  }

  @Test func aFolderInPlaceOfTheFileIsReported() async throws {
    try FileManager.default.createDirectory(
      at: folder.file("count.json"), withIntermediateDirectories: true)
    await onDisk {
      withKnownIssue {
        @Shared(.fileStorage(folder.file("count.json"))) var count = 3
        #expect(count == 3)
        #expect(($count.loadError as? FileStorageError)?.problem == .unreadable)
      }
    }
  }

  // MARK: Changes by others

  @Test func aWriteByOthersIsSeen() async throws {
    try folder.write("1", to: "count.json")
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      #expect(count == 1)
      try folder.write("2", to: "count.json")
      #expect(await first($count) { $0 == 2 } == 2)
    }
  }

  @Test func aReplacementByRenameIsSeen() async throws {
    try folder.write("1", to: "count.json")
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      for number in 2...4 {
        try folder.write("\(number)", to: "new")
        try folder.rename("new", to: "count.json")
        #expect(await first($count) { $0 == number } == number)
      }
    }
  }

  @Test func aRemovedFileGivesTheDefaultAndOneMadeAgainIsRead() async throws {
    try folder.write("1", to: "count.json")
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 7
      for number in 2...4 {
        try FileManager.default.removeItem(at: folder.file("count.json"))
        #expect(await first($count) { $0 == 7 } == 7)
        try folder.write("\(number)", to: "count.json")
        #expect(await first($count) { $0 == number } == number)
      }
    }
  }

  @Test func aFileInFoldersThatAreMadeLaterIsSeen() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("a/b/count.json"))) var count = 0
      try FileManager.default.createDirectory(
        at: folder.file("a/b"), withIntermediateDirectories: true)
      try folder.write("2", to: "a/b/count.json")
      #expect(await first($count) { $0 == 2 } == 2)
      try FileManager.default.removeItem(at: folder.file("a"))
      #expect(await first($count) { $0 == 0 } == 0)
      try FileManager.default.createDirectory(
        at: folder.file("a/b"), withIntermediateDirectories: true)
      try folder.write("3", to: "a/b/count.json")
      #expect(await first($count) { $0 == 3 } == 3)
    }
  }

  @Test func aCorruptWriteByOthersKeepsTheValueAndTheContent() async throws {
    try folder.write("1", to: "count.json")
    try await onDisk {
      try await withKnownIssue {
        @Shared(.fileStorage(folder.file("count.json"))) var count = 0
        try folder.write("{oops", to: "count.json")
        await untilChanged { $count.loadError != nil }
        #expect(count == 1)
        #expect(try folder.text(of: "count.json.corrupt") == "{oops")
        try folder.write("5", to: "count.json")
        #expect(await first($count) { $0 == 5 } == 5)
        #expect($count.loadError == nil)
      } matching: {
        $0.error is FileStorageError
      }
    }
  }

  @Test func onesOwnWritesAreNotTakenForThoseOfOthers() async throws {
    try await onDisk {
      @Shared(.fileStorage(folder.file("count.json"))) var count = 0
      @Shared(.fileStorage(folder.file("witness.json"))) var witness = 0
      let changes = $count.changes
      for number in 1...200 {
        $count.withLock { $0 = number }
        if number.isMultiple(of: 20) { await flush() }
      }
      await flush()
      // Events come in order: once this one is there, those of the writes above have been handled.
      try folder.write("1", to: "witness.json")
      #expect(await first($witness) { $0 == 1 } == 1)
      var seen: [Int] = []
      for await value in changes {
        seen.append(value)
        if value == 200 { break }
      }
      #expect(seen == Array(0...200))
      #expect(count == 200)
    }
  }
}
