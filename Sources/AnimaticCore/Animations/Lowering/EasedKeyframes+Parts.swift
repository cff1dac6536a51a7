// The segment and its local fraction at an eased fraction, seen from inside an interval.

extension EasedKeyframes {
  /// Returns the interval between two places of a pass with their eased fractions.
  func interval(
    from low: Double, to high: Double, values: (Double, Double), of easing: EasingCurve
  ) -> Interval {
    let middle = values.0 + (values.1 - values.0) / 2
    let segment = segment(at: middle)
    let rises = values.0 <= values.1
    if isDiscrete {
      // Only past the last keyframe is the end of a segment displayed.
      let held = self.part(of: segment, at: middle, around: middle) >= 1 ? 1.0 : 0
      return Interval(
        low: low, high: high, index: segment, begins: held, start: held, end: held
      ) { _ in held }
    }
    func part(_ fraction: Double) -> Double {
      self.part(of: segment, at: fraction, around: middle)
    }
    // At both ends, the value inside the interval, if another one is beyond it.
    func inner(_ fraction: Double, isUpper: Bool) -> Double {
      if values.0 == values.1 { return part(fraction) }
      if let edge = edge(of: segment, at: fraction, around: middle) { return edge }
      let (exact, below) = (part(fraction), part(fraction.nextDown))
      return isUpper && abs(exact - below) > 1e-6 ? below : exact
    }
    return Interval(
      low: low, high: high, index: segment,
      begins: rises ? part(values.0) : inner(values.0, isUpper: true),
      start: inner(values.0, isUpper: !rises),
      end: inner(values.1, isUpper: rises), part: { part(easing.value(at: $0)) })
  }

  /// Returns the segment of an eased fraction; the outermost ones extend beyond the ends.
  func segment(at fraction: Double) -> Int {
    times.dropFirst().dropLast().partitioningIndex { !($0 <= fraction) } - 1
  }

  /// Returns the fraction of a segment at an eased fraction (K-4, K-5, K-15).
  ///
  /// - Parameter middle: A nearby eased fraction, which determines the side at a segment's end.
  func part(of index: Int, at fraction: Double, around middle: Double) -> Double {
    let (start, end) = (times[index], times[index + 1])
    let length = end - start
    if middle >= end {
      return end == 1 && length > 0 && middle > 1 ? 1 + (fraction - 1) / length : 1
    }
    if middle < start { return start == 0 && length > 0 ? fraction / length : 0 }
    guard length > 0 else { return 1 }
    let part = min(max((fraction - start) / length, 0), 1)
    return index < functions.count ? functions[index].value(at: part) : part
  }

  /// Returns the one-sided fraction at an end of a segment, where its easing may jump.
  private func edge(of index: Int, at fraction: Double, around middle: Double) -> Double? {
    let (start, end) = (times[index], times[index + 1])
    guard index < functions.count, middle >= start, middle < end else { return nil }
    if fraction == start { return functions[index].limit(at: 0, .after) }
    return fraction == end ? functions[index].limit(at: 1, .before) : nil
  }
}
