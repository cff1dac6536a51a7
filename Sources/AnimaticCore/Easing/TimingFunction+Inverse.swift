// Where a timing function reaches a value and where it turns, for events inside eased time.

extension TimingFunction {
  /// The first fraction, on the way from one to the other, at which the function has a value or
  /// jumps over it.
  ///
  /// ```swift
  /// TimingFunction.easeInEaseOut.firstFraction(reaching: 0.5, from: 0, to: 1)  // 0.5
  /// TimingFunction.steps(4).firstFraction(reaching: 0.3, from: 0, to: 1)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - value: The eased fraction; may be outside 0…1.
  ///   - from: Where the way begins; it counts, and is clamped to 0…1.
  ///   - to: Where it ends; it counts, is clamped to 0…1, and may be the smaller one.
  /// - Returns: Nil if the value is not reached on the way, or a number is NaN.
  /// - Complexity: O(n) in the edges of the function.
  package func firstFraction(reaching value: Double, from: Double, to: Double) -> Double? {
    easing.firstFraction(reaching: value, from: from, to: to)
  }

  /// The fractions strictly between 0 and 1 at which the value turns, ascending.
  ///
  /// A cubic curve has none, one or two.
  package var extremaFractions: [Double] { easing.extremaFractions }
}
