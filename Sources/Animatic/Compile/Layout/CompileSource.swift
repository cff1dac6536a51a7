// The composition that is compiled, and what a second pass knows about it.

import AnimaticCore

/// The seconds until springs settle with a velocity in units per second, by node.
struct SpringTimes {
  /// Those that state it.
  var stated: [Int: ExactTime] = [:]
  /// Those that take it over; begins don't depend on them.
  var taken: [Int: ExactTime] = [:]
}

/// The composition that is compiled.
struct CompileSource {
  let body: CompositionBody
  let times: SpringTimes

  init(_ body: CompositionBody, _ times: SpringTimes) { (self.body, self.times) = (body, times) }

  /// The key of a node; nil for none.
  func key(of index: Int) -> String? {
    guard body.nodes[index].record.attributes >= 0 else { return nil }
    return body.pool.name(body.pool.attributes(of: body.nodes[index].record).key)
  }

  /// The key path of a property's number.
  func path(_ property: Int32) -> PropertyPath { body.pool.path(property) }

  /// Whether an animation also rotates the transform.
  func turns(_ record: AnimationRecord) -> Bool {
    record.kind == .keyframes && body.pool.table(record).turns(path(record.property))
  }

  /// The numbers that the inferred start of a verb adds: the start, and a copy of its other values
  /// behind it.
  func inferredCount(of record: AnimationRecord) -> Int {
    (body.pool.valueCount(of: record) + 1) * path(record.property).count
  }
}
