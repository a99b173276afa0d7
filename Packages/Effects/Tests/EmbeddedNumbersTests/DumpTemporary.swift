import EmbeddedNumbers
import Testing
import NumbersProtocol
@Test func dump() {
  let s = EmbeddedSource()
  for k in FactKind.allCases { for n in [1,2,3,4,0,-1,-98,42,60,366,2020,2024, Int.max, Int.min, 4611686014132420609] {
    print(n, k, "→", s.fact(about: n, kind: k).text)
    if [4,-98,42,60,2020,0,Int.max].contains(n) { for t in s.sentences(about: n, kind: k) { print("    ", t) } }
  } }
}
