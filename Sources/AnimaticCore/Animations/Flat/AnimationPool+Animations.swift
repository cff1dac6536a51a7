// Conversion of whole animations, including their observers, to and from records of a pool.

extension AnimationPool {
  /// Encodes one animation without the children of a group.
  ///
  /// Returns nil for a type outside the library.
  package mutating func encode(
    _ animation: any LayerAnimation, listeners: inout [AnimationObservers?]
  ) -> AnimationRecord? {
    guard let flat = animation as? any FlatAnimation else { return nil }
    var record = flat.makeRecord(in: &self)
    let attributes = flat.attributes
    store(attributes.timing, in: &record)
    record.easing = intern(attributes.timingFunction)
    record.flags.insert(.raw)
    record.flags.set(.kept, !attributes.isRemovedOnCompletion)
    if let tag = attributes.tag {
      let index = intern(name: tag)
      change(&record) { $0.tag = index }
    }
    if let place = attributes.place { mark(&record, file: place.file, line: place.line) }
    if let delegate = attributes.delegate {
      listeners.append(AnimationObservers(target: delegate))
      let index = Int32(listeners.count - 1)
      change(&record) { $0.listener = index }
    }
    return record
  }

  /// Returns the animation of a record; a group without its children.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - listeners: The observers; empty for none.
  /// - Returns: The animation.
  package func decode(
    _ record: AnimationRecord, listeners: [AnimationObservers?]
  ) -> any LayerAnimation {
    var animation = bare(record)
    let attributes = attributes(of: record)
    animation.attributes.timing = timing(record)
    if record.flags.contains(.jumps) { animation.attributes.timing.duration = 0 }
    animation.attributes.timingFunction = function(record.easing)
    animation.attributes.isRemovedOnCompletion = !record.flags.contains(.kept)
    animation.attributes.tag = name(attributes.tag)
    animation.attributes.place = place(record)
    if listeners.indices.contains(Int(attributes.listener)) {
      animation.attributes.delegate = listeners[Int(attributes.listener)]?.delegate
    }
    return animation
  }

  private func bare(_ record: AnimationRecord) -> any LayerAnimation {
    let path = path(record.property)
    func make<Value: AnimatableValue>(_: Value.Type) -> any LayerAnimation {
      switch record.kind {
      case .basic: BasicAnimation<Value>(record, path: path, in: self)
      case .spring: SpringAnimation<Value>(record, path: path, in: self)
      case .keyframes: KeyframeAnimation<Value>(record, path: path, in: self)
      case .group: AnimationGroup()
      }
    }
    return make(path.valueType)
  }
}
