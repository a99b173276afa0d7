public import Bindings

/// Presents while a binding is true.
private struct FlagPresentation<Content: View, Layer: View>: View {
  let content: Content
  let kind: LayerKind
  @Binding var isPresented: Bool
  let onDismiss: (@MainActor () -> Void)?
  let layer: @MainActor () -> Layer

  var body: some View {
    let binding = $isPresented
    LayerView(
      content: content, kind: kind,
      layer: isPresented ? (AnyHashable(true), DeferredView(content: layer)) : nil,
      dismiss: { binding.wrappedValue = false }, onDismiss: onDismiss)
  }
}

/// Presents while a binding holds a value.
private struct ItemPresentation<Content: View, Item: Identifiable, Layer: View>: View {
  let content: Content
  let kind: LayerKind
  @Binding var item: Item?
  let onDismiss: (@MainActor () -> Void)?
  let layer: @MainActor (Item) -> Layer

  var body: some View {
    let binding = $item
    let layer = layer
    LayerView(
      content: content, kind: kind,
      layer: item.map { item in
        (AnyHashable(item.id), DeferredView { layer(item) })
      },
      dismiss: { binding.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

extension View {
  /// Presents a sheet in front of the screen while `isPresented` is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    FlagPresentation(
      content: self, kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, layer: content)
  }

  /// Presents a sheet in front of the screen while `item` holds a value; another identity is
  /// another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    ItemPresentation(
      content: self, kind: .sheet, item: item, onDismiss: onDismiss, layer: content)
  }

  /// Covers the screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    FlagPresentation(
      content: self, kind: .cover, isPresented: isPresented, onDismiss: onDismiss, layer: content)
  }

  /// Covers the screen while `item` holds a value; another identity is another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    ItemPresentation(
      content: self, kind: .cover, item: item, onDismiss: onDismiss, layer: content)
  }
}
