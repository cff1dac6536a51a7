// The keyframes of one CSS property.

import AnimaticCore

/// A value at a time, with the easing to the next keyframe.
struct StyleKeyframe: Equatable, Sendable {
  var time: Double
  var value: StyleValue
  /// The curve to the next keyframe; nil for linear interpolation.
  var curve: ControlPoints?
}

/// The keyframes of a channel.
struct StyleTrack: Sendable {
  let channel: Channel
  var keyframes: [StyleKeyframe] = []
  /// The number of intervals that the browser plays natively: linear or a cubic curve.
  var native = 0
  /// The number of intervals approximated by several keyframes.
  var approximated = 0
  /// The reasons for approximations, each once.
  var reasons: [String] = []
  /// Whether the limit of keyframes was reached.
  var isCut = false
}
