// A basic animation is two keyframes, where both of its ends are known.

extension BasicAnimation: LowerableAnimation {
  var keyframesForCoreAnimation: (any LayerAnimation)? {
    guard let function = timingFunction, !function.isCubic, let ends else { return nil }
    var keyframes = KeyframeAnimation(property, values: [ends.start, ends.end])
    keyframes.attributes = attributes
    keyframes.isAdditive = isAdditive
    keyframes.isCumulative = isCumulative
    return keyframes.keyframesForCoreAnimation
  }

  /// Where it starts and ends (B-1); nil where the model has a say, or a by can't be taken back.
  private var ends: (start: Value, end: Value)? {
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): sum(from, by, times: 1).map { (from, $0) }
    case (nil, let to?, let by?): sum(to, by, times: -1).map { ($0, to) }
    default: nil
    }
  }

  private func sum(_ value: Value, _ by: Value, times factor: Double) -> Value? {
    guard property.path.isWholeTransform else {
      return Value(flat: value.flat.adding(by.flat, times: factor))
    }
    guard let value = value as? Transform3D, let by = by as? Transform3D else { return nil }
    if factor < 0, by.isSingular { return nil }
    return value.concatenated(with: factor < 0 ? by.inverted() : by) as? Value
  }
}
