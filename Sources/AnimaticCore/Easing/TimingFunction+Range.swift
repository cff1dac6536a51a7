// The range of a timing function.

extension TimingFunction {
  /// The smallest and largest value, or their limits.
  ///
  /// The error is below 1e-9.
  ///
  /// ```swift
  /// TimingFunction.easeIn.range  // 0...1
  /// TimingFunction.back(.in).range  // -0.1000040…...1
  /// ```
  ///
  /// - Complexity: O(n) in the stops, samples or swings of the function.
  public var range: ClosedRange<Double> {
    easing.runs(from: 0, to: 1).reduce(0...1) { range, run in
      min(
        range.lowerBound, run.values.lowerBound)...max(
          range.upperBound, run.values.upperBound)
    }
  }

  /// Whether any value is outside 0…1.
  ///
  /// ```swift
  /// TimingFunction.elastic().overshoots  // true
  /// ```
  ///
  /// - Complexity: As for ``range``.
  public var overshoots: Bool { range != 0...1 }

  /// Whether the function never decreases.
  ///
  /// ```swift
  /// TimingFunction.steps(4).isMonotone  // true
  /// TimingFunction.bounce().isMonotone  // false
  /// ```
  ///
  /// - Complexity: As for ``range``.
  public var isMonotone: Bool { easing.runs(from: 0, to: 1).allSatisfy(\.rises) }
}
