// The memory of a frame, in which presentation values are evaluated in place.

/// The model and the presentation values of one layer, or of all layers of a plan.
///
/// A value type: copies share storage until one is written.
@usableFromInline
package struct FrameMemory: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is uniquely referenced when it is written.

  /// The model with all animated properties set, so that they have the same offsets in the values.
  private var base = LayerValues()
  /// The presentation values; copied before the next evaluation only if they are kept elsewhere.
  package private(set) var values = LayerValues()

  /// Where both are, found once: a reference would be retained each time.
  @usableFromInline private(set) var numbers = ValueBuffer.empty.numbers
  @usableFromInline private(set) var modelNumbers = ValueBuffer.empty.numbers
  @usableFromInline private(set) var count = 0
  private var shaped = ValueBuffer.empty.shaped
  private var modelShaped = ValueBuffer.empty.shaped
  private var shapedCount = 0
  /// The numbers that may be evaluated; nil for all.
  private var animated: Range<Int>?
  /// Whether shaped values may be evaluated.
  private var animatesShaped = true

  /// Creates the memory of a layer.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - roots: The animated properties.
  package init(_ model: LayerValues, animating roots: [PropertyRoot]) {
    base = model
    // Sets properties to the values they read as.
    for root in roots { base.editBlock(of: root) { _ in } }
    // An array of ranges would make the runtime search all conformances at its first use.
    var (first, end) = (Int.max, 0)
    for root in roots where root.kind != .shaped {
      let offset = Int(base.offset(of: root))
      (first, end) = (min(first, offset), max(end, offset + root.kind.blockSize))
    }
    animated = min(first, end)..<end
    animatesShaped = roots.contains { $0.kind == .shaped }
    reset()
  }

  /// Creates the memory of all layers of a plan, with the plan's offsets.
  init(_ plan: borrowing Plan, over models: borrowing [LayerValues]) {
    let buffer = ValueBuffer.make(capacity: plan.frameSize.numbers)
    for root in plan.roots {
      buffer.set(root.root, at: buffer.addUnlisted(root.root), from: models[Int(root.layer)])
    }
    base.buffer = buffer
    values.buffer = buffer.copy()
    locate()
  }

  private var evaluated: Range<Int> { animated ?? 0..<count }

  /// Resets the presentation values to the model.
  package mutating func reset() {
    if isKnownUniquelyReferenced(&values.buffer) {
      let range = evaluated
      (numbers + range.lowerBound).update(
        from: modelNumbers + range.lowerBound, count: range.count)
      if shapedCount > 0 { shaped.update(from: modelShaped, count: shapedCount) }
    } else {
      values.buffer = base.buffer?.copy()
      locate()
    }
  }

  /// Keeps the presentation values, unless they are kept elsewhere: then resets them in new storage.
  package mutating func renew() {
    if !isKnownUniquelyReferenced(&values.buffer) { reset() }
  }

  /// Makes the storage of a copy unique, with the model: component animations take its transforms
  /// apart in place.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&values.buffer) { copyStorage() }
  }

  @inline(never)
  private mutating func copyStorage() {
    base.buffer = base.buffer?.copy()
    values.buffer = values.buffer?.copy()
    locate()
  }

  private mutating func locate() {
    guard let base = base.buffer, let values = values.buffer else { return }
    (numbers, modelNumbers, count) = (values.numbers, base.numbers, base.head.pointee.count)
    (shaped, modelShaped) = (values.shaped, base.shaped)
    shapedCount = animatesShaped ? base.head.pointee.shapedCount : 0
  }

  /// Replaces values that are not finite by the model's.
  package mutating func finish(over model: LayerValues) {
    let range = evaluated
    let numbers = UnsafeBufferPointer(start: numbers + range.lowerBound, count: range.count)
    let shaped = UnsafeBufferPointer(start: shaped, count: shapedCount)
    if !ValueBuffer.isModerate(numbers, shaped) { values.keepFinite(over: model) }
  }

  // MARK: Reading

  /// Returns a number of a plan's presentation, or the model's if it is not finite; 0 if there is
  /// none.
  @inlinable
  func number(at place: Int) -> Double {
    guard place >= 0, place < count else { return 0 }
    return numbers[place].isFinite ? numbers[place] : modelNumbers[place]
  }

  /// Returns the presentation values of some properties of a plan over the model of their layer; an
  /// overflowed one falls back to the model.
  func values(of roots: some Sequence<PlanRoot>, over model: LayerValues) -> LayerValues {
    guard let buffer = values.buffer else { return model }
    var values = model
    for root in roots { values.set(root.root, from: buffer, at: Int(root.offset)) }
    values.keepFinite(over: model)
    return values
  }

  // MARK: Writing

  /// Returns the offsets of the properties of a plan's layer, which must be among the animated ones.
  package func offsets(of plan: Plan, on layer: Int) -> [Int32] {
    plan.layers[layer].roots.map { base.offset(of: plan.roots[Int($0)].root) }
  }

  /// Calls a closure with the frame and memory for the times of some groups.
  @inline(__always)
  mutating func lend(
    offsets: UnsafePointer<Int32>, groups: Int, _ body: (PlanReader.Frame) -> Void
  ) {
    frame(offsets: offsets).withTimes(of: groups, body)
  }

  /// The model and the values without times of groups; valid while this memory and the offsets are.
  // Mutating, since a copy of this value would be retained.
  @inline(__always)
  package mutating func frame(offsets: UnsafePointer<Int32>) -> PlanReader.Frame {
    PlanReader.Frame(
      model: modelNumbers, values: numbers, modelShaped: modelShaped, shaped: shaped,
      offsets: offsets, groupTimes: numbers)
  }
}

extension LayerValues {
  /// Returns the offset of a property that is set.
  fileprivate func offset(of root: PropertyRoot) -> Int32 {
    Int32(buffer?.offset(of: root) ?? 0)
  }

  /// Sets a property to a value of a buffer, with the components of a transform, so that it keeps
  /// full turns.
  fileprivate mutating func set(_ root: PropertyRoot, from buffer: ValueBuffer, at offset: Int) {
    if root.kind == .shaped { return set(buffer.shaped[offset], of: root) }
    editBlock(of: root) { $0.update(from: buffer.numbers + offset, count: root.kind.blockSize) }
  }
}
