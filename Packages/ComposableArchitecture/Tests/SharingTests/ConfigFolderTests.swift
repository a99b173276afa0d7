import FoundationEssentials
import Testing

@testable import Sharing

@Suite struct ConfigFolderTests {
  @Test(arguments: [
    ("/usr/bin/numbers", "/config", "/home/me", "/config/numbers"),
    ("numbers", nil, "/home/me", "/home/me/.config/numbers"),
    ("numbers", "", "/home/me", "/home/me/.config/numbers"),
    ("./numbers", "relative", "/home/me", "/home/me/.config/numbers"),
  ])
  func theFolderOfAProgram(program: String, configHome: String?, home: String, path: String) {
    #expect(
      ConfigFolder.of(program: program, configHome: configHome, home: home).path == path)
  }
}
