// Weak references to objects, such as the layers and the runs of a stage.

/// Weak references to objects in order of addition.
struct WeakList<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var list: [Reference] = []
  /// The size at which freed objects are removed; checking at each addition would make adding
  /// quadratic.
  private var limit = 8

  /// The objects that still exist.
  var objects: [Object] { list.compactMap(\.object) }

  /// Adds an object, occasionally removing those that no longer count.
  mutating func append(_ object: Object, whereCounts counts: (Object) -> Bool = { _ in true }) {
    if list.count >= limit {
      keep(where: counts)
      limit = max(8, 2 * list.count)
    }
    list.append(Reference(object: object))
  }

  /// Removes all objects that don't satisfy a condition.
  mutating func keep(where counts: (Object) -> Bool) {
    list.removeAll { !($0.object.map(counts) ?? false) }
  }
}
