// Steps, piecewise linear functions, and samples.

extension TimingFunction {
  /// Returns a stepped function with equal steps, as in CSS.
  ///
  /// At a multiple of 1/count the step has already occurred. At exactly 0 and 1 the value is 0 and
  /// 1 for any jump.
  ///
  /// ```swift
  /// TimingFunction.steps(4).value(at: 0.25)  // 0.25
  /// TimingFunction.steps(3, jump: .none).value(at: 0.5)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of steps, 1 to 1,000,000, and at least 2 without a jump at either end.
  ///     Any other makes the function linear and not ``isValid``.
  ///   - jump: The position of the jumps.
  public static func steps(_ count: Int, jump: StepJump = .end) -> TimingFunction {
    let least = jump == .none ? 2 : 1
    guard StepCurve.counts.contains(count), count >= least else {
      return refused("steps are \(count), but must be within \(least)…1000000")
    }
    return TimingFunction(StepCurve(count: count, jump: jump))
  }

  /// Returns a piecewise linear function through stops, as linear() in CSS.
  ///
  /// The first stop without a fraction is at 0 and the last at 1; others without one are spaced
  /// evenly between their neighbors; a decreasing fraction is raised to the largest so far. Of
  /// several stops at one fraction, the last one counts there. The outermost lines extend beyond
  /// the first and last stop. At exactly 0 and 1 the value is 0 and 1 for any stops.
  ///
  /// ```swift
  /// TimingFunction.linear([0, 0.25, 1]).value(at: 0.75)  // 0.625
  /// ```
  ///
  /// - Parameter stops: At least two, each number at most 1e100 in magnitude. Anything else makes
  ///   the function linear and not ``isValid``.
  /// - Complexity: O(n); a value takes O(log n).
  public static func linear(_ stops: [EasingStop]) -> TimingFunction {
    guard let curve = PiecewiseCurve(stops) else {
      return refused(
        stops.count < 2
          ? "stops are \(stops.count), but must be 2 or more"
          : "stops hold a number that is not within -1e100…1e100")
    }
    return TimingFunction(curve)
  }

  /// Returns a piecewise linear function from samples of a closure.
  ///
  /// The samples are at 0, 1, and evenly spaced in between. At exactly 0 and 1 the value is 0 and
  /// 1; a closure with other values there gives a jump.
  ///
  /// ```swift
  /// TimingFunction.sampled(count: 3) { $0 * $0 }.value(at: 0.25)  // 0.125
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of samples, 2 to 1,000,000. Any other makes the function linear and not
  ///     ``isValid``, as does a sample that is not finite or exceeds 1e100.
  ///   - function: Returns the eased fraction at a fraction of 0…1.
  /// - Complexity: O(n) in the count.
  public static func sampled(
    count: Int = 256, _ function: (Double) -> Double
  ) -> TimingFunction {
    guard SampleCurve.counts.contains(count) else {
      return refused("samples are \(count), but must be within 2…1000000")
    }
    return sampled((0..<count).map { function(Double($0) / Double(count - 1)) })
  }

  static func sampled(_ values: [Double]) -> TimingFunction {
    guard let curve = SampleCurve(values) else {
      return refused("samples hold a number that is not within -1e100…1e100")
    }
    return TimingFunction(curve)
  }
}
