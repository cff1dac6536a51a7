// The values of a keyframe animation: K-2, K-6 to K-10. Times and segments are next door, paths have
// files of their own.

import AnimaticCore

/// Keyframes that are values.
struct ReferenceKeyframes {
  var values: [ReferenceValue]
  var times: [Double]?
  var easings: [TimingFunction]
  var mode: CalculationMode
  var tensions: [Double]
  var continuities: [Double]
  var biases: [Double]

  /// The value at an instant; where a function is fed, of exactly so many numbers.
  func sample(at instant: ReferenceInstant, numbers count: Int?) -> ReferenceValue? {
    // K-2, P-4.
    guard values.count > 1 else { return nil }
    if let count {
      var plain = self
      plain.values = values.map { ReferenceValue($0.numbers) }
      guard plain.values.allSatisfy({ $0.numbers.count == count }) else { return nil }
      return plain.sample(at: instant)
    }
    return sample(at: instant)
  }

  private func sample(at instant: ReferenceInstant) -> ReferenceValue {
    let isPaced = mode == .paced || mode == .cubicPaced
    let times: [Double]
    if isPaced {
      times = ReferenceKeyTimes.paced(
        zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    } else {
      times = ReferenceKeyTimes.resolved(
        self.times, count: values.count, slots: mode == .discrete ? values.count : values.count - 1)
    }
    var value: ReferenceValue
    if mode == .discrete {
      value = values[ReferenceKeyTimes.reached(times, at: instant.fraction)]
    } else {
      let place = ReferenceKeyTimes.place(
        times, isPaced ? [] : easings, at: instant.fraction, isExact: instant.isExact)
      value = self.value(at: place, times)
    }
    if !instant.isExact {
      for jump in jumps(times) {
        value.margin = min(value.margin, abs(instant.fraction - jump))
      }
    }
    return value
  }

  private func value(
    at place: ReferencePlaceInKeys, _ times: [Double]
  ) -> ReferenceValue {
    let segment = place.segment
    guard place.part != 0, segment + 1 < values.count else { return values[segment] }
    let straight = values[segment].mixed(
      with: values[segment + 1], at: place.part, isExact: place.isExact)
    guard mode == .cubic || mode == .cubicPaced else { return straight }
    switch values[segment].kind {
    // Neither has tangents: engine-defined.
    case .flag, .transform, .discrete: return straight
    default: return curve(segment, place.part, times) ?? straight
    }
  }

  /// The fractions at which the value jumps.
  private func jumps(_ times: [Double]) -> [Double] {
    var isSmooth = mode != .discrete
    for (value, next) in zip(values, values.dropFirst()) {
      switch value.kind {
      case .flag, .discrete: isSmooth = false
      default: if !value.matches(next) { isSmooth = false }
      }
    }
    guard isSmooth else { return times }
    return zip(times, times.dropFirst()).filter { $0 == $1 }.map { $0.0 }
  }

  // MARK: Smooth curves

  /// K-9; past the ends of a segment it continues along the tangent there (K-15).
  ///
  /// Nil if keyframes of different shapes have no tangent.
  private func curve(_ i: Int, _ u: Double, _ times: [Double]) -> ReferenceValue? {
    if u < 0 { return tangent(i, into: false, times).map { values[i].plus($0, times: u) } }
    if u > 1 {
      return tangent(i + 1, into: true, times).map { values[i + 1].plus($0, times: u - 1) }
    }
    guard chord(i, i + 1) != nil, let out = tangent(i, into: false, times),
      let into = tangent(i + 1, into: true, times)
    else { return nil }
    let (u2, u3) = (u * u, u * u * u)
    var result = values[i]
    result.numbers = values[i].numbers.indices.map { place in
      let start = (2 * u3 - 3 * u2 + 1) * values[i].numbers[place]
      let end = (3 * u2 - 2 * u3) * values[i + 1].numbers[place]
      return start + (u3 - 2 * u2 + u) * out.numbers[place] + end
        + (u3 - u2) * into.numbers[place]
    }
    return result
  }

  /// out_i, or in_i.
  private func tangent(_ i: Int, into: Bool, _ times: [Double]) -> ReferenceValue? {
    let (t, c, b) = (number(i, tensions), number(i, continuities), number(i, biases))
    let signed = into ? -c : c
    let first = (1 - t) * (1 + signed) * (1 + b) / 2
    let second = (1 - t) * (1 - signed) * (1 - b) / 2
    let last = times.count - 1
    // At the ends the missing neighbour is mirrored, with equal spacing.
    let before = i == 0 ? chord(0, 1) : chord(i - 1, i)
    let after = i == last ? chord(last - 1, last) : chord(i, i + 1)
    var factor = 1.0
    if i > 0, i < last {
      let (h0, h1) = (times[i] - times[i - 1], times[i + 1] - times[i])
      factor = 2 * (into ? h0 : h1) / (h0 + h1)
    }
    var result = values[i]
    result.numbers = result.numbers.map { _ in 0 }
    for (share, chord) in [(first, before), (second, after)] where share != 0 {
      guard let chord else { return nil }
      result = result.plus(chord, times: share * factor)
    }
    return result
  }

  private func number(_ index: Int, _ list: [Double]) -> Double {
    index < list.count ? list[index] : 0
  }

  private func chord(_ first: Int, _ second: Int) -> ReferenceValue? {
    guard values[first].matches(values[second]) else { return nil }
    return values[second].plus(values[first], times: -1)
  }
}
