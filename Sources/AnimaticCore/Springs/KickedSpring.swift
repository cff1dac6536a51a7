// A spring with an initial velocity in units per second, beside that of its curve.

/// A spring that starts with velocities in units per second, one for each of its numbers (S-16).
///
/// A spring is linear, so a velocity adds the difference of two springs over one distance, with and
/// without an initial velocity. The distance of the spring itself doesn't matter.
package struct KickedSpring {
  package let curve: SpringCurve
  /// From start to end, for each number.
  package let distances: [Double]

  package init(_ curve: SpringCurve, distances: [Double]) {
    (self.curve, self.distances) = (curve, distances)
  }

  /// The seconds until it has settled, of the number that takes the longest.
  ///
  /// - Parameter velocities: Units per second; nil for none.
  package func settlingDuration(with velocities: [Double?]) -> Double {
    zip(distances, velocities).reduce(0) { longest, number in
      var settling = curve
      let velocity = number.1 ?? 0
      // Without a distance but for rounding, a velocity settles as over the distance that it would go
      // in a radian, away from the end: either sign leads as far.
      let reach = velocity.magnitude * radian
      let relative = number.0.magnitude > reach * 1e-6 ? velocity / number.0 : -1 / radian
      settling.initialVelocity += velocity == 0 ? 0 : relative
      return max(longest, settling.settlingDuration)
    }
  }

  /// The springs that, added to it, give it velocities of 1: each runs from a value to 0.
  package var kicks: [(start: Double, curve: SpringCurve)] {
    [(-radian, 1 / radian), (radian, 0)].map { start, initialVelocity in
      var spring = curve
      spring.initialVelocity = initialVelocity
      return (start, spring)
    }
  }

  /// The seconds of a radian of the undamped spring.
  private var radian: Double { (curve.mass / curve.stiffness).squareRoot() }
}
