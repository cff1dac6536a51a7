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
    let given = [fromValue, toValue, byValue].compactMap { $0 }
    let flags = endFlags
    guard !given.isEmpty, !(flags == .toBy && isSingular(given[1])),
      let current = given.count > 1 ? given[0] : model.flatMap(value)
    else { return nil }
    return flags.ends(
      { given[$0] }, model: { current },
      sum: { Value(flat: property.path.sum($0.flat, $1.flat, times: $2)) })
  }

  private func isSingular(_ by: Value) -> Bool {
    property.path.isWholeTransform && Transform3D(components: by.components).isSingular
  }

  /// Returns the model value; nil if it can't be interpolated (B-5, P-10).
  private func value(in model: LayerValues) -> Value? {
    guard property.path.isResolved, !property.path.isFunction, model.canRead(property.path),
      !property.path.root.lacksColor(model.value(of: property.path.root))
    else { return nil }
    return model[property]
  }
}
