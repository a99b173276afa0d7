import Testing

struct ScreenDifferenceTests {
  @Test func onlyTheLinesThatDifferAreShownThenTheCommandThatRecordsThem() {
    let difference = ScreenDifference(
      screen: ["|A1", "|1–3 tabs", "@0,0"], expected: ["|A1", "|1–2 tabs", "@0,0"])
    #expect("\(difference)" == "- |1–2 tabs\n+ |1–3 tabs\n\(ScreenDifference.remedy)")
    #expect(ScreenDifference.remedy.contains("NUMBERS_RECORD=1 Scripts/test App"))
  }

  @Test func aScreenOfAnotherHeightShowsTheRowsThatOneOfThemLacks() {
    let taller = ScreenDifference(screen: ["|A1", "|more"], expected: ["|A1"])
    #expect("\(taller)" == "+ |more\n\(ScreenDifference.remedy)")
    let lower = ScreenDifference(screen: [], expected: ["|A1"])
    #expect("\(lower)" == "- |A1\n\(ScreenDifference.remedy)")
  }
}
