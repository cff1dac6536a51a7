// Value evaluation: converts progress to numbers and writes them over the presentation values (B,
// K, P-2, P-3).

extension PlanReader {
  /// The position of an animation between its values.
  enum Position {
    /// The fraction between start and end.
    case ends(Double)
    /// A mix of keyframes.
    case keys(KeyframeMix)
    /// A point of a path.
    case point(x: Double, y: Double)

    var clamped: Self {
      switch self {
      case .ends(let fraction): .ends(min(max(fraction, 0), 1))
      case .keys(let mix): .keys(mix.clamped)
      case .point: self
      }
    }
  }

  /// The evaluated state of one node at one time.
  struct Reading {
    let node: Int
    let count: Int
    let record: AnimationRecord
    let position: Position
    /// The end of an iteration for cumulative animations (P-3), and the number of past iterations.
    let cycleEnd: Position
    let cycles: Double

    /// The reading clamped to the ends (V-3).
    var clamped: Self {
      Self(
        node: node, count: count, record: record, position: position.clamped,
        cycleEnd: cycleEnd.clamped, cycles: cycles)
    }
  }

  /// Writes the value of a node.
  ///
  /// - Parameters:
  ///   - node: The index of a property animation.
  ///   - progress: The progress within its pass.
  ///   - frame: The values to read and to write.
  ///   - only: The property to restrict the work to, or -1.
  func apply(_ node: Int, _ progress: Progress, to frame: Frame, only: Int32) {
    let slot = slot(of: node)
    if slot.isStraight, nodes[node].record.kind == .basic,
      !nodes[node].record.flags.contains(.cumulative)
    {
      applyStraight(node, progress, to: frame)
      return
    }
    let reading = reading(of: node, progress)
    if only < 0 || slot.root == only {
      let block = Int(frame.offsets[Int(slot.root)])
      switch slot.access {
      case .slice, .part: applyNumbers(reading, to: frame, block: block)
      case .flag: applyFlag(reading, to: frame, block: block)
      case .transform: applyTransform(reading, to: frame, block: block)
      case .transformComponent: applyComponent(reading, to: frame, block: block)
      case .function: applyFunction(reading, to: frame, block: block)
      case .shaped: applyShaped(reading, to: frame, place: block)
      }
    }
    if slot.turn >= 0 { applyTurn(node, progress, to: frame, only: only) }
  }

  @inline(__always)
  private func reading(of node: Int, _ progress: Progress) -> Reading {
    let record = nodes[node].record
    var cycles = 0.0
    var cycleEnd = Position.ends(1)
    if record.flags.contains(.cumulative), progress.cycle != 0 {
      let autoreverses =
        hasTiming(record) && timings[Int(attributes[Int(record.attributes)].timing)].autoreverses
      if !autoreverses {
        cycles = progress.cycle
        let end = Progress(fraction: 1, cycle: 0, localTime: record.duration)
        cycleEnd = position(of: record, end)
      }
    }
    return Reading(
      node: node, count: Int(slot(of: node).count), record: record,
      position: position(of: record, progress), cycleEnd: cycleEnd, cycles: cycles)
  }

  @inline(__always)
  func position(of record: AnimationRecord, _ progress: Progress) -> Position {
    switch record.kind {
    case .basic: .ends(eased(progress.fraction, record.easing))
    case .spring: .ends(sprung(record, progress))
    case .keyframes, .group:
      keyframePosition(table(record), at: eased(progress.fraction, record.easing))
    }
  }

  /// Returns the eased fraction of an animation; of keyframes and groups, of their time.
  func easedFraction(of node: Int, _ progress: Progress) -> Double {
    let record = nodes[node].record
    guard record.hasEnds, case .ends(let fraction) = position(of: record, progress) else {
      return eased(progress.fraction, record.easing)
    }
    return fraction
  }

  /// Returns the fraction of a spring, which runs in seconds remapped by the easing (S-4, S-12).
  private func sprung(_ record: AnimationRecord, _ progress: Progress) -> Double {
    // A verb ends exactly at its target; a raw spring is only cut off (S-6).
    if progress.fraction == 1, !record.flags.contains(.raw) { return 1 }
    let bends = record.easing.bends && record.duration.isFinite
    let time =
      bends ? eased(progress.fraction, record.easing) * record.duration : progress.localTime
    return springs[Int(attributes[Int(record.attributes)].spring)].evaluator.value(at: time)
  }

  // MARK: Numbers

  /// Writes the common case: numbers between two ends.
  ///
  /// Skips the reading, which costs more to fill than this to evaluate.
  @inline(__always)
  private func applyStraight(_ node: Int, _ progress: Progress, to frame: Frame) {
    let record = nodes[node].record
    let fraction = eased(progress.fraction, record.easing)
    let slot = slot(of: node)
    let count = Int(slot.count)
    let start = Int(frame.offsets[Int(slot.root)]) + Int(slot.first)
    let isAdditive = record.flags.contains(.additive)
    for index in 0..<count {
      let ends = ends(record, Int(record.values) + index, count: count) {
        frame.model[start + index]
      }
      let value = Double.between(ends.start, ends.end, at: fraction)
      frame.values[start + index] = isAdditive ? frame.values[start + index] + value : value
    }
  }

  @inline(__always)
  private func applyNumbers(_ reading: Reading, to frame: Frame, block: Int) {
    let slot = slot(of: reading.node)
    let start = block + Int(slot.first)
    if slot.mayHaveNoColor, lacksColor(reading, frame.model + start) { return }
    let isAdditive = reading.record.flags.contains(.additive)
    for index in 0..<reading.count where slot.writes(number: index) {
      let value = number(reading, index) { frame.model[start + index] }
      frame.values[start + index] = isAdditive ? frame.values[start + index] + value : value
    }
  }

  /// Returns whether an end is a model without a color, which can't be interpolated, so nothing is
  /// written (B-5).
  @inline(never)
  private func lacksColor(_ reading: Reading, _ model: UnsafeMutablePointer<Double>) -> Bool {
    guard reading.record.readsModel else { return false }
    if PropertyRoot.isNoColor(UnsafeBufferPointer(start: model, count: 4)) { return true }
    // An explicit end may have been read from a model without a color.
    let first = Int(reading.record.values)
    return !reading.record.flags.isDisjoint(with: .ends)
      && PropertyRoot.isNoColor(UnsafeBufferPointer(rebasing: numbers[first..<first + 4]))
  }

  /// Writes a flag: a number during the animation, on unless 0 (V-1).
  @inline(never)
  private func applyFlag(_ reading: Reading, to frame: Frame, block: Int) {
    let base = reading.record.flags.contains(.additive) ? frame.values[block] : 0
    let value = base + number(reading.clamped, 0) { frame.model[block] }
    frame.values[block] = value != 0 ? 1 : 0
  }

  /// Returns one number of a property animation before it is added to the presentation value.
  @inline(__always)
  func number(_ reading: Reading, _ index: Int, model: () -> Double) -> Double {
    let (record, count) = (reading.record, reading.count)
    let value = number(record, index, count: count, at: reading.position, model: model)
    guard reading.cycles != 0 else { return value }
    let passed = number(record, index, count: count, at: reading.cycleEnd, model: model)
    return value + reading.cycles * passed
  }

  /// Returns one number of an animation at a position.
  @inline(__always)
  func number(
    _ record: AnimationRecord, _ index: Int, count: Int, at position: Position,
    model: () -> Double
  ) -> Double {
    let first = Int(record.values) + index
    switch position {
    case .ends(let fraction):
      let ends = ends(record, first, count: count, model: model)
      return .between(ends.start, ends.end, at: fraction)
    case .keys(let mix):
      return number(of: mix, first: first, count: count)
    case .point(let x, let y):
      return index == 0 ? x : y
    }
  }

  /// Returns a value that is not a number at a position; between keyframes, without a smooth curve.
  ///
  /// - Parameters:
  ///   - record: The animation.
  ///   - position: The position between its values.
  ///   - read: Returns a given value.
  ///   - model: Returns the model value.
  ///   - between: Returns the interpolation of two values.
  ///   - sum: Returns a value plus a multiple of another.
  func value<Value>(
    of record: AnimationRecord, at position: Position, _ read: (Int) -> Value,
    model: () -> Value, between: (Value, Value, Double) -> Value,
    sum: (Value, Value, Double) -> Value
  ) -> Value {
    switch position {
    case .point: return model()
    case .keys(let mix):
      let start = read(mix.index)
      return mix.part == 0 ? start : between(start, read(mix.index + 1), mix.part)
    case .ends(let fraction):
      let ends = record.flags.ends(read, model: model, sum: sum)
      return between(ends.start, ends.end, fraction)
    }
  }

  /// Returns start and end of one number of a basic animation.
  @inline(__always)
  func ends(
    _ record: AnimationRecord, _ first: Int, count: Int, model: () -> Double
  ) -> (start: Double, end: Double) {
    record.flags.ends({ numbers[first + $0 * count] }, model: model, sum: { $0 + $1 * $2 })
  }

  // Not inlined, like the next two: a whole transform takes stack space that numbers need not pay for.
  @inline(never)
  func applyComponent(_ reading: Reading, to frame: Frame, block: Int) {
    let slot = slot(of: reading.node)
    let component = slot.transformComponent
    let isAdditive = reading.record.flags.contains(.additive)
    let shown = TransformBlock(frame.values + block)
    let model = TransformBlock(frame.model + block)
    for index in 0..<reading.count where slot.writes(number: index) {
      let value = number(reading, index) { model.read(component, number: index) }
      let base = isAdditive ? shown.read(component, number: index) : 0
      shown.write(base + value, to: component, number: index)
    }
  }

  /// Applies a transform made from numbers, which replaces the whole one (P-4).
  @inline(never)
  func applyFunction(_ reading: Reading, to frame: Frame, block: Int) {
    let function = slot(of: reading.node).function
    let model = TransformBlock(frame.model + block)
    func number(_ index: Int) -> Double {
      guard index < reading.count else { return 0 }
      return self.number(reading, index) { model.read(function.components[index], number: 0) }
    }
    let value = function.transform(number(0), number(1), number(2))
    if value.isFinite { show(value, reading, in: frame, block: block) }
  }

  @inline(never)
  func applyTransform(_ reading: Reading, to frame: Frame, block: Int) {
    let model = TransformBlock(frame.model + block)
    var value = transform(reading.record, at: reading.position) { model.transform }
    if reading.cycles != 0 {
      let end = transform(reading.record, at: reading.cycleEnd) { model.transform }
      value = value.concatenated(with: end.raised(to: reading.cycles))
    }
    // An overflowed value has no effect.
    if value.isFinite { show(value, reading, in: frame, block: block) }
  }

  private func show(_ value: Transform3D, _ reading: Reading, in frame: Frame, block: Int) {
    let shown = TransformBlock(frame.values + block)
    shown.transform =
      reading.record.flags.contains(.additive)
      ? value.concatenated(with: shown.transform) : value
  }

  /// Rotates the layer along its path, before its own transform (K-14).
  @inline(never)
  func applyTurn(_ node: Int, _ progress: Progress, to frame: Frame, only: Int32) {
    guard only < 0 || slot(of: node).turn == only else { return }
    let record = nodes[node].record
    let table = table(record)
    let place = pathPlace(table, at: eased(progress.fraction, record.easing))
    let angle =
      pathEvaluators[Int(table.path)].angle(segment: place.segment, part: place.part)
      + (table.rotation?.turn ?? 0)
    let shown = TransformBlock(frame.values + Int(frame.offsets[Int(slot(of: node).turn)]))
    shown.transform = Transform3D.rotation(by: angle).concatenated(with: shown.transform)
  }

  /// Returns an interpolated whole transform (V-4, V-5); transform keyframes have no smooth curve.
  private func transform(
    _ record: AnimationRecord, at position: Position, model: () -> Transform3D
  ) -> Transform3D {
    value(
      of: record, at: position, { transform(record, $0) }, model: model,
      between: { $0.interpolated(to: $1, at: $2) },
      sum: { $0.concatenated(with: $1, times: $2) })
  }

  /// Returns start and end of a basic animation of a whole transform.
  func transformEnds(
    _ record: AnimationRecord, model: () -> Transform3D
  ) -> (start: Transform3D, end: Transform3D) {
    record.flags.ends(
      { transform(record, $0) }, model: model, sum: { $0.concatenated(with: $1, times: $2) })
  }

  /// Returns a transform among the values of a record.
  private func transform(_ record: AnimationRecord, _ index: Int) -> Transform3D {
    numbers.baseAddress.map { Transform3D(components: $0 + Int(record.values) + 16 * index) }
      ?? .identity
  }
}

extension Transform3D {
  /// Returns the transform concatenated a number of times; fractions are dropped.
  fileprivate func raised(to power: Double) -> Transform3D {
    var result = Transform3D.identity
    // Inverted first: the inverse of a high power has lost most of its precision.
    var square = power < 0 ? inverted() : self
    var rest = abs(power).rounded(.down)
    while rest >= 1, rest.isFinite {
      if rest.truncatingRemainder(dividingBy: 2) == 1 { result = result.concatenated(with: square) }
      square = square.concatenated(with: square)
      rest = (rest / 2).rounded(.down)
    }
    return result
  }
}
