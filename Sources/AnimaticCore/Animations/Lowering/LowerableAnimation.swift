// Animations whose easing Core Animation may lack.

/// An animation type whose easing Core Animation may lack.
protocol LowerableAnimation: LayerAnimation {
  /// Returns equivalent keyframes eased by cubic curves; nil if the animation already uses cubic
  /// curves or has no equivalent keyframes.
  ///
  /// - Parameter model: The source of an omitted end; nil if unknown.
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)?

  /// Returns equivalent keyframes, sampled for an animation whose keyframes can't be moved; nil if
  /// the values are not numeric, or if the animation is cumulative.
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)?

  /// The easings of segments.
  var segmentFunctions: [TimingFunction] { get }
}

extension LowerableAnimation {
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)? { nil }
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? { nil }
  var segmentFunctions: [TimingFunction] { [] }
}

extension LayerAnimation {
  /// Whether the easing is unsupported by Core Animation; for a group, only its easing counts.
  package var isEasedBeyondCurves: Bool {
    if timingFunction?.isCubic == false { return true }
    return (self as? any LowerableAnimation)?.segmentFunctions.contains { !$0.isCubic } ?? false
  }
}

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

  private var endFlags: AnimationRecord.Flags {
    var flags = AnimationRecord.Flags()
    flags.set(.from, fromValue != nil)
    flags.set(.to, toValue != nil)
    flags.set(.by, byValue != nil)
    return flags
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

// Lowering of keyframes with easings that are not cubic curves.

extension KeyframeAnimation: LowerableAnimation {
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)? {
    guard motionPath == nil, !calculationMode.isCubic, Value.self != Bool.self, isInterpolable
    else { return nil }
    let own = timingFunction ?? .linear
    guard isEasedBeyondCurves else { return nil }
    // A kept easing must not overshoot keyframes whose outermost segments change.
    let stays = own.isCubic && !own.overshoots
    let table = EasedKeyframes(
      times: resolvedTimes, functions: segmentFunctions.map(\.easing),
      isDiscrete: calculationMode == .discrete)
    guard let keys = table.keys(easedBy: (stays ? .linear : own).easing) else { return nil }
    var result = self
    result.calculationMode = keys.isLevel ? .discrete : .linear
    result.values = keys.points.map { value($0.index, $0.part) }
    result.keyTimes = keys.points.map(\.fraction) + (keys.isLevel ? [1] : [])
    result.timingFunctions = nil
    if !stays { result.attributes.timingFunction = nil }
    return result
  }

  var segmentFunctions: [TimingFunction] {
    // Discrete and paced keyframes have no segment easings (K-5, K-8).
    guard !calculationMode.isPaced, calculationMode != .discrete else { return [] }
    let count = motionPath == nil ? values.count - 1 : .max
    return Array((timingFunctions ?? []).prefix(max(count, 0)))
  }

  /// The times of the values, as resolved by the pool (K-3, K-4, K-8).
  private var resolvedTimes: [Double] {
    var pool = AnimationPool()
    let record = makeRecord(in: &pool)
    return pool.times(of: pool.table(record))
  }

  /// Whether neighboring values can be interpolated.
  private var isInterpolable: Bool {
    guard let first = values.first?.flat, values.count > 1, !first.numbers.isEmpty else {
      return false
    }
    return values.allSatisfy { $0.flat.matches(first) }
      && (!property.path.isWholeTransform || values is [Transform3D])
  }

  /// Returns the value at a fraction of a segment, as the evaluator interpolates it.
  private func value(_ index: Int, _ part: Double) -> Value {
    if part == 0 { return values[index] }
    if part == 1 { return values[index + 1] }
    return Value(
      flat: property.path.interpolated(values[index].flat, values[index + 1].flat, at: part))
  }
}
