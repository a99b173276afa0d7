// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let fixedSizePage = #"""
    import TerminalUI

    /// Views that take the size they like, whatever is offered.
    struct FixedSizePage: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          Text("wraps in twelve columns").frame(width: 12)
          Text("goes beyond them").fixedSize().frame(width: 12, alignment: .leading)
          Text("cut at the edge").fixedSize().frame(width: 12, alignment: .leading).clipped()
          Text("as many lines as it takes").fixedSize(horizontal: false, vertical: true)
            .frame(width: 12, height: 1, alignment: .topLeading)
        }
      }
    }
    """#

  static let framePage = #"""
    import TerminalUI

    /// Rooms of a given size, and rooms within limits.
    struct FramePage: View {
      var body: some View {
        VStack(spacing: 1) {
          Text("10×3").frame(width: 10, height: 3, alignment: .bottomTrailing).border(.secondary)
          Text("as wide as can be").frame(maxWidth: .infinity).border(.secondary)
          Text("12 at least").frame(minWidth: 12, alignment: .leading).border(.secondary)
          Text("at most nine columns").frame(maxWidth: 9).border(.secondary)
        }
        .frame(maxWidth: 36)
      }
    }
    """#

  static let geometryPage = #"""
    import TerminalUI

    /// A view that knows its room.
    struct GeometryPage: View {
      var body: some View {
        VStack {
          GeometryReader { proxy in
            if proxy.size.width < 50 {
              Text("Little room: \(proxy.size.width)×\(proxy.size.height)")
            } else {
              Text("Much room: \(proxy.size.width)×\(proxy.size.height)")
            }
          }
          .border(.secondary)
          Text("below")
        }
      }
    }
    """#

  static let groupPage = #"""
    import TerminalUI

    /// Views handled as one, and views whose type is hidden.
    struct GroupPage: View {
      @State private var isText = true

      var body: some View {
        VStack {
          Group {
            Text("both")
            Text("green")
          }
          .foregroundStyle(.green)
          hidden
          Button("Change") { isText.toggle() }
        }
      }

      private var hidden: AnyView {
        isText ? AnyView(Text("a text")) : AnyView(ProgressView(value: 0.5).frame(width: 12))
      }
    }
    """#

  static let layersPage = #"""
    import TerminalUI

    /// Views behind others and in front of them.
    struct LayersPage: View {
      var body: some View {
        VStack(spacing: 1) {
          Text("on blue").padding(.horizontal, 2).background(.blue)
          Text("dots behind").background { Text("...........") }
          Text("          ")
            .border(.secondary)
            .overlay(alignment: .topTrailing) { Text("new").bold() }
        }
      }
    }
    """#

  static let paddingPage = #"""
    import TerminalUI

    /// Room around views, and borders.
    struct PaddingPage: View {
      var body: some View {
        HStack(alignment: .top, spacing: 2) {
          Text("none").border(.secondary)
          Text("all").padding().border(.secondary)
          Text("sides").padding(.horizontal, 2).border(.red)
          Text("top").padding(.top).border(.tint)
        }
      }
    }
    """#

  static let priorityPage = #"""
    import TerminalUI

    /// Who is given room first.
    struct PriorityPage: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          HStack {
            Text("equal shares").lineLimit(1)
            Text("of what there is").lineLimit(1)
          }
          HStack {
            Text("unimportant").lineLimit(1)
            Text("important words").lineLimit(1).layoutPriority(1)
          }
        }
        .frame(width: 22, alignment: .leading)
        .border(.secondary)
      }
    }
    """#

  static let spacerPage = #"""
    import TerminalUI

    /// Room that grows, and lines between views.
    struct SpacerPage: View {
      var body: some View {
        VStack {
          HStack {
            Text("left")
            Spacer()
            Text("right")
          }
          Divider()
          HStack {
            Text("one")
            Divider()
            Text("two")
            Spacer(minLength: 4)
            Text("far")
          }
          .frame(height: 1)
          Spacer()
          Text("bottom")
        }
        .frame(width: 24, height: 7)
        .border(.secondary)
      }
    }
    """#

  static let stackPage = #"""
    import TerminalUI

    /// Views below each other, side by side, and on top of each other.
    struct StackPage: View {
      var body: some View {
        VStack(alignment: .trailing, spacing: 1) {
          Text("below each other")
          HStack(spacing: 3) {
            Text("side")
            Text("by")
            Text("side")
          }
          ZStack(alignment: .bottomTrailing) {
            Text("......\n......")
            Text("top").bold()
          }
        }
        .border(.secondary)
      }
    }
    """#
}
