// The times and easings of keyframes, as far as they are written.

import AnimaticCore

// The times and easings of keyframes: missing times are evenly between their neighbors.

/// The timing of written keyframes, in the form of a keyframe animation.
struct KeyframeTiming {
  /// One per keyframe, and in discrete mode one for the end; nil without explicit times.
  let times: [Double]?
  /// One per segment; nil without explicit easings.
  let easings: [TimingFunction]?
  /// The first invalid time: outside 0 to 1, or before an earlier one.
  let mistake: Double?

  /// Complexity: O(n).
  init<Value>(_ keyframes: [Keyframe<Value>], mode: CalculationMode) {
    let hasEasings = keyframes.dropFirst().contains { $0.easing != nil }
    easings = hasEasings ? keyframes.dropFirst().map { $0.easing ?? .linear } : nil
    guard keyframes.contains(where: { $0.time != nil }) else {
      (times, mistake) = (nil, nil)
      return
    }
    var written = keyframes.map(\.time)
    // Each discrete value holds until the next one's time, the last until the end.
    if mode == .discrete { written.append(1) }
    written[0] = written[0] ?? 0
    written[written.count - 1] = written[written.count - 1] ?? 1
    mistake = Self.mistake(in: written)
    times = mistake == nil ? written.evenlyFilled : nil
  }

  private static func mistake(in written: [Double?]) -> Double? {
    var latest = 0.0
    return written.compactMap { $0 }.first { time in
      let isPossible = time >= latest && time <= 1
      latest = time
      return !isPossible
    }
  }
}
