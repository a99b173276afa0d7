import Testing

/// What `@ObservableState` makes of each shape of state.
@Suite struct ObservableStateTests {
  @Test("A struct") func aStruct() {
    expectExpansion(
      #"""
      @ObservableState
      struct State {
        var count = 0
        var name: String
      }
      """#,
      #"""
      struct State {
        @ComposableArchitecture.ObservationStateTracked
        var count = 0
        @ComposableArchitecture.ObservationStateTracked
        var name: String

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        private enum _$Field {
          static var _count: Swift.Int {
            0
          }
          static var _name: Swift.Int {
            1
          }
        }

        static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
          var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
          fields.append(.init(\.count, storage: \Self._count, field: _$Field._count))
          fields.append(.init(\.name, storage: \Self._name, field: _$Field._name))
          return fields
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }

  @Test("A public struct with properties that are not observed")
  func aPublicStructWithPropertiesThatAreNotObserved() {
    expectExpansion(
      #"""
      @ObservableState
      public struct State: Equatable {
        public private(set) var count = 0
        let id: Int
        static var shared = 1
        var double: Int { count * 2 }
        var triple: Int {
          get { count * 3 }
          set { count = newValue / 3 }
        }
        @ObservationStateIgnored var cache = 0
        @ObservationStateIgnored lazy var later = 0
        @Shared var user: String
      }
      """#,
      #"""
      public struct State: Equatable {
        @ComposableArchitecture.ObservationStateTracked
        public private(set) var count = 0
        let id: Int
        static var shared = 1
        var double: Int { count * 2 }
        var triple: Int {
          get { count * 3 }
          set { count = newValue / 3 }
        }
        var cache = 0
        lazy var later = 0
        @Shared var user: String

        public var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        private enum _$Field {
          static var _count: Swift.Int {
            0
          }
        }

        public static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
          var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
          fields.append(.init(\.count, storage: \Self._count, field: _$Field._count))
          return fields
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }

  @Test("Presented children, and properties inside a condition")
  func presentedChildrenAndPropertiesInsideACondition() {
    expectExpansion(
      #"""
      @ObservableState
      struct State {
        @Presents var child: Child.State?
        #if DEBUG
          var debug = 0
        #endif
      }
      """#,
      #"""
      struct State {
        var child: Child.State? {
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(_$Field._child)
            return _child.wrappedValue
          }
          set {
            _$observationRegistrar.present(newValue, in: &_child, field: _$Field._child)
          }
          _modify {
            let token = _$observationRegistrar.beginModify(&_child, field: _$Field._child)
            defer {
              _$observationRegistrar.endModify(&_child, token, field: _$Field._child)
            }
            yield &_child.wrappedValue
          }
        }

        var $child: ComposableArchitecture.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(_$Field._child)
            return _child.projectedValue
          }
          set {
            _$observationRegistrar.assign(newValue, to: &_child, field: _$Field._child)
          }
          _modify {
            let token = _$observationRegistrar.beginModify(&_child, field: _$Field._child)
            defer {
              _$observationRegistrar.endModify(&_child, token, field: _$Field._child)
            }
            yield &_child
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)
        #if DEBUG
          var debug = 0
        #endif

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        private enum _$Field {
          static var _child: Swift.Int {
            0
          }
          #if DEBUG
            static var _debug: Swift.Int {
            1
          }
          #endif
        }

        static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
          var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
          fields.append(.init(\Self.$child, storage: \Self._child, field: _$Field._child))
          fields.append(.init(\.child, presentedBy: \Self._child, field: _$Field._child))
          #if DEBUG
            fields.append(.init(\.debug, storage: \Self._debug, field: _$Field._debug))
          #endif
          return fields
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }
}
