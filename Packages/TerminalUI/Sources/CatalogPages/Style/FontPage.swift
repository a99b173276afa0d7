import TerminalUI

/// What is left of fonts where all letters are alike.
struct FontPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body").font(.body)
      Text("Slanted").font(.body.italic())
      Text("Caption").font(.caption)
      Text("Heavy").fontWeight(.heavy)
    }
  }
}
