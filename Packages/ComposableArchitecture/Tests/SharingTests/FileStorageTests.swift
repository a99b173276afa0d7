import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import FoundationEssentials
import IdentifiedCollections
import Sharing
import Testing

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Item>>.Default {
  static var items: Self {
    Self[.fileStorage(URL(fileURLWithPath: "/items.json")), default: [Item(id: 1, name: "a")]]
  }
}

extension SharedKey where Self == FileStorageKey<String> {
  static func text(_ url: URL) -> Self {
    .fileStorage(
      url, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  }
}

/// `.fileStorage` over files in memory.
@Suite struct FileStorageTests {
  let files = LockIsolated<[URL: Data]>([:])
  let url = URL(fileURLWithPath: "/folder/count.json")

  private func inFiles(_ operation: () throws -> Void) rethrows {
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      try operation()
    }
  }

  @Test func inTestsFilesAreInMemory() {
    @Shared(.items) var items
    $items.withLock { _ = $0.append(Item(id: 2, name: "b")) }
    #expect(!FileManager.default.fileExists(atPath: "/items.json"))
    @Shared(.items) var again
    #expect(again.ids == [1, 2])
  }

  @Test func aMissingFileGivesTheDefaultAndStaysMissing() {
    inFiles {
      @Shared(.fileStorage(url)) var count = 3
      #expect(count == 3)
      #expect($count.loadError == nil)
      #expect(files.value.isEmpty)
    }
  }

  @Test func aChangeIsWritten() {
    inFiles {
      @Shared(.fileStorage(url)) var count = 3
      $count.withLock { $0 = 4 }
      #expect(files.value[url] == Data("4".utf8))
    }
  }

  @Test func aFileIsRead() {
    files.setValue([url: Data("7".utf8)])
    inFiles {
      @Shared(.fileStorage(url)) var count = 3
      #expect(count == 7)
    }
  }

  @Test func aCorruptFileIsReportedKeptAndReplacedOnlyByAChange() {
    files.setValue([url: Data("{oops".utf8)])
    inFiles {
      withKnownIssue {
        @Shared(.fileStorage(url)) var count = 3
        #expect(count == 3)
        let error = $count.loadError as? FileStorageError
        #expect(error?.url == url)
        #expect(files.value[url] == Data("{oops".utf8))
        $count.withLock { $0 += 1 }
        #expect(files.value[url] == Data("4".utf8))
      } matching: {
        $0.error.map { "\($0)" }?.contains("/folder/count.json") ?? false
      }
    }
    #expect(files.value.values.contains(Data("{oops".utf8)))
  }

  @Test func aFormOfOnesOwn() {
    inFiles {
      @Shared(.text(url)) var text = ""
      $text.withLock { $0 = "plain" }
      #expect(files.value[url] == Data("plain".utf8))
    }
  }

  @Test func aValueThatCannotBeEncodedIsReported() async {
    await withKnownIssue {
      @Shared(.fileStorage(url)) var number = 1.0
      $number.withLock { $0 = .infinity }
      await #expect(throws: FileStorageError.self) { try await $number.save() }
      #expect($number.saveError != nil)
    }
  }

  @Test func encoderAndDecoderAreUsed() {
    inFiles {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .secondsSince1970
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .secondsSince1970
      @Shared(.fileStorage(url, decoder: decoder, encoder: encoder)) var date = Date()
      $date.withLock { $0 = Date(timeIntervalSince1970: 5) }
      #expect(files.value[url] == Data("5".utf8))
    }
  }

  @Test func anotherFormOfTheSameFileSeesTheChange() {
    inFiles {
      @Shared(.fileStorage(url)) var count = 3
      @Shared(.text(url)) var text = ""
      $count.withLock { $0 = 12 }
      #expect(text == "12")
      $text.withLock { $0 = "13" }
      #expect(count == 13)
    }
  }
}
