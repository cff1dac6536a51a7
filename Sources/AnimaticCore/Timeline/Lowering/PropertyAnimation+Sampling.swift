// What can't become other keyframes of the same table, as keyframes of what it shows.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// An animation type that can be looked at closely where its keyframes can't be moved.
protocol SampledAnimation: LayerAnimation {
  /// What shows the same; nil where the values are no numbers, or where cycles pile up.
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)?

  /// The easings between its keyframes.
  var segmentEasings: [EasingCurve] { get }
}

extension SampledAnimation {
  var segmentEasings: [EasingCurve] { [] }
}

extension KeyframeAnimation: SampledAnimation {
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? {
    guard motionPath != nil || calculationMode.isCubic else { return nil }
    return sampledTurning(over: model) ?? sampled(property, over: model)
  }

  var segmentEasings: [EasingCurve] {
    // Between discrete or paced keyframes there is nothing to ease (K-5, K-8).
    calculationMode.isPaced || calculationMode == .discrete
      ? [] : (timingFunctions ?? []).map(\.easing)
  }
}

extension SpringAnimation: SampledAnimation {
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? {
    sampled(property, over: model)
  }
}

extension PropertyAnimation {
  /// Keyframes joined by straight lines that show the same; nil where the values are no numbers, or
  /// where cycles pile up.
  fileprivate func sampled<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, over model: LayerValues
  ) -> KeyframeAnimation<Value>? {
    let path = property.path
    guard path.isResolved, path.root.kind != .shaped, path.root.kind != .flag, !path.isFunction,
      !isCumulative, !(isAdditive && path.isWholeTransform)
    else { return nil }
    let pass = SinglePass(self, over: model)
    let samples = PassSamples(edges: pass.edges(of: self), instant: pass.instant) {
      pass.values(at: $0).value(at: path).numbers
    }
    guard samples.numbers.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    var keyframes = KeyframeAnimation(
      property, values: samples.numbers.map { Value(flat: FlatValue($0)) },
      keyTimes: samples.fractions)
    keyframes.attributes = attributes
    keyframes.attributes.timingFunction = nil
    keyframes.isAdditive = isAdditive
    return keyframes
  }
}

extension KeyframeAnimation {
  /// The same for one that turns its layer along a path: a group of the way and of the turn.
  fileprivate func sampledTurning(over model: LayerValues) -> AnimationGroup? {
    guard motionPath != nil, motionRotation != nil, let way = sampled(property, over: model) else {
      return nil
    }
    let pass = SinglePass(self, over: LayerValues())
    var last = 0.0
    let turn = PassSamples(edges: pass.edges(of: self), instant: pass.instant) { fraction in
      let matrix = pass.values(at: fraction).transform
      let angle = atan2(matrix.m12, matrix.m11)
      return [cos(angle), sin(angle)]
    }
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

  /// As the child of a group that has its timing.
  fileprivate func inGroup(of duration: Double) -> Self {
    var child = self
    child.attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration, fillMode: .both), place: place)
    return child
  }
}
