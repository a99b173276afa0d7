/// A view whose content is a closure, evaluated at its own place in the tree.
///
/// What the closure reads belongs to this place, so a change evaluates it alone.
struct DeferredView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
