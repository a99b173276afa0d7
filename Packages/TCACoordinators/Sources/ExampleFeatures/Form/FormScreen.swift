public import TCACoordinators

/// The screens of the form, by name.
public enum FormStep: Hashable, Identifiable, Sendable {
  case name
  case age
  case job
  case confirm

  /// The step itself.
  public var id: FormStep { self }
}

/// The screens of the form.
@Reducer(state: .hashable, .sendable)
public enum FormScreen {
  case name(NameFeature)
  case age(AgeFeature)
  case job(JobFeature)
  case confirm(ConfirmFeature)
}

extension FormScreen.State: Identifiable {
  /// Which screen it is: each stands in the form at most once.
  public var id: FormStep {
    switch self {
    case .name: .name
    case .age: .age
    case .job: .job
    case .confirm: .confirm
    }
  }
}
