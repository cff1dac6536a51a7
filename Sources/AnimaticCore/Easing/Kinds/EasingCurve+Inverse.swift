// The inverse of any curve. Cubic curves have a separate implementation.

extension EasingCurve {
  /// Returns the first fraction between two fractions at which the curve reaches or jumps over a
  /// value; nil if none.
  ///
  /// Both ends are included and clamped to 0…1; the direction may be backward.
  package func firstFraction(
    reaching value: Double, from: Double, to: Double
  ) -> Double? {
    guard form != nil else {
      return cubic.firstFraction(reaching: value, from: from, to: to)
    }
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
