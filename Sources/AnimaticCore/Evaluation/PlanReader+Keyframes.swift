// Keyframe evaluation: the keyframes and weights at a fraction (K-3 to K-15).

extension PlanReader {
  /// Returns the table of a keyframe animation.
  func table(_ record: AnimationRecord) -> KeyframeTable {
    keyframes[Int(attributes[Int(record.attributes)].keyframes)]
  }

  func keyframePosition(_ table: KeyframeTable, at fraction: Double) -> Position {
    if table.isPath {
      let evaluator = pathEvaluators[Int(table.path)]
      let point: (x: Double, y: Double)
      if table.mode.isPaced {
        point = evaluator.point(at: fraction)
      } else {
        let place = pathPlace(table, at: fraction)
        point = evaluator.point(segment: place.segment, part: place.part)
      }
      return .point(x: point.x, y: point.y)
    }
    return .keys(mix(table, at: fraction))
  }

  /// Returns the segment and parameter of a path at a fraction (K-11 to K-13).
  func pathPlace(
    _ table: KeyframeTable, at fraction: Double
  ) -> (segment: Int, part: Double) {
    if table.mode.isPaced { return pathEvaluators[Int(table.path)].locate(fraction) }
    let (segment, part) = segment(table, at: fraction)
    guard table.mode == .discrete else { return (segment, part) }
    // The start of a segment holds for all of it; the end of the last one is never displayed
    // (K-12).
    return (min(part >= 1 ? segment + 1 : segment, Int(table.count) - 2), 0)
  }

  @inline(__always)
  func mix(_ table: KeyframeTable, at fraction: Double) -> KeyframeMix {
    let (segment, part) = segment(table, at: fraction)
    switch table.mode {
    case .discrete:
      // Past its last segment, the table holds the last reached value.
      return KeyframeMix(index: part >= 1 ? segment + 1 : segment, part: 0)
    case .linear, .paced:
      return KeyframeMix(index: segment, part: part)
    case .cubic, .cubicPaced:
      return KeyframeMix(
        index: segment, part: part,
        weights: CubicWeights(
          part: part, first: side(table, of: segment, beyond: -1),
          second: side(table, of: segment, beyond: 1)))
    }
  }

  /// Returns one end of a segment of a smooth curve.
  private func side(
    _ table: KeyframeTable, of segment: Int, beyond step: Int
  ) -> CubicWeights.Side {
    let times = UnsafeBufferPointer(rebasing: numbers[Int(table.times)...])
    let key = step < 0 ? segment : segment + 1
    var side = CubicWeights.Side()
    if table.shapes >= 0 {
      let first = Int(table.shapes) + 3 * key
      side.shape = CubicWeights.Shape(
        tension: numbers[first], continuity: numbers[first + 1], bias: numbers[first + 2])
    }
    let neighbour = key + step
    guard neighbour >= 0, neighbour < Int(table.reached) else { return side }
    let own = times[segment + 1] - times[segment]
    let other = abs(times[neighbour] - times[key])
    if own + other > 0 { side.share = 2 * own / (own + other) }
    return side
  }

  /// Returns one component of a mix of keyframes.
  @inline(__always)
  func number(of mix: KeyframeMix, first: Int, count: Int) -> Double {
    let start = first + mix.index * count
    guard let weights = mix.weights else {
      return mix.part == 0
        ? numbers[start] : .between(numbers[start], numbers[start + count], at: mix.part)
    }
    var value = numbers[start] * weights.start + numbers[start + count] * weights.end
    // A neighbor with weight 0 may not exist.
    if weights.before != 0 { value += numbers[start - count] * weights.before }
    if weights.after != 0 { value += numbers[start + 2 * count] * weights.after }
    // Falls back to linear interpolation if the weighted sum overflows.
    return value.isFinite
      ? value : .between(numbers[start], numbers[start + count], at: min(max(mix.part, 0), 1))
  }

  /// Returns the segment at a fraction, and the eased fraction of it (K-4, K-5, K-6).
  private func segment(
    _ table: KeyframeTable, at fraction: Double
  ) -> (index: Int, part: Double) {
    let times = UnsafeBufferPointer(rebasing: numbers[Int(table.times)...])
    let last = Int(table.reached) - 1
    guard last > 0 else { return (0, 0) }
    if fraction >= times[last] {
      // Past the end, an overshooting curve extends the last segment (K-15).
      let length = times[last] - times[last - 1]
      let isPast = fraction > 1 && times[last] == 1 && length > 0
      return (last - 1, isPast ? 1 + (fraction - 1) / length : 1)
    }
    if fraction < times[0] {
      // A first segment without length has nothing to extend.
      let length = times[1] - times[0]
      return (0, fraction < 0 && times[0] == 0 && length > 0 ? fraction / length : 0)
    }
    let low = segment(at: fraction, of: times, last: last)
    let part = (fraction - times[low]) / (times[low + 1] - times[low])
    return (low, table.easings < 0 ? part : eased(part, easings[Int(table.easings) + low]))
  }

  /// Returns the segment of a fraction within the times.
  private func segment(
    at fraction: Double, of times: UnsafeBufferPointer<Double>, last: Int
  ) -> Int {
    // Guesses evenly spaced times, the common case; rounding may miss by one.
    let guess = fraction > 0 && fraction < 1 ? min(Int(fraction * Double(last)), last - 1) : 0
    if times[guess] <= fraction {
      if fraction < times[guess + 1] { return guess }
    } else if guess > 0, times[guess - 1] <= fraction {
      return guess - 1
    }
    return times[1..<last].partitioningIndex { !($0 <= fraction) } - 1
  }
}
