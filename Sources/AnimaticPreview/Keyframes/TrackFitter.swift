// Fits the keyframes of a channel: between two events it tries native easings first, verified
// against the timeline, and approximates the rest by short linear intervals and cubic curves.

import AnimaticCore

/// Fits the keyframes of one channel.
struct TrackFitter {
  /// The most keyframes of one channel.
  static let mostKeyframes = 3000
  /// The fractions of an interval at which a candidate is verified, spread evenly but irregularly.
  private static let checks: [Double] = [
    0.0131, 0.0427, 0.0883, 0.1461, 0.2139, 0.2903, 0.3717, 0.4583, 0.5437, 0.6299, 0.7109,
    0.7867, 0.8543, 0.9121, 0.9577, 0.9869,
  ]

  private let sampler: SceneSampler
  private var track: StyleTrack
  private var room = Self.mostKeyframes
  /// The number of keyframes that the remaining intervals need at least.
  private var reserved = 0

  private var channel: Channel { track.channel }

  /// An interval with its values, all read in one form of the channel.
  private struct Interval {
    let start, end: (time: Double, value: StyleValue)
    let reading: Channel.Reading

    var length: Double { end.time - start.time }
    var isOfOneForm: Bool { start.value.form == end.value.form }

    func time(at fraction: Double) -> Double { start.time + length * fraction }

    // Dividing last is exact more often.
    func time(ofTwelfth count: Int) -> Double { start.time + length * Double(count) / 12 }
  }

  /// Returns the keyframes of a channel, from 0 to the end of the event times.
  ///
  /// - Parameters:
  ///   - channel: The channel.
  ///   - sampler: The sampler of the timeline.
  ///   - events: The event times.
  ///   - hasCurves: Whether cubic curves of the animations are tried.
  static func track(
    of channel: Channel, _ sampler: SceneSampler, _ events: inout EventTimes,
    hasCurves: Bool = true
  ) -> StyleTrack {
    let leaves = events.leaves(of: channel, in: sampler.scene)
    let (times, isCut) = events.times(of: leaves)
    let candidates = CurveCandidates(plan: sampler.plan, leaves: hasCurves ? leaves : [])
    var fitter = TrackFitter(
      sampler: sampler, track: StyleTrack(channel: channel, isCut: isCut))
    for (index, (start, end)) in zip(times, times.dropFirst()).enumerated() {
      fitter.reserved = 2 * (times.count - 2 - index)
      fitter.fit(from: start, to: end, candidates)
    }
    fitter.finish(at: times.last ?? 0)
    return fitter.track
  }

  // MARK: One interval

  private mutating func fit(from start: Double, to end: Double, _ candidates: CurveCandidates) {
    guard room > 2 else {
      track.isCut = true
      return
    }
    var hasParts = false
    for reading in channel.readings {
      guard value(start, reading) != nil, value(end, reading) != nil else { continue }
      let interval = interval(from: start, to: end, reading)
      let samples = Self.checks.compactMap { fraction in
        value(interval.time(at: fraction), reading).map { (fraction, $0) }
      }
      guard samples.count == Self.checks.count else { continue }
      hasParts = true
      let first = interval.start.value
      let values = [interval.end.value] + samples.map(\.1)
      guard values.allSatisfy({ $0.form == first.form }) else { continue }
      let isConstant = values.allSatisfy { distance(first, $0) < 0.05 }
      let isLinear = isConstant || isShown(samples, interval, nil, within: 1)
      let curves = isLinear ? [] : candidates.curves(from: start, to: end)
      let curve = curves.first { isShown(samples, interval, $0, within: 1) }
      guard isLinear || curve != nil else { continue }
      add(interval.start, curve: curve)
      add(interval.end)
      track.native += isConstant ? 0 : 1
      return
    }
    track.approximated += 1
    let reason =
      hasParts ? reason(start, end) : "its transform has no parts that can be told apart"
    if !track.reasons.contains(reason) { track.reasons.append(reason) }
    approximate(from: start, to: end)
  }

  private func reason(_ start: Double, _ end: Double) -> String {
    let value = sampler.value(of: channel, at: start + (end - start) / 2)
    let isMixed = value.form.colorIndex != nil && (value.numbers.last ?? 1) < 1
    return isMixed
      ? "a browser mixes colours premultiplied" : "no single line or cubic curve says it"
  }

  /// Whether a browser displays the samples of an interval, as far as a tolerance allows.
  private func isShown(
    _ samples: [(fraction: Double, value: StyleValue)], _ interval: Interval,
    _ points: ControlPoints?, within limit: Double
  ) -> Bool {
    let (first, last) = (interval.start.value, interval.end.value)
    guard interval.isOfOneForm else { return false }
    // A browser can't follow colors outside 0…1.
    if let points, first.form.colorIndex != nil,
      !(0...1).contains(points.firstY) || !(0...1).contains(points.secondY)
    {
      return false
    }
    let curve = points.map { CubicCurve($0) }
    return samples.allSatisfy { fraction, value in
      let shown = first.inBrowser(to: last, at: curve?.value(at: fraction) ?? fraction)
      return value.form == shown.form && distance(value, shown) <= limit
    }
  }

  // MARK: Approximation

  private mutating func approximate(from start: Double, to end: Double) {
    let whole = interval(from: start, to: end, consistentReading(from: start, to: end))
    add(whole.start)
    // No oscillation falls between the samples of a part.
    var waiting = split(whole, at: (1..<12).map { whole.time(ofTwelfth: $0) })
    while let next = waiting.popLast() {
      let middle = next.start.time + next.length / 2
      if isShown(samples([0.2347, 0.5071, 0.7793], next), next, nil, within: 0.8) {
        add(next.end)
      } else if let curve = curve(over: next) {
        bend(curve)
        add(next.end)
      } else if room <= waiting.count + min(reserved, room / 2) {
        track.isCut = true
        add(next.end)
      } else if next.length < max(4e-6, 4 * next.end.time.ulp) {
        // A jump; at late times there are no representable times in between.
        add((middle, next.start.value))
        add((middle, next.end.value))
        add(next.end)
      } else {
        waiting += split(next, at: [middle])
      }
    }
  }

  /// Splits an interval at inner times, the last part first.
  private func split(_ whole: Interval, at inner: [Double]) -> [Interval] {
    let points = [whole.start] + inner.map { ($0, sample($0, whole.reading)) } + [whole.end]
    return zip(points, points.dropFirst()).reversed().map {
      Interval(start: $0, end: $1, reading: whole.reading)
    }
  }

  /// The curve for an interval whose numbers are monotone together: a cubic in time through the
  /// values at both thirds.
  private func curve(over interval: Interval) -> ControlPoints? {
    let (first, last) = (interval.start.value, interval.end.value)
    guard interval.isOfOneForm, first.form.isStraight else { return nil }
    let changes = zip(first.numbers, last.numbers).map { $1 - $0 }
    guard let most = changes.indices.max(by: { abs(changes[$0]) < abs(changes[$1]) }),
      changes[most] != 0
    else { return nil }
    func progress(_ fraction: Double) -> Double {
      let value = sample(interval.time(at: fraction), interval.reading)
      guard value.form == first.form else { return .nan }
      return (value.numbers[most] - first.numbers[most]) / changes[most]
    }
    let (early, late) = (progress(1 / 3) - 1 / 27, progress(2 / 3) - 8 / 27)
    let points = ControlPoints(1 / 3, 3 * early - 1.5 * late, 2 / 3, 3 * late - 1.5 * early)
    guard points.isLegal, abs(points.firstY) < 100, abs(points.secondY) < 100 else { return nil }
    let samples = samples([0.0931, 0.2347, 0.5071, 0.7793, 0.9117], interval)
    return isShown(samples, interval, points, within: 0.8) ? points : nil
  }

  /// The first form that gives compatible values at all samples.
  private func consistentReading(from start: Double, to end: Double) -> Channel.Reading {
    let found = channel.readings.first { reading in
      let forms = Self.checks.map { value(start + (end - start) * $0, reading)?.form }
      return forms[0] != nil && forms.allSatisfy { $0 == forms[0] }
    }
    return found ?? channel.readings.last ?? { _, _ in nil }
  }

  // MARK: Sampling

  private func value(_ time: Double, _ reading: Channel.Reading) -> StyleValue? {
    sampler.read(channel, at: time, reading)
  }

  /// The value in a form, or in any form if that one has none.
  private func sample(_ time: Double, _ reading: Channel.Reading) -> StyleValue {
    value(time, reading) ?? sampler.value(of: channel, at: time)
  }

  private func samples(
    _ shares: [Double], _ interval: Interval
  ) -> [(fraction: Double, value: StyleValue)] {
    shares.map { ($0, sample(interval.time(at: $0), interval.reading)) }
  }

  private func interval(
    from start: Double, to end: Double, _ reading: @escaping Channel.Reading
  ) -> Interval {
    Interval(
      start: (start, limit(start, towards: end, reading)),
      end: (end, limit(end, towards: start, reading)), reading: reading)
  }

  /// The one-sided limit of the value at a time, since at the event time itself the value of the
  /// other side may apply.
  private func limit(
    _ time: Double, towards other: Double, _ reading: Channel.Reading
  ) -> StyleValue {
    let at = sample(time, reading)
    let length = max(min(2e-7, abs(other - time) / 16), max(abs(time), abs(other)).ulp)
    let step = length * (other > time ? 1 : -1)
    let near = sample(time + step, reading)
    let far = sample(time + 8 * step, reading)
    guard at.form == near.form else { return near }
    let toNear = distance(at, near)
    let jumps = toNear > 0.02 && toNear > 0.8 * distance(at, far)
    return jumps ? near : at
  }

  private func distance(_ value: StyleValue, _ other: StyleValue) -> Double {
    value.distance(to: other, reach: channel.reach)
  }

  // MARK: Writing

  private mutating func add(_ point: (time: Double, value: StyleValue), curve: ControlPoints? = nil)
  {
    if let last = track.keyframes.last, (last.time, last.value) == point {
      if let curve { bend(curve) }
      return
    }
    track.keyframes.append(StyleKeyframe(time: point.time, value: point.value, curve: curve))
    room -= 1
  }

  /// Sets the curve from the last keyframe to the next.
  private mutating func bend(_ curve: ControlPoints) {
    guard !track.keyframes.isEmpty else { return }
    track.keyframes[track.keyframes.count - 1].curve = curve
  }

  /// Closes the track: a constant one keeps only its ends, and the end gets the final value.
  private mutating func finish(at end: Double) {
    let last = sampler.value(of: channel, at: end)
    if let shown = track.keyframes.last,
      shown.time < end
        || shown.value != last
          && (shown.value.form != last.form || distance(shown.value, last) > 1)
    {
      track.keyframes.append(StyleKeyframe(time: end, value: last))
    }
    track.keyframes = track.keyframes.reduce(into: []) { kept, frame in
      let before = kept.suffix(2).filter { $0.value == frame.value && $0.curve == nil }
      if before.count == 2 { kept.removeLast() }
      kept.append(frame)
    }
  }
}
