/// A key path to one case of an enum, without `Case` around its ends.
///
/// A literal such as `\.child` fits this type as well as `CaseKeyPath`. The literal of a `CaseKeyPath`
/// captures another key path, so each evaluation builds a new object (about 4 µs); the literal of
/// a direct one is built once for the process (about 20 ns) and can be told apart by its address. It reaches
/// a single case: `\.self` and stored case key paths need `CaseKeyPath`. An interface on a hot path
/// takes this one, and beside it a `@_disfavoredOverload` that takes `CaseKeyPath`.
public typealias DirectCaseKeyPath<Root: CasePathable, Value> =
  KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>
