// The keyframes of one channel, and what it took to say them.

import AnimaticCore

/// A value at a time, and how the way to the next one is eased.
struct StyleKeyframe: Equatable, Sendable {
  var time: Double
  var value: StyleValue
  /// The curve to the next keyframe; nil for a straight way.
  var curve: ControlPoints?
}

/// The keyframes of one channel.
struct StyleTrack: Sendable {
  let channel: Channel
  var keyframes: [StyleKeyframe] = []
  /// How many stretches the browser plays by words of its own: a line or a cubic curve.
  var native = 0
  /// How many became many short lines.
  var lowered = 0
  /// Why they did, each reason once.
  var reasons: [String] = []
  /// Whether there was no room for as many keyframes as it takes.
  var isCut = false
}
