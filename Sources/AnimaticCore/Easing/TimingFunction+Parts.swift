// A timing function between two fractions, as separate functions.

/// A piece of an interval of a timing function.
///
/// Over the shares low…high of the interval, the value is start + (end - start) · easing.
package struct EasingPart: Sendable {
  package let low: Double
  package let high: Double
  package let easing: TimingFunction
  package let start: Double
  package let end: Double
}

extension TimingFunction {
  /// Returns the function over an interval as pieces that start and end at different values.
  ///
  /// Nearly always that is one piece. There are two if the interval leaves a value and ends at or
  /// near the same one, which no function from 0 to 1 represents. A constant interval is one linear
  /// piece with equal ends. Pieces are adjacent from share 0 to share 1; their values agree with
  /// the function's to 1e-9 of its largest value.
  ///
  /// A piece of a cubic curve is a cubic curve if possible.
  ///
  /// ```swift
  /// TimingFunction.linear.parts(from: 0.25, to: 0.75)
  /// // one piece: linear from 0.25 to 0.75
  /// ```
  ///
  /// - Parameters:
  ///   - low: The start of the interval; clamped to 0…1, 0 if NaN.
  ///   - high: The end of the interval; clamped to low…1, 1 if NaN.
  package func parts(from low: Double, to high: Double) -> [EasingPart] {
    let low = low.isNaN ? 0 : min(max(low, 0), 1)
    let high = high.isNaN ? 1 : max(min(high, 1), low)
    if low == 0, high == 1 {
      return [EasingPart(low: 0, high: 1, easing: self, start: 0, end: 1)]
    }
    if let curve = form as? MirroredCurve, curve.way == .out {
      return TimingFunction(curve.base, problem: problem).parts(from: 1 - high, to: 1 - low)
        .reversed().map { part in
          EasingPart(
            low: 1 - part.high, high: 1 - part.low, easing: part.easing.reversed,
            start: 1 - part.end, end: 1 - part.start)
        }
    }
    let curve = easing
    let runs = curve.runs(from: low, to: high)
    let (start, end) = (curve.value(at: low), curve.value(at: high))
    let values = runs.flatMap { [$0.start, $0.end] }
    let width = (values.max() ?? 0) - (values.min() ?? 0)
    if width == 0 || low == high {
      return [EasingPart(low: 0, high: 1, easing: .linear, start: start, end: start)]
    }
    if abs(end - start) >= width / 1000 { return [piece(of: curve, low...high, 0...1)] }
    let middle = curve.middle(of: runs, awayFrom: start)
    let share = min(max((middle - low) / (high - low), 0), 1)
    return [
      piece(of: curve, low...middle, 0...share), piece(of: curve, middle...high, share...1),
    ]
  }

  private func piece(
    of curve: EasingCurve, _ stretch: ClosedRange<Double>, _ shares: ClosedRange<Double>
  ) -> EasingPart {
    let (low, high) = (stretch.lowerBound, stretch.upperBound)
    return EasingPart(
      low: shares.lowerBound, high: shares.upperBound, easing: stretched(curve, low, high),
      start: curve.value(at: low), end: curve.value(at: high))
  }

  private func stretched(_ curve: EasingCurve, _ low: Double, _ high: Double) -> TimingFunction {
    if curve.code == NamedCurve.linear.rawValue, problem == nil { return .linear }
    if curve.form == nil, problem == nil,
      let points = curve.cubic.points(from: low, to: high)
    {
      return TimingFunction(points)
    }
    // A part of a part is a part of the whole.
    if let outer = curve.form as? PartCurve,
      let part = PartCurve(outer.base, from: outer.inside(low), to: outer.inside(high))
    {
      return TimingFunction(part, problem: problem)
    }
    guard let part = PartCurve(curve, from: low, to: high) else { return .linear }
    return TimingFunction(part, problem: problem)
  }
}

extension EasingCurve {
  /// Returns a fraction at which the value is about half of its maximum distance from the start.
  fileprivate func middle(of runs: [EasingRun], awayFrom start: Double) -> Double {
    let far = runs.map { abs($0.end - start) }
    guard let index = far.indices.max(by: { far[$0] < far[$1] }) else { return 0.5 }
    let level = start + (runs[index].end - start) / 2
    // From a jump, the search continues in the direction of return.
    let isJump = runs[index].low == runs[index].high && index + 1 < runs.count
    let run = isJump ? runs[index + 1] : runs[index]
    return bisect(from: run.low, to: run.high) { fraction in
      let found = value(at: fraction)
      return run.rises ? found >= level : found <= level
    }
  }
}
