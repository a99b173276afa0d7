import NumbersProtocol
import Testing

@Suite struct NumberBatchTests {
  @Test func numbersAndRangesAreRead() {
    let batch = NumberBatch("1..3,10,-5..-4")
    #expect(batch?.items == [.numbers(1...3), .number(10), .numbers(-5 ... -4)])
    #expect(batch?.members == [1, 2, 3, 10, -5, -4])
    #expect(batch?.count == 6)
    #expect(batch?.asksForDays == false)
  }

  @Test func daysAndRangesOfDaysAreRead() {
    let batch = NumberBatch("10/15..10/17,12/31")
    #expect(batch?.members == [289, 290, 291, 366])
    #expect(batch?.asksForDays == true)
  }

  @Test(arguments: ["1..3,10", "10/15..10/31,12/31", "-7", "1,1"])
  func whatIsReadIsWrittenTheSame(text: String) {
    #expect(NumberBatch(text)?.text == text)
  }

  @Test(arguments: [
    "", ",", "1,", ",1", "1...3", "1..", "..3", "3..1", "a", "1..a", "1.5", "2/30", "1/1..2",
    "12/31..1/1", "1..2..3", "99999999999999999999", "1 ,2", "1,,2",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(NumberBatch(text) == nil)
  }

  @Test func aMemberNamedTwiceCountsTwiceAndIsAskedForOnce() {
    #expect(NumberBatch("2,1..3")?.members == [2, 1, 3])
    #expect(NumberBatch("2,1..3")?.count == 4)
  }

  @Test func aHugeRangeIsCountedWithoutBeingWalked() {
    let batch = NumberBatch([.numbers(Int.min...Int.max), .number(1)])
    #expect(batch.count == .max)
    #expect(batch.members.count == NumberBatch.limit)
  }

  @Test func numbersAndDaysTogetherAskForNeither() {
    #expect(NumberBatch("1,1/1")?.asksForDays == nil)
    #expect(NumberBatch([]).asksForDays == nil)
  }
}
