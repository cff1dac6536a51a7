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
    if low == 0, high == 1 { return [EasingPart(low: 0, high: 1, easing: self, start: 0, end: 1)] }
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
    if curve.named == .linear, problem == nil { return .linear }
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

  /// The function from the end to the start: 1 - f(1 - x).
  ///
  /// A named or cubic curve stays one, steps jump at the opposite end, and in and out are
  /// exchanged, except for an elastic with an amplitude above 1. At a jump, the value after it
  /// counts here too. Reversing a valid function twice gives an equal one.
  ///
  /// ```swift
  /// TimingFunction.easeIn.reversed  // easeOut
  /// TimingFunction.bounce(.in).reversed == .bounce(.out)  // true
  /// ```
  public var reversed: TimingFunction {
    switch kind {
    case .cubic(let points) where !points.isLegal: TimingFunction(points.turned)
    // Rounded points would not give the original ones again.
    case .cubic(let points):
      points.turned.turned == points
        ? TimingFunction(points.turned) : TimingFunction(.turned(points))
    case .turned(let points): TimingFunction(points)
    case .refused(let problem, _): TimingFunction(.refused(problem, spring: nil))
    case .form(let form, let problem):
      TimingFunction(EasingCurve(form).reversed, problem: problem)
    }
  }

  /// Returns a variant of the function, treated as the in variant of a family.
  ///
  /// In is the function itself and out is ``reversed``; inOut runs in at double speed over the
  /// first half and then out, outIn the opposite. For Penner's families the result is the family's
  /// variant, except for back and elastic, whose inOut uses other parameters.
  ///
  /// Functions nested more than 64 times, with more than 10,000 edges, or with values beyond 1e101
  /// are linear and not ``isValid``.
  ///
  /// ```swift
  /// TimingFunction.quad(.in).mirrored(.inOut) == .quad(.inOut)  // true
  /// ```
  ///
  /// - Parameter way: The eased end.
  public func mirrored(_ way: EasingWay) -> TimingFunction {
    if way == .in || named == .linear { return self }
    if way == .out { return reversed }
    if case .refused = kind { return reversed }
    if let curve = form as? PennerCurve, curve.way == .in, curve.strength == 0 {
      return TimingFunction(PennerCurve(curve.family, way), problem: problem)
    }
    let base = easing
    guard base.depth < 64, base.edgeCount <= 5000 else {
      return Self.refused("curves inside each other are too many")
    }
    guard base.isModerate else {
      return Self.refused("values must be within -1e101…1e101 to be mirrored")
    }
    return TimingFunction(MirroredCurve(base: base, way: way), problem: problem)
  }

  /// The function with its values clamped to 0…1.
  package var clamped: TimingFunction {
    overshoots ? TimingFunction(ClampedCurve(base: easing), problem: problem) : self
  }

  /// The function that `clamped` was called on, or the function itself.
  package var unclamped: TimingFunction {
    guard case .form(let shared, _) = kind, let clamped = shared.form as? ClampedCurve else {
      return self
    }
    return TimingFunction(clamped.base)
  }

  /// Creates the function of a prepared curve.
  init(_ curve: EasingCurve, problem: String? = nil) {
    self.init(
      curve.sharedForm.map { .form($0, problem: problem) } ?? .cubic(curve.cubic.points))
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

extension ControlPoints {
  /// The points of the reversed curve; an invalid x stays invalid.
  var turned: ControlPoints {
    func turn(x: Double) -> Double { x < 0 ? max(Self.turn(x), 1.0.nextUp) : Self.turn(x) }
    return ControlPoints(turn(x: secondX), Self.turn(secondY), turn(x: firstX), Self.turn(firstY))
  }

  /// Returns 1 minus a number, rounded to 15 decimals if within the rounding error, so that 0.42
  /// and 0.58 map to each other.
  private static func turn(_ number: Double) -> Double {
    let rest = 1 - number
    let short = (rest * 1e15).rounded() / 1e15
    return abs(short - rest) <= 0x1p-53 ? short : rest
  }
}
