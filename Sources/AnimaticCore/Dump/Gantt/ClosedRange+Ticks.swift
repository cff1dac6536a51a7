// The ticks of a time axis and their labels.

extension ClosedRange<Double> {
  /// Returns the times of the ticks on an axis of this interval, which is in seconds from 0 on, and
  /// their labels.
  ///
  /// - Parameter most: The maximum number of ticks after the first; at least 1.
  package func ticks(most: Int) -> [(time: Double, text: String)] {
    let step = tickStep(most: most)
    let first = (lowerBound / step - 1e-9).rounded(.up)
    guard step > 0, first.isFinite, (upperBound / step).isFinite else {
      return [(lowerBound, lowerBound.text)]
    }
    let last = (upperBound / step + 1e-9).rounded(.down)
    return (0...Swift.min(Int(Swift.max(0, last - first)), 1_000)).map { index in
      // Removes the rounding of the multiplication.
      let time = (first + Double(index)) * step
      let rounded = step < 1 ? (time / step).rounded() / (1 / step).rounded() : time
      return (time, rounded.text)
    }
  }

  /// The seconds between two ticks: 1, 2, or 5 times a power of ten.
  private func tickStep(most: Int) -> Double {
    let rough = (upperBound - lowerBound) / Double(Swift.max(1, most))
    var power = 1.0
    // Steps instead of a logarithm, so the result is the same on every machine.
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= rough } ?? 10 * power
  }
}
