@_spi(Reflection) import Swift

/// A property of a view that is connected to the view's place: `@State`, `@Environment` and the like.
@MainActor
struct DynamicField {
  /// Bytes from the start of the view.
  let offset: Int
  let type: any DynamicProperty.Type

  /// The properties of a type to connect, in order; those inside composed properties come before
  /// the property that is composed of them.
  static func fields(of type: Any.Type) -> [DynamicField] {
    var fields: [DynamicField] = []
    append(from: type, at: 0, to: &fields)
    return fields
  }

  private static func append(from type: Any.Type, at start: Int, to fields: inout [DynamicField]) {
    guard kind(of: type) == .struct else { return }
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      // Asking what else conforms takes a walk through all conformances of the program.
      guard kind(of: fieldType) == .struct else { return true }
      if let property = fieldType as? any DynamicProperty.Type {
        if !(property is any ConnectedProperty.Type) {
          append(from: fieldType, at: start + offset, to: &fields)
        }
        fields.append(DynamicField(offset: start + offset, type: property))
      } else if fieldType is any ViewModifier.Type {
        append(from: fieldType, at: start + offset, to: &fields)
      }
      return true
    }
  }

  /// What kind of type it is; the first word of a type's metadata says so, and is part of the ABI.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self))
  }

  func makeStorage(in view: UnsafeMutableRawBufferPointer, node: _AnyNode) -> AnyObject {
    guard let type = type as? any ConnectedProperty.Type else { return ComposedProperty.shared }
    return makeStorage(type, at: view.baseAddress! + offset, node)
  }

  func connect(in view: UnsafeMutableRawBufferPointer, storage: AnyObject) {
    let pointer = view.baseAddress! + offset
    if let connected = type as? any ConnectedProperty.Type {
      connect(connected, at: pointer, storage)
    } else {
      type.update(at: pointer)
    }
  }

  func isChanged(
    storage: AnyObject, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    (storage as? any EnvironmentReader)?.isChanged(from: old, to: new) ?? false
  }

  private func makeStorage<Property: ConnectedProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ node: _AnyNode
  ) -> AnyObject {
    pointer.assumingMemoryBound(to: Property.self).pointee.makeStorage(node: node)
  }

  private func connect<Property: ConnectedProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ storage: AnyObject
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.connect(to: storage)
  }
}

extension DynamicProperty {
  @MainActor
  fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// Stands in for the storage of a property that has none of its own.
private final class ComposedProperty: Sendable {
  static let shared = ComposedProperty()
}
