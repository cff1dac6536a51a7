// The value of a property animation at a fraction: B-1 for basic ones, K-2 to K-7 and K-15 for linear
// keyframes. Knows no time and no layer.

import AnimaticCore

extension ReferenceProperty {
  /// The value at an eased fraction; nil where the animation shows nothing (K-2).
  func sample(at fraction: Double, current: [Double]) -> [Double]? {
    switch kind {
    case .basic(let from, let to, let by):
      let (start, end) = Self.ends(from, to, by, current)
      return Self.mix(start, end, fraction)
    case .keyframes(let values, let times, let easings):
      guard values.count > 1 else { return nil }
      return Self.sample(values, Self.times(times, for: values), easings, at: fraction)
    }
  }

  /// B-1.
  private static func ends(
    _ from: [Double]?, _ to: [Double]?, _ by: [Double]?, _ current: [Double]
  ) -> ([Double], [Double]) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, plus(from, by))
    case (nil, let to?, let by?): (plus(to, by.map { -$0 }), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, plus(current, by))
    case (nil, nil, nil): (current, current)
    }
  }

  /// K-3, K-4: one time for each value of the common prefix; even spacing where the times are unusable.
  private static func times(_ written: [Double]?, for values: [[Double]]) -> [Double] {
    if let written, !written.isEmpty {
      var isUsable = true
      for (index, time) in written.enumerated() {
        if !(time >= 0 && time <= 1) { isUsable = false }
        if index > 0, time < written[index - 1] { isUsable = false }
      }
      if isUsable { return Array(written.prefix(values.count)) }
    }
    return values.indices.map { Double($0) / Double(values.count - 1) }
  }

  /// K-5, K-6, K-15; `times` may be shorter than `values`.
  private static func sample(
    _ values: [[Double]], _ times: [Double], _ easings: [TimingFunction], at fraction: Double
  ) -> [Double] {
    let last = times.count - 1
    if fraction < times[0] {
      guard fraction < 0, times[0] == 0, last > 0, times[1] > 0 else { return values[0] }
      return mix(values[0], values[1], fraction / times[1])
    }
    if fraction >= times[last] {
      guard fraction > 1, times[last] == 1, last > 0, times[last - 1] < 1 else {
        return values[last]
      }
      let length = 1 - times[last - 1]
      return mix(values[last - 1], values[last], (fraction - times[last - 1]) / length)
    }
    for index in 0..<last where times[index] <= fraction && fraction < times[index + 1] {
      let part = (fraction - times[index]) / (times[index + 1] - times[index])
      let easing = index < easings.count ? easings[index] : nil
      return mix(values[index], values[index + 1], referenceEased(part, easing))
    }
    return values[last]
  }

  /// V-1.
  private static func mix(_ start: [Double], _ end: [Double], _ fraction: Double) -> [Double] {
    zip(start, end).map { $0 * (1 - fraction) + $1 * fraction }
  }
}

/// V-1: component by component.
func plus(_ first: [Double], _ second: [Double]) -> [Double] {
  zip(first, second).map { $0 + $1 }
}
