// Between animation values and flat records: writing one down, and making one again.

/// An animation type of the library: it can write itself down as a record.
package protocol FlatAnimation: LayerAnimation {
  /// Writes what the type itself owns; attributes are written by the pool.
  func makeRecord(in pool: inout AnimationPool) -> AnimationRecord
}

extension BasicAnimation: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    var record = AnimationRecord(.basic, duration: 0, property: pool.intern(property))
    record.values = Int32(pool.numbers.count)
    for (value, flag) in [
      (fromValue, AnimationRecord.Flags.from), (toValue, .to), (byValue, .by),
    ] {
      guard let value else { continue }
      record.flags.insert(flag)
      pool.append(value.components, count: property.path.count)
    }
    record.flags.set(.inferred, isFromInferred)
    record.flags.set(.additive, isAdditive)
    record.flags.set(.cumulative, isCumulative)
    return record
  }

  /// Makes the animation that a record describes.
  init(_ record: AnimationRecord, path: PropertyPath, in pool: AnimationPool) {
    let count = path.count
    var next = Int(record.values)
    func take(_ flag: AnimationRecord.Flags) -> Value? {
      guard record.flags.contains(flag) else { return nil }
      defer { next += count }
      return Value(components: Array(pool.numbers[next..<next + count]))
    }
    let from = take(.from)
    let to = take(.to)
    let by = take(.by)
    self.init(LayerProperty(keyPath: path.keyPath, resolved: path), from: from, to: to, by: by)
    isAdditive = record.flags.contains(.additive)
    isCumulative = record.flags.contains(.cumulative)
    isFromInferred = record.flags.contains(.inferred)
  }
}

extension KeyframeAnimation: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    var record = AnimationRecord(.keyframes, duration: 0, property: pool.intern(property))
    record.values = Int32(pool.numbers.count)
    for value in values { pool.append(value.components, count: property.path.count) }
    let codes = timingFunctions?.map { pool.intern($0) }
    record.keyframes = pool.storeKeyframes(count: values.count, times: keyTimes, easings: codes)
    record.flags.set(.additive, isAdditive)
    record.flags.set(.cumulative, isCumulative)
    return record
  }

  /// Makes the animation that a record describes.
  init(_ record: AnimationRecord, path: PropertyPath, in pool: AnimationPool) {
    let table = pool.keyframes[Int(record.keyframes)]
    let count = path.count
    let first = Int(record.values)
    let values = (0..<Int(table.count)).map { index in
      let start = first + index * count
      return Value(components: Array(pool.numbers[start..<start + count]))
    }
    self.init(LayerProperty(keyPath: path.keyPath, resolved: path), values: values)
    keyTimes = pool.writtenTimes(table)
    timingFunctions = pool.writtenEasings(table)?.map { pool.function($0) ?? .linear }
    isAdditive = record.flags.contains(.additive)
    isCumulative = record.flags.contains(.cumulative)
  }
}

extension AnimationGroup: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    AnimationRecord(.group, duration: 0)
  }
}

extension LayerProperty {
  /// Names the property of a path that is already resolved.
  fileprivate init(keyPath: String, resolved path: PropertyPath) {
    if let code = PropertyCatalogue.code(of: keyPath), PropertyCatalogue.path(code) == path {
      self.init(code: code)
    } else {
      self.init(custom: path)
    }
  }
}
