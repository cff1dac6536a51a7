// Where the ticks of a time axis are, and what they are called.

/// A time axis from 0 to its end.
package struct TimeAxis: Sendable {
  package let end: Double
  /// Seconds between two ticks: 1, 2 or 5 times a power of ten.
  package let step: Double

  /// - Parameters:
  ///   - end: The last second; more than 0.
  ///   - most: How many ticks there may be after the first; at least 1.
  package init(to end: Double, most: Int) {
    self.end = end
    let rough = end / Double(max(1, most))
    var power = 1.0
    // By steps and not by a logarithm, so that it is the same on every machine.
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    step = [1, 2, 5].map { $0 * power }.first { $0 >= rough } ?? 10 * power
  }

  /// The times of the ticks, and their texts.
  package var ticks: [(time: Double, text: String)] {
    guard step > 0, (end / step).isFinite else { return [(0, "0")] }
    let count = min(Int((end / step + 1e-9).rounded(.down)), 1_000)
    return (0...count).map { index in
      // Without what the multiplication added.
      let time = Double(index) * step
      let rounded = step < 1 ? (time / step).rounded() / (1 / step).rounded() : time
      return (time, rounded.text)
    }
  }
}
