// Writing whole animations into a pool and making them again, listeners included.

extension AnimationPool {
  /// Writes one animation down; children of a group are not followed.
  ///
  /// Nil for a type that is not the library's.
  package mutating func encode(
    _ animation: any LayerAnimation, listeners: inout [AnimationListener?]
  ) -> AnimationRecord? {
    guard let flat = animation as? any FlatAnimation else { return nil }
    var record = flat.makeRecord(in: &self)
    let attributes = flat.attributes
    store(attributes.timing, in: &record)
    record.easing = intern(attributes.timingFunction)
    record.flags.insert(.raw)
    record.flags.set(.kept, !attributes.isRemovedOnCompletion)
    if let tag = attributes.tag { record.tag = intern(name: tag) }
    if let place = attributes.place { mark(&record, file: place.file, line: place.line) }
    if let delegate = attributes.delegate {
      listeners.append(AnimationListener(target: delegate))
      record.listener = Int32(listeners.count - 1)
    }
    return record
  }

  /// Makes the animation that a record describes; a group without its children.
  package func decode(
    _ record: AnimationRecord, listeners: [AnimationListener?]
  ) -> any LayerAnimation {
    var animation = bare(record)
    animation.attributes.timing = timing(record)
    animation.attributes.timingFunction = function(record.easing)
    animation.attributes.isRemovedOnCompletion = !record.flags.contains(.kept)
    animation.attributes.tag = name(record.tag)
    animation.attributes.place = place(record)
    if record.listener >= 0 {
      animation.attributes.delegate = listeners[Int(record.listener)]?.delegate
    }
    return animation
  }

  private func bare(_ record: AnimationRecord) -> any LayerAnimation {
    let path = path(record.property)
    func make<Value: AnimatableValue>(_: Value.Type) -> any LayerAnimation {
      record.kind == .basic
        ? BasicAnimation<Value>(record, path: path, in: self)
        : KeyframeAnimation<Value>(record, path: path, in: self)
    }
    return record.kind == .group ? AnimationGroup() : make(path.valueType)
  }

  /// Writes key times and segment easings down; the times that count are worked out here, once
  /// (K-3, K-4).
  package mutating func storeKeyframes(
    count: Int, times: [Double]?, easings codes: [Int32]?
  ) -> Int32 {
    var table = Keyframes(
      count: Int32(count), reached: 0, times: Int32(numbers.count), easings: -1,
      writtenTimes: -1, writtenEasings: -1)
    let resolved = Self.resolvedTimes(times, count: count)
    table.reached = Int32(resolved.prefix { $0.isFinite }.count)
    numbers.append(contentsOf: resolved)
    if let times {
      table.writtenTimes = Int32(times.count)
      numbers.append(contentsOf: times)
    }
    if let codes {
      table.writtenEasings = Int32(codes.count)
      table.easings = Int32(easings.count)
      easings.append(contentsOf: codes)
      // One easing for every segment, so that the evaluator never has to ask.
      easings.append(contentsOf: repeatElement(0, count: max(0, count - 1 - codes.count)))
    }
    keyframes.append(table)
    return Int32(keyframes.count - 1)
  }

  /// The key times as they were written.
  package func writtenTimes(_ table: Keyframes) -> [Double]? {
    guard table.writtenTimes >= 0 else { return nil }
    let start = Int(table.times) + Int(table.count)
    return Array(numbers[start..<start + Int(table.writtenTimes)])
  }

  /// The easing codes as they were written.
  package func writtenEasings(_ table: Keyframes) -> [Int32]? {
    guard table.writtenEasings >= 0 else { return nil }
    let start = Int(table.easings)
    return Array(easings[start..<start + Int(table.writtenEasings)])
  }

  /// One time for each value.
  ///
  /// Missing times leave their values unreached, which is a time past the end.
  private static func resolvedTimes(_ written: [Double]?, count: Int) -> [Double] {
    guard let written, isUsable(written) else {
      return (0..<count).map { count < 2 ? 0 : Double($0) / Double(count - 1) }
    }
    let prefix = written.prefix(count)
    return Array(prefix) + repeatElement(.infinity, count: count - prefix.count)
  }

  private static func isUsable(_ times: [Double]) -> Bool {
    !times.isEmpty && times.allSatisfy { $0 >= 0 && $0 <= 1 }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
