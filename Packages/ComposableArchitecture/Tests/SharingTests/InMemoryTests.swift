import Dependencies
import Sharing
import Testing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var lives: Self { Self[.inMemory("lives"), default: 3] }
}

@Suite struct InMemoryTests {
  @Test func oneKeyIsOneValue() {
    @Shared(.inMemory("count")) var one = 1
    @Shared(.inMemory("count")) var other = 2
    #expect(other == 1)
    $other.withLock { $0 = 3 }
    #expect(one == 3)
    @SharedReader(.inMemory("count")) var reader = 4
    #expect(reader == 3)
    #expect($one == $other)
  }

  @Test(arguments: 1...4) func eachTestHasFreshValues(number: Int) {
    @Shared(.inMemory("fresh")) var fresh = 0
    #expect(fresh == 0)
    $fresh.withLock { $0 = number }
  }

  @Test func aValueOutlivesThoseWhoShareIt() {
    do {
      @Shared(.inMemory("count")) var count = 1
      $count.withLock { $0 = 2 }
    }
    @Shared(.inMemory("count")) var count = 1
    #expect(count == 2)
  }

  @Test func anUnchangedDefaultDoesNotOutliveThoseWhoShareIt() {
    do {
      @Shared(.inMemory("count")) var count = 1
      #expect(count == 1)
    }
    @Shared(.inMemory("count")) var count = 2
    #expect(count == 2)
  }

  @Test func aKeyHasADefault() {
    @Shared(.lives) var lives
    #expect(lives == 3)
    $lives.withLock { $0 -= 1 }
    @Shared(.inMemory("lives")) var same = 9
    #expect(same == 2)
    @SharedReader(.lives) var reader
    #expect(reader == 2)
  }

  @Test func aDefaultIsOverridden() {
    @Shared(.lives) var lives = 5
    #expect(lives == 5)
  }

  @Test func anOptionalNeedsNoDefault() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("name")) var reader: String?
    #expect(reader == "Blob")
  }

  @Test func aStorageIsADependency() {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var other = 7
      #expect(other == 7)
    }
  }

  @Test func aNameOfTwoTypesIsReported() {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }
    withKnownIssue {
      @Shared(.inMemory("count")) var text = "x"
      #expect(text == "x")
      #expect($text.loadError != nil)
    } matching: {
      $0.error.map { "\($0)" }?.contains("is a 'Int', but was asked for as a 'String'") ?? false
    }
    #expect(count == 2)
  }

  @Test func anArrayKeyNeedsNoTypeTwice() {
    struct Model {
      @Shared(.inMemory("model-items")) var items: [Int] = []
      @Shared var count: Int
      init(count: Shared<Int>) { self._count = count }
      init(key: String) { self._count = Shared(wrappedValue: 8, .inMemory(key)) }
    }
    #expect(Model(key: "k").count == 8)
    #expect(Model(count: Shared(value: 1)).items == [])
  }
}
