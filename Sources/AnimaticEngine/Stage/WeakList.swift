// Objects that are not held, such as the layers and the runs that a stage knows.

/// Objects in order of addition, as long as somebody else holds them.
struct WeakList<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var list: [Reference] = []
  /// How many there may be before those that are gone are looked for: not at each that is added, or
  /// adding many would take a time that grows with their square.
  private var limit = 8

  /// Those that are still there.
  var objects: [Object] { list.compactMap(\.object) }

  /// Adds an object; now and then lets go of those that count no more.
  mutating func append(_ object: Object, whereCounts counts: (Object) -> Bool = { _ in true }) {
    if list.count >= limit {
      keep(where: counts)
      limit = max(8, 2 * list.count)
    }
    list.append(Reference(object: object))
  }

  /// Lets go of all but some.
  mutating func keep(where counts: (Object) -> Bool) {
    list.removeAll { !($0.object.map(counts) ?? false) }
  }
}
