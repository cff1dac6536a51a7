// Any easing prepared for a frame loop: a cubic curve inline, others in a form.

/// A curve of any kind prepared for evaluation.
///
/// Most curves are cubic and are read in place, without a copy.
@usableFromInline
package struct EasingCurve: Sendable, Hashable, CustomStringConvertible {
  /// The named curve with the same values; nil for any other.
  let named: NamedCurve?

  /// The straight line if the curve is not cubic.
  let cubic: CubicCurve

  /// Nil if the curve is cubic.
  let sharedForm: SharedForm?

  var isCubic: Bool { sharedForm == nil }

  var form: (any EasingForm)? { sharedForm?.form }

  package init(_ cubic: CubicCurve) {
    self.cubic = cubic
    named = cubic.named
    sharedForm = nil
  }

  init(_ shared: SharedForm) {
    cubic = .linear
    named = nil
    sharedForm = shared
  }

  init(_ form: any EasingForm) { self.init(SharedForm(form)) }

  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  package func value(at fraction: Double) -> Double {
    sharedForm?.value(at: fraction) ?? cubic.value(at: fraction)
  }

  /// Returns the one-sided limit at a fraction of 0…1: 0 before the start, 1 after the end.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    sharedForm?.limit(at: fraction, side) ?? cubic.value(at: fraction)
  }

  /// The turns, bends, and jumps, and both ends.
  package var edges: [EasingEdge] {
    if let form { return form.edges }
    let turns = cubic.extremaFractions.map { EasingEdge($0, cubic.value(at: $0)) }
    return [EasingEdge(0, 0)] + turns + [EasingEdge(1, 1)]
  }

  /// Whether differences of values are finite, which other kinds ensure on creation.
  var isModerate: Bool {
    form != nil || max(abs(cubic.points.firstY), abs(cubic.points.secondY)) <= 1e101
  }

  var edgeCount: Int { form?.edgeCount ?? 4 }

  /// The nesting depth, without the innermost curve.
  var depth: Int { (form?.inner?.depth).map { $0 + 1 } ?? 0 }

  package var lines: EasingLines {
    form?.lines ?? (named == .linear ? .straight : .curved)
  }

  /// The curve from the end to the start; the reversal of a cubic curve is wrapped.
  var reversed: EasingCurve { form?.reversed ?? EasingCurve(MirroredCurve(base: self, way: .out)) }

  @usableFromInline
  package var description: String { form?.description ?? cubic.points.description }
}

// The inverse of any curve. Cubic curves have a separate implementation.

extension EasingCurve {
  /// Returns the first fraction between two fractions at which the curve reaches or jumps over a
  /// value; nil if none.
  ///
  /// Both ends are included and clamped to 0…1; the direction may be backward.
  package func firstFraction(
    reaching value: Double, from: Double, to: Double
  ) -> Double? {
    guard form != nil else { return cubic.firstFraction(reaching: value, from: from, to: to) }
    guard value.isFinite, !from.isNaN, !to.isNaN else { return nil }
    let begin = min(max(from, 0), 1)
    let end = min(max(to, 0), 1)
    if self.value(at: begin) == value { return begin }
    let runs = runs(from: min(begin, end), to: max(begin, end))
    if begin <= end {
      return runs.lazy.compactMap { run in
        run.level(of: value).map { first(in: run, reaching: $0) }
      }.first
    }
    if let jump = jump(over: value, at: begin) { return jump }
    return runs.lazy.reversed().compactMap { run in
      run.level(of: value).map { last(in: run, reaching: $0) }
    }.first
  }

  /// Backward, the value before a jump comes next.
  private func jump(over value: Double, at fraction: Double) -> Double? {
    let sides = (limit(at: fraction, .before), self.value(at: fraction))
    return value >= min(sides.0, sides.1) && value <= max(sides.0, sides.1) ? fraction : nil
  }

  private func first(in run: EasingRun, reaching value: Double) -> Double {
    if run.start == value || run.low == run.high { return run.low }
    // The run may begin with a jump.
    let next = run.low == 0 ? limit(at: 0, .after) : self.value(at: run.low)
    if run.rises ? next >= value : next <= value { return run.low }
    return bisect(from: run.low, to: run.high) { fraction in
      let found = self.value(at: fraction)
      return run.rises ? found >= value : found <= value
    }
  }

  private func last(in run: EasingRun, reaching value: Double) -> Double {
    if run.low == run.high { return run.low }
    let found = bisect(from: run.high, to: run.low) { fraction in
      let found = self.value(at: fraction)
      return run.rises ? found <= value : found >= value
    }
    // Just before a jump over the value, the jump is where it is passed.
    return found > run.low && self.value(at: found) != value ? min(found.nextUp, run.high) : found
  }

  /// The fractions strictly between 0 and 1 at which the value turns, ascending.
  package var extremaFractions: [Double] {
    guard form != nil else { return cubic.extremaFractions }
    var turns: [Double] = []
    for run in runs(from: 0, to: 1).dropFirst() where run.low > (turns.last ?? 0) && run.low < 1 {
      turns.append(run.low)
    }
    return turns
  }
}

extension EasingRun {
  /// Returns the value as the run reaches it: within rounding of an extremum, the extremum.
  fileprivate func level(of value: Double) -> Double? {
    let level = min(max(value, values.lowerBound), values.upperBound)
    return abs(level - value) <= 4e-16 * max(1, abs(value)) ? level : nil
  }
}
