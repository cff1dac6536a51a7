// The value of a property animation at one time of an iteration: B-1 and S-12; ReferenceKeyframes
// has keyframes.

import AnimaticCore

/// Where in its pass an animation is.
struct ReferenceInstant {
  /// The eased fraction of the pass.
  var fraction: Double
  /// Basic local time, b in T-7.
  var local: Double
  /// D in T-4.
  var duration: Double
  var isEased: Bool
  /// Whether the fraction is exact, so that it is on the right side of every jump.
  var isExact: Bool

  /// The end of a cycle (P-3).
  var end: ReferenceInstant {
    ReferenceInstant(
      fraction: 1, local: duration, duration: duration, isEased: isEased, isExact: true)
  }
}

extension ReferenceProperty {
  /// The value at a time; nil if the animation has no effect (K-2, B-4, B-5, P-4).
  func sample(
    at instant: ReferenceInstant, current: ReferenceValue, previous: ReferenceValue
  ) -> ReferenceValue? {
    let value: ReferenceValue? =
      switch way {
      case .ends(let ends):
        ends.sample(
          at: instant, current: current, previous: previous, numbers: function?.arity)
      case .keyframes(let keyframes):
        keyframes.sample(at: instant, numbers: function?.arity)
      // P-4: a point is neither one number nor an array of three.
      case .path(let motion): function == nil ? motion.sample(at: instant) : nil
      }
    return value
  }
}

extension ReferenceEnds {
  /// The value at an instant; where a function is fed, of exactly so many numbers.
  func sample(
    at instant: ReferenceInstant, current: ReferenceValue, previous: ReferenceValue,
    numbers count: Int?
  ) -> ReferenceValue? {
    if let count {
      guard [from, to, by].allSatisfy({ $0.map { $0.numbers.count == count } ?? true }) else {
        return nil
      }
    }
    guard let (start, end) = ends(current, previous) else { return nil }
    guard let spring else {
      return start.mixed(with: end, at: instant.fraction, isExact: instant.isExact)
    }
    // S-12, S-13.
    let time = instant.isEased ? instant.fraction * instant.duration : instant.local
    return start.mixed(
      with: end, at: referenceSprung(spring, after: time), isExact: time <= 0 && instant.isExact)
  }

  /// B-1; nil where an end is a colour that is none (B-5) or a transform that can't be undone (B-4).
  private func ends(
    _ current: ReferenceValue, _ previous: ReferenceValue
  ) -> (ReferenceValue, ReferenceValue)? {
    let cur = current.kind == .noColor ? nil : current
    let prev = previous.kind == .noColor ? nil : previous
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.plus(by))
    case (nil, let to?, let by?): return to.minus(by).map { ($0, to) }
    case (let from?, nil, nil): return cur.map { (from, $0) }
    case (nil, let to?, nil): return cur.map { ($0, to) }
    case (nil, nil, let by?): return cur.map { ($0, $0.plus(by)) }
    // B-3.
    case (nil, nil, nil): return cur.flatMap { end in prev.map { ($0, end) } }
    }
  }
}
