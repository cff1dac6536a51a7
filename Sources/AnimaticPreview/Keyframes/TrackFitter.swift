// Fits the keyframes of a channel: between two events it tries native easings first, verified
// against the timeline, and approximates the rest by short pieces.

import AnimaticCore

/// Fits the keyframes of one channel.
struct TrackFitter {
  /// The most keyframes of one channel.
  static let mostKeyframes = 3000
  /// The fractions of an interval at which a candidate is verified, spread evenly but irregularly.
  static let checks: [Double] = [
    0.0131, 0.0427, 0.0883, 0.1461, 0.2139, 0.2903, 0.3717, 0.4583, 0.5437, 0.6299, 0.7109,
    0.7867, 0.8543, 0.9121, 0.9577, 0.9869,
  ]
  /// The shortest piece before the remainder counts as a jump; at late times there are no
  /// representable times in between.
  static func shortest(at time: Double) -> Double { max(4e-6, 4 * time.ulp) }

  let eye: SceneEye
  var track: StyleTrack
  var room: Int
  /// The number of keyframes that the remaining intervals need at least.
  var reserved = 0

  private init(_ channel: Channel, eye: SceneEye) {
    self.eye = eye
    track = StyleTrack(channel: channel)
    room = Self.mostKeyframes
  }

  /// Returns the keyframes of a channel.
  ///
  /// - Parameters:
  ///   - channel: The channel.
  ///   - eye: The sampler of the timeline.
  ///   - times: The event times, from 0 to the end, both included.
  ///   - candidates: The candidate curves.
  static func track(
    of channel: Channel, eye: SceneEye, times: [Double], isCut: Bool, candidates: CurveCandidates
  ) -> StyleTrack {
    var fitter = TrackFitter(channel, eye: eye)
    fitter.track.isCut = isCut
    for (index, (start, end)) in zip(times, times.dropFirst()).enumerated() {
      fitter.reserved = 2 * (times.count - 2 - index)
      fitter.fit(from: start, to: end, candidates)
    }
    fitter.finish(at: times.last ?? 0)
    return fitter.track
  }

  // MARK: One interval

  private mutating func fit(from start: Double, to end: Double, _ candidates: CurveCandidates) {
    let channel = track.channel
    guard room > 2 else {
      track.isCut = true
      return
    }
    var hasParts = false
    for way in channel.ways.indices {
      guard let (first, last) = ends(start, end, way: way) else { continue }
      let inner = Self.checks.compactMap { share in
        value(start + (end - start) * share, way: way).map { (share, $0) }
      }
      guard inner.count == Self.checks.count else { continue }
      hasParts = true
      let all = [first, last] + inner.map(\.1)
      guard all.allSatisfy({ $0.form == first.form }) else { continue }
      if isConstant(first, all) {
        add(start, first)
        add(end, last)
        return
      }
      if fits(first, last, inner, curve: nil) {
        add(start, first)
        add(end, last)
        track.native += 1
        return
      }
      for curve in candidates.curves(from: start, to: end)
      where fits(first, last, inner, curve: CubicCurve(curve)) {
        add(start, first, curve: curve)
        add(end, last)
        track.native += 1
        return
      }
    }
    track.lowered += 1
    note(hasParts ? reason(start, end) : "its transform has no parts that can be told apart")
    lower(from: start, to: end)
  }

  private func isConstant(_ first: StyleValue, _ all: [StyleValue]) -> Bool {
    all.allSatisfy { first.distance(to: $0, reach: track.channel.reach) < 0.05 }
  }

  private func fits(
    _ first: StyleValue, _ last: StyleValue, _ inner: [(Double, StyleValue)], curve: CubicCurve?
  ) -> Bool {
    // A browser can't follow colors outside 0…1.
    if let curve, first.hasColor,
      !(0...1).contains(curve.points.firstY)
        || !(0...1).contains(curve.points.secondY)
    {
      return false
    }
    return inner.allSatisfy { share, value in
      let shown = first.inBrowser(to: last, at: curve?.value(at: share) ?? share)
      return value.distance(to: shown, reach: track.channel.reach) <= 1
    }
  }

  private func reason(_ start: Double, _ end: Double) -> String {
    let value = sample(start + (end - start) / 2, way: anyWay)
    if value.hasColor, !value.isOpaque { return "a browser mixes colours premultiplied" }
    return "no single line or cubic curve says it"
  }

  private mutating func note(_ reason: String) {
    if !track.reasons.contains(reason) { track.reasons.append(reason) }
  }

  // MARK: Sampling

  var anyWay: Int { -1 }

  func value(_ time: Double, way: Int) -> StyleValue? {
    track.channel.ways[way](eye.input(of: track.channel, at: time))
  }

  /// The value in a form, or in any form if that one has none.
  func sample(_ time: Double, way: Int) -> StyleValue {
    let input = eye.input(of: track.channel, at: time)
    if way >= 0, let value = track.channel.ways[way](input) { return value }
    return track.channel.value(input)
  }

  private func ends(_ start: Double, _ end: Double, way: Int) -> (StyleValue, StyleValue)? {
    guard value(start, way: way) != nil, value(end, way: way) != nil else {
      return nil
    }
    return (limit(start, towards: end, way: way), limit(end, towards: start, way: way))
  }

  /// The one-sided limit of the value at a time, since at the event time itself the value of the
  /// other side may apply.
  func limit(_ time: Double, towards other: Double, way: Int) -> StyleValue {
    let at = sample(time, way: way)
    let length = max(min(Moments.beside, abs(other - time) / 16), max(abs(time), abs(other)).ulp)
    let step = length * (other > time ? 1 : -1)
    let near = sample(time + step, way: way)
    let far = sample(time + 8 * step, way: way)
    guard at.form == near.form else { return near }
    let reach = track.channel.reach
    let toNear = at.distance(to: near, reach: reach)
    let jumps = toNear > 0.02 && toNear > 0.8 * at.distance(to: far, reach: reach)
    return jumps || at.isWords && at != near ? near : at
  }

  // MARK: Writing

  mutating func add(_ time: Double, _ value: StyleValue, curve: ControlPoints? = nil) {
    if let last = track.keyframes.last, last.time == time, last.value == value {
      if curve != nil { track.keyframes[track.keyframes.count - 1].curve = curve }
      return
    }
    track.keyframes.append(StyleKeyframe(time: time, value: value, curve: curve))
    room -= 1
  }

  /// Closes the track: a constant one keeps only its ends, and the end gets the final value.
  private mutating func finish(at end: Double) {
    let last = sample(end, way: anyWay)
    if let shown = track.keyframes.last,
      shown.time < end
        || shown.value != last
          && (shown.value.form != last.form
            || shown.value.distance(to: last, reach: track.channel.reach) > 1)
    {
      track.keyframes.append(StyleKeyframe(time: end, value: last))
    }
    var kept: [StyleKeyframe] = []
    for (index, frame) in track.keyframes.enumerated() {
      let next = index + 1 < track.keyframes.count ? track.keyframes[index + 1] : nil
      if let before = kept.last, let next, before.value == frame.value, next.value == frame.value,
        frame.curve == nil, before.curve == nil
      {
        continue
      }
      kept.append(frame)
    }
    track.keyframes = kept
  }
}

extension StyleValue {
  fileprivate var isWords: Bool {
    if case .words = form { true } else { false }
  }

  /// Whether the form contains a color.
  var hasColor: Bool {
    switch form {
    case .color, .boxShadow, .dropShadow: true
    default: false
    }
  }

  /// Whether a browser interpolates the form number by number.
  var isStraight: Bool {
    switch form {
    case .number, .pixels, .dash, .path, .moved, .scaled, .angle, .place, .color: true
    default: false
    }
  }

  fileprivate var isOpaque: Bool { (numbers.last ?? 1) >= 1 }
}
