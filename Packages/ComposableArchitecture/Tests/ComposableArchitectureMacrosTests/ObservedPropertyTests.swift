import Testing

/// The accessors and the storage of an observed property.
@Suite struct ObservedPropertyTests {
  @Test("A tracked property") func aTrackedProperty() {
    expectExpansion(
      #"""
      struct State {
        @ObservationStateTracked var count = 0
      }
      """#,
      #"""
      struct State {
        var count {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(_$Field._count)
            return _count
          }
          set {
            _$observationRegistrar.assign(newValue, to: &_count, field: _$Field._count)
          }
          _modify {
            let token = _$observationRegistrar.beginModify(&_count, field: _$Field._count)
            defer {
              _$observationRegistrar.endModify(&_count, token, field: _$Field._count)
            }
            yield &_count
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _count = 0
      }
      """#)
  }

  @Test("A tracked property with a type, a narrow setter, and a keyword for a name")
  func aTrackedPropertyWithATypeANarrowSetterAndAKeywordForAName() {
    expectExpansion(
      #"""
      struct State {
        @ObservationStateTracked public private(set) var `default`: [Int]
      }
      """#,
      #"""
      struct State {
        public private(set) var `default`: [Int] {
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }
          get {
            _$observationRegistrar.access(_$Field._default)
            return _default
          }
          set {
            _$observationRegistrar.assign(newValue, to: &_default, field: _$Field._default)
          }
          _modify {
            let token = _$observationRegistrar.beginModify(&_default, field: _$Field._default)
            defer {
              _$observationRegistrar.endModify(&_default, token, field: _$Field._default)
            }
            yield &_default
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _default: [Int]
      }
      """#)
  }

  @Test("A tracked property with observers") func aTrackedPropertyWithObservers() {
    expectExpansion(
      #"""
      struct State {
        @ObservationStateTracked var count: Int = 0 {
          willSet(next) { print(next) }
          didSet {
            if oldValue == count { return }
            print(count)
          }
        }
      }
      """#,
      #"""
      struct State {
        var count: Int {
          willSet(next) { print(next) }
          didSet {
            if oldValue == count { return }
            print(count)
          }
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }

          get {
            _$observationRegistrar.access(_$Field._count)
            return _count
          }

          set {
            let next = newValue
            func willSet() {
              print(next)
            }
            willSet()
            let oldValue = _count
            _$observationRegistrar.assign(newValue, to: &_count, field: _$Field._count)
            func didSet() {
              if oldValue == count {
                return
              }
                    print(count)
            }
            didSet()
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _count: Int = 0
      }
      """#)
  }

  @Test("A presented child") func aPresentedChild() {
    expectExpansion(
      #"""
      @ComposableArchitecture.ObservableState
      struct State {
        @Presents var child: Child.State?
      }
      """#,
      #"""
      @ComposableArchitecture.ObservableState
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
      }
      """#)
  }

  @Test("A public presented child with a value") func aPublicPresentedChildWithAValue() {
    expectExpansion(
      #"""
      @ComposableArchitecture.ObservableState
      struct State {
        @Presents public private(set) var child: Swift.Optional<Child.State> = Child.State()
      }
      """#,
      #"""
      @ComposableArchitecture.ObservableState
      struct State {
        public private(set) var child: Swift.Optional<Child.State> {
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

        public private(set) var $child: ComposableArchitecture.PresentationState<Child.State> {
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
        private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: Child.State())
      }
      """#)
  }

  @Test("A computed property is left alone") func aComputedPropertyIsLeftAlone() {
    expectExpansion(
      #"""
      struct State {
        @ObservationStateTracked var double: Int { 2 }
        @ObservationStateTracked static var shared = 1
      }
      """#,
      #"""
      struct State {
        var double: Int { 2 }
        static var shared = 1
      }
      """#)
  }

  @Test("An observer that does not look at the old value costs no copy of it")
  func anObserverThatDoesNotLookAtTheOldValueCostsNoCopyOfIt() {
    let expansion = Expansion(
      of: """
        struct State {
          @ObservationStateTracked var count: Int = 0 { didSet { changes += 1 } }
        }
        """)
    #expect(expansion.source.contains("func didSet()"))
    #expect(!expansion.source.contains("oldValue"))
    #expect(expansion.diagnostics == "")
  }
}
