// The extrema of a spring's motion.

extension SpringEvaluator {
  /// Returns the number of half oscillations in a time; 0 for a spring that does not oscillate.
  func halfSwings(in seconds: Double) -> Double {
    regime == .under ? frequency * seconds * spread / .pi : 0
  }

  /// Returns the extrema after the start and before a time in seconds, ascending.
  ///
  /// - Complexity: O(n) in the half oscillations until then, which must be few.
  func turns(until seconds: Double) -> [Double] {
    let end = seconds * frequency
    guard regime == .under else {
      // The velocity is start + pull·g, with g increasing from 0.
      let growth = -self.start / pull
      let place = growth > 0 ? radians(growing: growth) : .nan
      return place > 0 && place < end ? [place / frequency] : []
    }
    // The velocity is start·cos + pull·sin of the oscillation.
    let angle = angleOfVector(x: pull, y: -self.start)
    let first = angle > 0 ? angle : angle + .pi
    let count = ((end * spread - first) / .pi).rounded(.up)
    guard count > 0, count < 1e6 else { return [] }
    return (0..<Int(count)).map { (first + Double($0) * .pi) / spread / frequency }
  }
}
