// The range, the inverse, and the extrema of a timing function.

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

  /// Returns the first fraction between two fractions at which the function reaches or jumps over a
  /// value.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.firstFraction(reaching: 0.5, from: 0, to: 1)  // 0.5
  /// TimingFunction.steps(4).firstFraction(reaching: 0.3, from: 0, to: 1)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - value: The eased fraction; may be outside 0…1.
  ///   - from: The start, included and clamped to 0…1.
  ///   - to: The end, included and clamped to 0…1; may be smaller than the start.
  /// - Returns: Nil if the value is not reached, or a number is NaN.
  /// - Complexity: O(n) in the edges of the function.
  package func firstFraction(reaching value: Double, from: Double, to: Double) -> Double? {
    easing.firstFraction(reaching: value, from: from, to: to)
  }

  /// The fractions strictly between 0 and 1 at which the value turns, ascending.
  ///
  /// A cubic curve has at most two.
  package var extremaFractions: [Double] { easing.extremaFractions }
}
