// The segment of a keyframe animation at a fraction, and the fraction of the segment: K-3 to K-5, K-8,
// and K-15, for values and for paths.

import AnimaticCore

/// A position between two keyframes.
struct ReferencePlaceInKeys {
  /// The keyframe at which the segment begins; the last one where nothing follows.
  var segment: Int
  /// How far into the segment, eased; 0 at its begin, 1 only past the last keyframe.
  var part: Double
  /// Whether the part is as exact as the fraction was.
  var isExact: Bool
}

enum ReferenceKeyTimes {
  /// K-3, K-4: a time for each keyframe of the common prefix; evenly spread where the written ones are
  /// unusable.
  static func resolved(_ written: [Double]?, count: Int, slots: Int) -> [Double] {
    if let written, !written.isEmpty {
      var isUsable = true
      for (index, time) in written.enumerated() {
        if !(time >= 0 && time <= 1) { isUsable = false }
        if index > 0, time < written[index - 1] { isUsable = false }
      }
      if isUsable { return Array(written.prefix(count)) }
    }
    return (0..<count).map { Double($0) / Double(slots) }
  }

  /// K-8: times in proportion to distances; evenly spread where there are none.
  static func paced(_ distances: [Double?]) -> [Double] {
    let known = distances.compactMap { $0 }
    let total = known.reduce(0, +)
    guard known.count == distances.count, total > 0 else {
      return (0...distances.count).map { Double($0) / Double(distances.count) }
    }
    var sum = 0.0
    var times = [0.0]
    for distance in known {
      sum += distance
      times.append(sum / total)
    }
    times[times.count - 1] = 1
    return times
  }

  /// K-7, K-15: the last keyframe whose time has come; the first one before all of them.
  static func reached(_ times: [Double], at fraction: Double) -> Int {
    if fraction < 0 { return 0 }
    let inside = min(max(fraction, 0), 1)
    return times.lastIndex { $0 <= inside } ?? 0
  }

  /// K-5, K-6, K-15: outside 0 to 1 the end segments go on straight, where they have a length.
  static func place(
    _ times: [Double], _ easings: [TimingFunction], at fraction: Double, isExact: Bool
  ) -> ReferencePlaceInKeys {
    let last = times.count - 1
    if fraction < 0, last > 0, times[0] == 0, times[1] > 0 {
      return ReferencePlaceInKeys(segment: 0, part: fraction / times[1], isExact: isExact)
    }
    if fraction > 1, last > 0, times[last] == 1, times[last - 1] < 1 {
      let length = 1 - times[last - 1]
      return ReferencePlaceInKeys(
        segment: last - 1, part: (fraction - times[last - 1]) / length, isExact: isExact)
    }
    let inside = min(max(fraction, 0), 1)
    let segment = reached(times, at: min(fraction, 1))
    guard fraction >= 0, segment < last, inside >= times[segment] else {
      return ReferencePlaceInKeys(segment: segment, part: 0, isExact: isExact)
    }
    let part = (inside - times[segment]) / (times[segment + 1] - times[segment])
    let easing = segment < easings.count ? easings[segment] : nil
    return ReferencePlaceInKeys(
      segment: segment, part: referenceEased(part, easing),
      isExact: isExact && (easing == nil || part == 0))
  }
}
