public import Bindings
import Observation

/// Whether rows show signs for what can be done with them.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// They do, for the moment.
  case transient
  /// They do.
  case active

  /// Whether the signs are shown.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
  /// Whether rows show signs for what can be done with them; the host keeps it unless a view does.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Where a host keeps the edit mode.
@MainActor @Observable
final class EditModeBox {
  private var mode = EditMode.inactive

  var binding: Binding<EditMode> {
    Binding(get: { self.mode }, set: { self.mode = $0 })
  }
}

/// A button that switches the signs of rows on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that switches the signs of rows on and off.
  public init() {}

  /// The button.
  public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
