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
