// Lowering by sampling, for animations that can't be lowered by moving keyframes.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension KeyframeAnimation {
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? {
    guard motionPath != nil || calculationMode.isCubic else { return nil }
    return sampledTurning(over: model) ?? sampled(property, over: model)
  }

  /// Returns a group of position and rotation for an animation that rotates its layer along a path.
  fileprivate func sampledTurning(over model: LayerValues) -> AnimationGroup? {
    guard motionPath != nil, motionRotation != nil, let way = sampled(property, over: model) else {
      return nil
    }
    let turn = PassSamples(of: self, over: LayerValues()) { values in
      let matrix = values.transform
      let angle = atan2(matrix.m12, matrix.m11)
      return [cos(angle), sin(angle)]
    }
    var last = 0.0
    let angles = turn.numbers.map { number in
      last += remainder(atan2(number[1], number[0]) - last, 2 * .pi)
      return last
    }
    var rotation = KeyframeAnimation<Double>(
      .transform(by: .rotateZ), values: angles, keyTimes: turn.fractions)
    rotation.isAdditive = true
    var group = AnimationGroup([way.inGroup(of: duration), rotation.inGroup(of: duration)])
    group.attributes = attributes
    group.attributes.timingFunction = nil
    return group
  }

  /// Returns the animation as the child of a group that has its timing.
  func inGroup(of duration: Double) -> Self {
    var child = self
    child.attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration, fillMode: .both), place: place)
    return child
  }
}

extension SpringAnimation: LowerableAnimation {
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? {
    sampled(property, over: model)
  }
}

extension PropertyAnimation {
  /// Returns equivalent keyframes joined by lines; nil if the values are not numeric, or if the
  /// animation is cumulative.
  fileprivate func sampled<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, over model: LayerValues
  ) -> KeyframeAnimation<Value>? {
    let path = property.path
    guard path.isResolved, path.root.kind != .shaped, path.root.kind != .flag, !path.isFunction,
      !isCumulative, !(isAdditive && path.isWholeTransform)
    else { return nil }
    let samples = PassSamples(of: self, over: model) { $0.value(at: path).numbers }
    guard samples.numbers.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    return keyframes(property, through: samples)
  }

  /// Returns keyframes in place of the animation, which its samples have eased already.
  func keyframes<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, through samples: PassSamples
  ) -> KeyframeAnimation<Value> {
    var keyframes = KeyframeAnimation(
      property, values: samples.numbers.map { Value(flat: FlatValue($0)) },
      keyTimes: samples.fractions)
    keyframes.attributes = attributes
    keyframes.attributes.timingFunction = nil
    (keyframes.isAdditive, keyframes.isCumulative) = (isAdditive, isCumulative)
    return keyframes
  }
}
