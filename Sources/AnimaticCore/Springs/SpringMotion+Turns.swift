// Where a spring's motion stands still.

extension SpringMotion {
  /// How many half swings go into so many seconds; 0 for a spring that does not swing.
  func halfSwings(in seconds: Double) -> Double {
    regime == .under ? frequency * seconds * spread / .pi : 0
  }

  /// The seconds after the start and before a time at which the motion turns, ascending.
  ///
  /// - Complexity: O(n) in the half swings until then, of which there may not be many.
  func turns(until seconds: Double) -> [Double] {
    let end = seconds * frequency
    guard regime == .under else {
      // The velocity is start + pull·g, with g growing from 0.
      let growth = -self.start / pull
      let place = growth > 0 ? radians(growing: growth) : .nan
      return place > 0 && place < end ? [place / frequency] : []
    }
    // The velocity is start·cos + pull·sin of the swinging.
    let angle = angleOfVector(x: pull, y: -self.start)
    let first = angle > 0 ? angle : angle + .pi
    let count = ((end * spread - first) / .pi).rounded(.up)
    guard count > 0, count < 1e6 else { return [] }
    return (0..<Int(count)).map { (first + Double($0) * .pi) / spread / frequency }
  }
}

extension SpringCurve {
  /// The seconds at which the motion turns before it has settled, ascending.
  ///
  /// - Parameters:
  ///   - seconds: How long is looked.
  ///   - most: How many are looked for.
  func turns(within seconds: Double, most: Int) -> [Double] {
    let motion = motion
    var end = min(seconds, settlingDuration)
    let swings = motion.halfSwings(in: end)
    if swings > Double(most) { end *= (Double(most) + 1) / swings }
    return motion.turns(until: end)
  }
}
