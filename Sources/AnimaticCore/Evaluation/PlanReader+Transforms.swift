// Evaluation of transforms: components, whole transforms, value functions, and path rotation (P-4,
// P-6, V-4, V-5, K-14).

// Not inlined: a whole transform takes stack space that numbers need not pay for.
extension PlanReader {
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
      if rest.truncatingRemainder(dividingBy: 2) == 1 {
        result = result.concatenated(with: square)
      }
      square = square.concatenated(with: square)
      rest = (rest / 2).rounded(.down)
    }
    return result
  }
}
