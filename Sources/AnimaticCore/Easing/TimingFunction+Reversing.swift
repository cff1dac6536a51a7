// Reversed functions, and functions as families with four variants.

extension TimingFunction {
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
    if way == .in || namedCode == NamedCurve.linear.rawValue { return self }
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

  /// Creates the function of a prepared curve.
  init(_ curve: EasingCurve, problem: String? = nil) {
    self.init(
      curve.sharedForm.map { .form($0, problem: problem) } ?? .cubic(curve.cubic.points))
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
