// Conversion between animation values and flat records.

/// A library animation type that converts to and from records.
package protocol FlatAnimation: LayerAnimation {
  /// Returns a record of the type's own data; the pool adds the attributes.
  func makeRecord(in pool: inout AnimationPool) -> AnimationRecord
}

extension BasicAnimation: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    var record = pool.record(
      of: property.path, from: fromValue?.flat, to: toValue?.flat, by: byValue?.flat)
    record.flags.set(.inferred, isFromInferred)
    record.flags.set(.additive, isAdditive)
    record.flags.set(.cumulative, isCumulative)
    return record
  }

  /// Creates the animation of a record.
  init(_ record: AnimationRecord, path: PropertyPath, in pool: AnimationPool) {
    var next = 0
    func take(_ flag: AnimationRecord.Flags) -> Value? {
      guard record.flags.contains(flag) else { return nil }
      defer { next += 1 }
      return Value(flat: pool.value(next, of: record, count: path.count))
    }
    self.init(LayerProperty(path), from: take(.from), to: take(.to), by: take(.by))
    isAdditive = record.flags.contains(.additive)
    isCumulative = record.flags.contains(.cumulative)
    isFromInferred = record.flags.contains(.inferred)
  }
}

extension SpringAnimation: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    var record = basic.makeRecord(in: &pool)
    record.kind = .spring
    let index = pool.store(spring)
    pool.change(&record) { $0.spring = index }
    return record
  }

  /// Creates the animation of a record.
  init(_ record: AnimationRecord, path: PropertyPath, in pool: AnimationPool) {
    basic = BasicAnimation(record, path: path, in: pool)
    spring = pool.spring(record)
  }
}

extension KeyframeAnimation: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    var record = AnimationRecord(.keyframes, duration: 0, property: pool.intern(property))
    let path = property.path
    pool.beginValues(of: &record, at: path)
    for value in values { pool.append(value.flat, to: &record, at: path) }
    // A point is neither one number nor the three that a value function takes (P-4).
    if motionPath != nil, path.isFunction { record.flags.insert(.misfit) }
    var input = KeyframeInput(
      mode: calculationMode, times: keyTimes, easings: timingFunctions?.map { pool.intern($0) })
    input.tensions = tensionValues
    input.continuities = continuityValues
    input.biases = biasValues
    input.path = motionPath
    input.rotation = motionRotation
    let table = pool.storeKeyframes(of: record, at: path, count: values.count, input)
    pool.change(&record) { $0.keyframes = table }
    record.flags.set(.additive, isAdditive)
    record.flags.set(.cumulative, isCumulative)
    return record
  }

  /// Creates the animation of a record.
  init(_ record: AnimationRecord, path: PropertyPath, in pool: AnimationPool) {
    let input = pool.input(of: pool.table(record))
    self.init(LayerProperty(path), values: pool.values(of: record).map { Value(flat: $0) })
    calculationMode = input.mode
    keyTimes = input.times
    timingFunctions = input.easings?.map { pool.function($0) ?? .linear }
    tensionValues = input.tensions
    continuityValues = input.continuities
    biasValues = input.biases
    motionPath = input.path
    motionRotation = input.rotation
    isAdditive = record.flags.contains(.additive)
    isCumulative = record.flags.contains(.cumulative)
  }
}

extension AnimationGroup: FlatAnimation {
  package func makeRecord(in pool: inout AnimationPool) -> AnimationRecord {
    AnimationRecord(.group, duration: 0)
  }
}
