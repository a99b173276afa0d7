import Bindings
import FoundationEssentials

/// How the titles of a table's columns change the order of its rows.
struct TableSorting<Row> {
  /// The order in which a column is sorted, where it is the first to count.
  let order: @MainActor (TableColumn<Row>) -> SortOrder?
  /// What pressing a column's title does; `nil` where rows cannot be sorted by it.
  let action: @MainActor (TableColumn<Row>) -> (@MainActor () -> Void)?

  /// Sorting by comparators of which the first counts most.
  ///
  /// A column that is pressed becomes the first, or changes its direction if it is that already.
  init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) where Sort.Compared == Row {
    order = { column in
      guard let first = comparators.wrappedValue.first, let sort = column.comparator as? Sort,
        first.isLike(sort)
      else { return nil }
      return first.order
    }
    action = { column in
      guard let sort = column.comparator as? Sort else { return nil }
      return {
        var all = comparators.wrappedValue
        if let first = all.first, first.isLike(sort) {
          all[0].order = first.order == .forward ? .reverse : .forward
        } else {
          all.removeAll { $0.isLike(sort) }
          all.insert(sort, at: 0)
        }
        comparators.wrappedValue = all
      }
    }
  }
}

extension SortComparator {
  /// Whether two comparators differ in their direction at most.
  fileprivate func isLike(_ other: Self) -> Bool {
    var turned = other
    turned.order = order
    return self == turned
  }
}
