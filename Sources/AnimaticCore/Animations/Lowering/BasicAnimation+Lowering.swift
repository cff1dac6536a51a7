// Lowering of a basic animation with known ends to two keyframes.

extension BasicAnimation: LowerableAnimation {
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)? {
    guard let function = timingFunction, !function.isCubic, let ends = ends(over: model) else {
      return nil
    }
    var keyframes = KeyframeAnimation(property, values: [ends.start, ends.end])
    keyframes.attributes = attributes
    keyframes.isAdditive = isAdditive
    keyframes.isCumulative = isCumulative
    return keyframes.keyframesForCoreAnimation(over: model)
  }

  /// Returns start and end (B-1); nil if they depend on an unknown model, or if by can't be
  /// inverted.
  private func ends(over model: LayerValues?) -> (start: Value, end: Value)? {
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return sum(from, by, times: 1).map { (from, $0) }
    case (nil, let to?, let by?): return sum(to, by, times: -1).map { ($0, to) }
    default: break
    }
    guard let own = model.flatMap(value) else { return nil }
    switch (fromValue, toValue, byValue) {
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (own, to)
    case (nil, nil, let by?): return sum(own, by, times: 1).map { (own, $0) }
    default: return nil
    }
  }

  /// Returns the model value; nil if it can't be interpolated (B-5, P-10).
  private func value(in model: LayerValues) -> Value? {
    guard property.path.isResolved, !property.path.isFunction, model.canRead(property.path),
      !property.path.root.lacksColor(model.value(of: property.path.root))
    else { return nil }
    return model[property]
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
