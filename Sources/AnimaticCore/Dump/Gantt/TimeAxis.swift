// The ticks of a time axis and their labels.

/// A time axis from its start to its end.
package struct TimeAxis: Sendable {
  package let start: Double
  package let end: Double
  /// The seconds between two ticks: 1, 2, or 5 times a power of ten.
  package let step: Double

  /// - Parameters:
  ///   - start: The first second; at least 0.
  ///   - end: The last second; greater than the first.
  ///   - most: The maximum number of ticks after the first; at least 1.
  package init(from start: Double = 0, to end: Double, most: Int) {
    self.start = start
    self.end = end
    let rough = (end - start) / Double(max(1, most))
    var power = 1.0
    // Steps instead of a logarithm, so the result is the same on every machine.
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    step = [1, 2, 5].map { $0 * power }.first { $0 >= rough } ?? 10 * power
  }

  /// The times of the ticks and their labels.
  package var ticks: [(time: Double, text: String)] {
    let first = (start / step - 1e-9).rounded(.up)
    guard step > 0, first.isFinite, (end / step).isFinite else { return [(start, start.text)] }
    let count = min(Int(max(0, (end / step + 1e-9).rounded(.down) - first)), 1_000)
    return (0...count).map { index in
      // Removes the rounding of the multiplication.
      let time = (first + Double(index)) * step
      let rounded = step < 1 ? (time / step).rounded() / (1 / step).rounded() : time
      return (time, rounded.text)
    }
  }
}
