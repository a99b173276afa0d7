import Dependencies
import FoundationEssentials
import Sharing
import Testing

enum Theme: String, Sendable { case light, dark }
enum Level: Int, Sendable { case easy = 1, hard }

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
}

@Suite(.timeLimit(.minutes(10))) struct AppStorageTests {
  @Test func settingsThatCannotBeReadAreNotReplaced() async throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("settings.json")
    let settings = AppDefaults(folder: folder.url)
    await withKnownIssue {
      @Shared(.appStorage("count", store: settings)) var count = 1
      $count.withLock { $0 = 2 }
      await settings.flush()
      #expect(count == 2)
      #expect($count.saveError != nil)
    }
    #expect(folder.isPipe("settings.json"))
  }

  @Test func eachTypeIsKept() {
    func check<Value: Equatable & Sendable>(
      _ key: AppStorageKey<Value>, _ start: Value, _ next: Value
    ) {
      do {
        @Shared(key) var value = start
        #expect(value == start)
        $value.withLock { $0 = next }
        #expect($value.saveError == nil)
      }
      @Shared(key) var value = start
      #expect(value == next)
    }
    let date = Date(timeIntervalSinceReferenceDate: 1234.5678)
    check(.appStorage("bool"), false, true)
    check(.appStorage("int"), 1, .max)
    check(.appStorage("negative"), 1, .min)
    check(.appStorage("double"), 1.5, 3)
    check(.appStorage("fraction"), 1.5, 0.1 + 0.2)
    check(.appStorage("infinity"), 1.5, -.infinity)
    check(.appStorage("string"), "", "a \"b\" ✓\n")
    check(.appStorage("url"), URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b c"))
    check(.appStorage("data"), Data(), Data([0, 255, 3]))
    check(.appStorage("date"), Date(timeIntervalSinceReferenceDate: 0), date)
    check(.appStorage("theme"), Theme.light, .dark)
    check(.appStorage("level"), Level.easy, .hard)
    check(.appStorage("strings"), [String](), ["a", ""])
    check(.appStorage("rows"), [[1]], [[], [2, 3]])
    check(.appStorage("ints?"), [Int]?.none, [1])
    check(.appStorage("bool?"), Bool?.none, true)
    check(.appStorage("int?"), Int?.none, 1)
    check(.appStorage("double?"), Double?.none, 2.5)
    check(.appStorage("string?"), String?.none, "")
    check(.appStorage("url?"), URL?.none, URL(fileURLWithPath: "/b"))
    check(.appStorage("data?"), Data?.none, Data([1]))
    check(.appStorage("date?"), Date?.none, date)
    check(.appStorage("theme?"), Theme?.none, .dark)
    check(.appStorage("level?"), Level?.none, .hard)
  }

  @Test func theKeyIsInferred() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("theme")) var theme: Theme = .light
    @Shared(.appStorage("name")) var name: String?
    @Shared(.appStorage("level")) var level: Level?
    @SharedReader(.appStorage("count")) var reader = 5
    @Shared(.isSoundOn) var isSoundOn
    $count.withLock { $0 = 2 }
    $level.withLock { $0 = .hard }
    #expect(reader == 2)
    #expect(isSoundOn)
    @Dependency(\.defaultAppStorage) var settings
    #expect(settings.integer(forKey: "count") == 2)
    #expect(settings.integer(forKey: "level") == 2)
    settings.set(7, forKey: "count")
    settings.set("dark", forKey: "theme")
    #expect(count == 7)
    #expect(theme == .dark)
    settings.removeObject(forKey: "count")
    #expect(count == 0)
    #expect(name == nil)
  }

  @Test func settingNilRemovesTheSetting() {
    @Dependency(\.defaultAppStorage) var settings
    @Shared(.appStorage("name")) var name: String?
    $name.withLock { $0 = "Blob" }
    #expect(settings.string(forKey: "name") == "Blob")
    $name.withLock { $0 = nil }
    #expect(settings.string(forKey: "name") == nil)
  }

  @Test(arguments: 1...3) func eachTestHasFreshSettings(number: Int) {
    @Shared(.appStorage("fresh")) var fresh = 0
    #expect(fresh == 0)
    $fresh.withLock { $0 = number }
  }

  @Test func aSettingOfAnotherTypeIsReported() {
    @Dependency(\.defaultAppStorage) var settings
    settings.set("text", forKey: "count")
    withKnownIssue {
      @Shared(.appStorage("count")) var count = 1
      #expect(count == 1)
      #expect($count.loadError != nil)
    } matching: {
      $0.error.map { "\($0)" }?.contains("\"count\"") ?? false
    }
    #expect(settings.string(forKey: "count") == "text")
  }

  @Test func settingsAreAFileThatPeopleCanChange() async throws {
    let folder = try TemporaryFolder()
    let settings = AppDefaults(folder: folder.file("app"))
    @Shared(.appStorage("isOn", store: settings)) var isOn = false
    @Shared(.appStorage("count", store: settings)) var count = 0
    $isOn.withLock { $0 = true }
    $count.withLock { $0 = 3 }
    await settings.flush()
    #expect(
      try folder.text(of: "app/settings.json") == """
        {
          "count" : 3,
          "isOn" : true
        }
        """)
    try folder.write(#"{"count": 4, "mine": {"a": [1, null, "x"]}}"#, to: "app/settings.json")
    #expect(await first($count) { $0 == 4 } == 4)
    #expect(await first($isOn) { !$0 } == false)
    $count.withLock { $0 = 5 }
    await settings.flush()
    let text = try folder.text(of: "app/settings.json")
    #expect(text.contains("\"count\" : 5"))
    #expect(text.contains("\"mine\""))
  }

  @Test func twoStoresOfOneFolderAreOne() async throws {
    let folder = try TemporaryFolder()
    @Shared(.appStorage("n", store: AppDefaults(folder: folder.url))) var one = 1
    @Shared(.appStorage("n", store: AppDefaults(folder: folder.url))) var other = 2
    $one.withLock { $0 = 5 }
    #expect(other == 5)
    await AppDefaults(folder: folder.url).flush()
  }

  @Test func corruptSettingsAreKeptAsideAndReportedOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{oops", to: "settings.json")
    let settings = AppDefaults(folder: folder.url)
    try await withKnownIssue {
      @Shared(.appStorage("n", store: settings)) var number = 1
      #expect(number == 1)
      #expect(($number.loadError as? FileStorageError)?.url == settings.file)
      #expect(try folder.text(of: "settings.json") == "{oops")
      $number.withLock { $0 = 2 }
      try await $number.save()
    } matching: {
      $0.error is FileStorageError
    }
    #expect(try folder.text(of: "settings.json.corrupt") == "{oops")
    #expect(settings.integer(forKey: "n") == 2)
  }

  @Test func settingsThatCannotBeWrittenAreReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let settings = AppDefaults(folder: folder.file("file/app"))
    await withKnownIssue {
      @Shared(.appStorage("n", store: settings)) var number = 1
      $number.withLock { $0 = 2 }
      await #expect(throws: FileStorageError.self) { try await $number.save() }
      #expect(($number.saveError as? FileStorageError)?.problem == .unwritable)
      #expect(number == 2)
    } matching: {
      $0.error is FileStorageError
    }
  }
}
