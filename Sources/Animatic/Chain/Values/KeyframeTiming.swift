// The times and easings of written keyframes: missing times lie evenly between their neighbours.

import AnimaticCore

/// Written keyframes, as a keyframe animation takes them.
struct KeyframeTiming {
  /// One for each keyframe, and in discrete mode one for the end; nil where no time was written.
  let times: [Double]?
  /// One for each segment; nil where no easing was written.
  let easings: [TimingFunction]?
  /// The first time that can't be meant: outside 0 to 1, or before one that is written earlier.
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
    // Each discrete value shows until the next one's time, the last until the end.
    if mode == .discrete { written.append(1) }
    written[0] = written[0] ?? 0
    written[written.count - 1] = written[written.count - 1] ?? 1
    mistake = Self.mistake(in: written)
    times = mistake == nil ? Self.spread(written) : nil
  }

  private static func mistake(in written: [Double?]) -> Double? {
    var latest = 0.0
    return written.compactMap { $0 }.first { time in
      let isPossible = time >= latest && time <= 1
      latest = time
      return !isPossible
    }
  }

  /// Fills the gaps; the first and the last are there.
  private static func spread(_ written: [Double?]) -> [Double] {
    var times: [Double] = []
    var gap = 0
    for time in written {
      guard let time else {
        gap += 1
        continue
      }
      let before = times.last ?? time
      let steps = Double(gap + 1)
      times += (0..<gap).map { before + (time - before) * Double($0 + 1) / steps }
      times.append(time)
      gap = 0
    }
    return times
  }
}
