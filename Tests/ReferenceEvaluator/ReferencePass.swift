// The inner half of the evaluation: `apply`, line by line.

import AnimaticCore

/// One evaluation while it is going on.
struct ReferencePass {
  let model: ReferenceValues
  var shown: ReferenceValues
  var captured: ReferenceValues?
  var margin = Double.infinity

  init(model: ReferenceValues) {
    self.model = model
    shown = model
  }

  /// `apply` of §16.
  mutating func apply(
    _ animation: any LayerAnimation, at parent: Double, begin: Double, zeroDuration: Double,
    isExact: Bool
  ) {
    let timing = animation.timing
    guard timing.isUsable else { return }  // T-17
    let place = timing.place(at: parent, begin: begin, zeroDuration: zeroDuration)
    if !isExact { margin = min(margin, place.margin) }
    guard timing.shows(place.phase) else { return }
    // A-16; without a function the fraction times the duration is b itself.
    let isEased = animation.timingFunction != nil
    let fraction = referenceEased(place.local / place.duration, animation.timingFunction)
    let isEdge = fraction == 0 || fraction == 1
    if let group = animation as? AnimationGroup {
      // G-3, G-4.
      let time = isEased ? fraction * place.duration : place.local
      for child in group.animations {
        apply(
          child, at: time, begin: child.timing.beginTime, zeroDuration: place.duration,
          isExact: isExact && (!isEased || isEdge))
      }
    } else if let property = (animation as? any ReferenceReadable)?.reference {
      let instant = ReferenceInstant(
        fraction: fraction, local: place.local, duration: place.duration, isEased: isEased,
        isExact: isEdge || isExact && !isEased)
      apply(property, at: instant, cycle: timing.autoreverses ? 0 : place.cycle)
    }
  }

  private mutating func apply(
    _ property: ReferenceProperty, at instant: ReferenceInstant, cycle: Double
  ) {
    // B-3; an additive animation does not start from the presentation.
    let before = property.isAdditive ? model : captured ?? model
    guard let current = current(property, in: model) else { return }  // P-1
    let previous = self.current(property, in: before) ?? current
    guard let below = shown.read(property.keyPath),
      var value = property.sample(at: instant, current: current, previous: previous)
    else { return }
    if property.isCumulative, cycle != 0,
      let end = property.sample(at: instant.end, current: current, previous: previous)
    {
      value = value.plus(end, times: cycle)  // P-3
    }
    if let function = property.function {
      // P-4, in the domain of numbers until here.
      let margin = value.margin
      value = ReferenceValue(function.transform(value.numbers), .transform)
      value.margin = margin
    }
    margin = min(margin, value.margin)
    // An overflowing transform has no effect.
    if value.numbers.allSatisfy(\.isFinite) {
      shown.write(property.isAdditive ? value.added(to: below) : value, property.keyPath)  // P-2
    }
    turn(property, at: instant)
  }

  /// B-2: the live model value, at a sub-path where the key path is one, and as the numbers of a value
  /// function where it has one.
  private func current(
    _ property: ReferenceProperty, in values: ReferenceValues
  ) -> ReferenceValue? {
    guard let function = property.function else { return values.read(property.keyPath) }
    let numbers = function.fields.map { values.read("\(property.keyPath).\($0)")?.numbers ?? [] }
    return numbers.contains { $0.isEmpty } ? nil : ReferenceValue(numbers.flatMap { $0 })
  }

  /// K-14: the layer rotates in its own space first.
  private mutating func turn(_ property: ReferenceProperty, at instant: ReferenceInstant) {
    guard property.rotation != nil, case .path(let motion) = property.way,
      !motion.path.segments.isEmpty, let transform = shown.read("transform")
    else { return }
    let (angle, near) = motion.angle(at: instant)
    margin = min(margin, near)
    let turn = ReferenceMatrix.turn(2, angle)
    shown.write(
      ReferenceValue(ReferenceMatrix.product(turn, transform.numbers), .transform), "transform")
  }
}
