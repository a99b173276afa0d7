public import Bindings

private struct FlagDestination<Content: View, Destination: View>: View {
  let content: Content
  @Binding var isPresented: Bool
  let destination: @MainActor () -> Destination

  var body: some View {
    let binding = $isPresented
    DestinationView(
      content: content,
      destination: isPresented ? (AnyHashable(true), DeferredView(content: destination)) : nil,
      dismiss: { binding.wrappedValue = false })
  }
}

private struct ItemDestination<Content: View, Item, ID: Hashable, Destination: View>: View {
  let content: Content
  @Binding var item: Item?
  let identity: @MainActor (Item) -> ID
  let destination: @MainActor (Item) -> Destination

  var body: some View {
    let binding = $item
    let destination = destination
    DestinationView(
      content: content,
      destination: item.map { item in
        (AnyHashable(identity(item)), DeferredView { destination(item) })
      },
      dismiss: { binding.wrappedValue = nil })
  }
}

extension View {
  /// Pushes a screen onto the navigation stack around while `isPresented` is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    FlagDestination(content: self, isPresented: isPresented, destination: destination)
  }

  /// Pushes a screen onto the navigation stack around while `item` holds a value; another value is
  /// another screen.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    ItemDestination(content: self, item: item, identity: { $0 }, destination: destination)
  }

  /// Pushes a screen onto the navigation stack around while `item` holds a value; another identity
  /// is another screen.
  public func navigationDestination<Item: Identifiable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    ItemDestination(content: self, item: item, identity: { $0.id }, destination: destination)
  }

  /// Pushes a screen onto the navigation stack around while `item` holds a value; another identity
  /// is another screen.
  public func navigationDestination<Item: Hashable & Identifiable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    ItemDestination(content: self, item: item, identity: { $0.id }, destination: destination)
  }

  /// Makes the screens of the values of one type that stand in the path of the stack around.
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping @MainActor (Data) -> Destination
  ) -> some View {
    let maker = PathDestination { value in
      guard let value = value as? Data else { return AnyView(EmptyView()) }
      return AnyView(DeferredView { destination(value) })
    }
    return FactView(content: self) { $0.pathDestinations[ObjectIdentifier(data)] = maker }
  }
}
