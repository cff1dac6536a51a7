// Every attribute and every type of value of raw animations.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A custom value.
private struct Pitch: AnimatableVector {
  var components: [Double]
  static var componentCount: Int { 2 }
}

extension Feature {
  private static func value<Value: AnimatableValue>(
    _ name: String, _ property: LayerProperty<Value>, from: Value, to: Value
  ) -> Feature {
    Feature(.value, name) { Animate($0[0]).animate(property, from: from, to: to, duration: 1) }
  }

  /// The name of an image that an app does not have.
  static let missingImage = "missing"

  static var values: [Feature] {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let other = BezierPath(rect: CGRect(x: 5, y: 5, width: 40, height: 20))
    let pitch = LayerProperty<Pitch>("pitch", default: Pitch(components: [0, 0]))
    let progress = LayerProperty<Double>("progress", default: 0)
    return [
      value("a number", .opacity, from: 1, to: 0),
      value("a point", .position, from: .zero, to: CGPoint(x: 5, y: 6)),
      value("a size", .shadowOffset, from: .zero, to: CGSize(width: 5, height: 6)),
      value("a rectangle", .bounds, from: .zero, to: CGRect(x: 1, y: 2, width: 3, height: 4)),
      value("a colour", .backgroundColor, from: .red, to: .blue),
      value("a transform", .transform, from: .identity, to: .rotation(by: 1)),
      value("a component of a transform", .rotation, from: 0, to: 1),
      value("a flag", .isHidden, from: false, to: true),
      value("a path", .path, from: square, to: other),
      value("colours", .colors, from: [.red, .blue], to: [.blue, .red]),
      value("numbers", .locations, from: [0, 0.5], to: [0.5, 1]),
      value("contents by name", .contents, from: "a", to: "b"),
      value(
        "contents that the app lacks", .contents, from: "a", to: LayerContents(missingImage)),
      value("a number of one's own", progress, from: 0, to: 1),
      value(
        "a type of one's own", pitch, from: Pitch(components: [0, 0]),
        to: Pitch(components: [1, 2])),
    ]
  }

  private static func keys(
    _ mode: CalculationMode, _ change: (inout KeyframeAnimation<CGPoint>) -> Void = { _ in }
  ) -> KeyframeAnimation<CGPoint> {
    var keys = KeyframeAnimation(
      .position, values: [.zero, CGPoint(x: 50, y: 10), CGPoint(x: 80, y: 90)],
      calculationMode: mode, duration: 1)
    change(&keys)
    return keys
  }

  private static func path(
    _ change: (inout KeyframeAnimation<CGPoint>) -> Void = { _ in }
  ) -> KeyframeAnimation<CGPoint> {
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 90, y: -30))
    path.addLine(to: CGPoint(x: 160, y: 80))
    var keys = KeyframeAnimation(.position, path: path, duration: 1)
    change(&keys)
    return keys
  }

  private static func fade(
    _ change: (inout BasicAnimation<Double>) -> Void
  ) -> BasicAnimation<Double> {
    var fade = BasicAnimation(.opacity, from: 0.5, to: 0.25, duration: 1)
    change(&fade)
    return fade
  }

  static var raws: [Feature] {
    [
      Feature(raw: "basic: from, to", fade { _ in }),
      Feature(raw: "basic: from, by", fade { ($0.toValue, $0.byValue) = (nil, 0.25) }),
      Feature(raw: "basic: to alone", fade { $0.fromValue = nil }),
      Feature(
        raw: "basic: by alone", fade { ($0.fromValue, $0.toValue, $0.byValue) = (nil, nil, 0.25) }),
      Feature(raw: "additive", fade { $0.isAdditive = true }),
      Feature(raw: "cumulative", fade { ($0.isCumulative, $0.repeatCount) = (true, 3) }),
      Feature(
        raw: "value function",
        BasicAnimation(.transform(by: .rotateZ), from: 0, to: 1, duration: 1)),
      Feature(raw: "spring", SpringAnimation(.positionX, from: 0, to: 100, duration: 1)),
      Feature(raw: "keyframes, linear", keys(.linear)),
      Feature(raw: "keyframes, discrete", keys(.discrete)),
      Feature(raw: "keyframes, paced", keys(.paced)),
      Feature(raw: "keyframes, cubic", keys(.cubic) { $0.tensionValues = [0, 0.5, 0] }),
      Feature(raw: "keyframes, cubicPaced", keys(.cubicPaced)),
      Feature(raw: "key times", keys(.linear) { $0.keyTimes = [0, 0.2, 1] }),
      Feature(
        raw: "easings of segments", keys(.linear) { $0.timingFunctions = [.easeIn, .easeOut] }),
      Feature(
        raw: "easings of segments, no curves",
        keys(.linear) { $0.timingFunctions = [.bounce(), .easeOut] }),
      Feature(
        raw: "keyframes, cubic, eased by no curve", keys(.cubic) { $0.timingFunction = .bounce() }),
      Feature(raw: "path", path()),
      Feature(raw: "path, turning", path { $0.rotationMode = .auto }),
      Feature(raw: "path, turning the other way", path { $0.rotationMode = .autoReverse }),
      Feature(raw: "path, paced", path { $0.calculationMode = .paced }),
      Feature(raw: "path, eased by no curve", path { $0.timingFunction = .bounce() }),
      Feature(
        raw: "path, turning, eased by no curve",
        path { ($0.rotationMode, $0.timingFunction) = (.auto, .elastic()) }),
      Feature(raw: "group", AnimationGroup([fade { _ in }, keys(.linear)], duration: 2)),
      Feature(raw: "group, eased by a curve", eased(.easeIn)),
      Feature(raw: "group, eased by no curve", eased(.bounce())),
    ]
  }

  private static func eased(_ function: TimingFunction) -> AnimationGroup {
    var group = AnimationGroup([fade { _ in }], duration: 2)
    group.timingFunction = function
    return group
  }
}
