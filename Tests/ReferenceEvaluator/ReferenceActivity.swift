// Whether a node inside nested groups is active, by evaluating every level. It is the brute-force
// side of the law of callbacks, and uses no events.

package import AnimaticCore

/// A node of an animation tree, as its path: the animation on the layer is first.
package struct ReferenceNode {
  package var chain: [any LayerAnimation]

  package init(_ chain: [any LayerAnimation]) {
    self.chain = chain
  }

  /// The node's position in its parent's time and that time, if every enclosing level is active; `begin`
  /// is that of the outermost animation, and a slack is a tolerance in seconds on every level.
  package func place(
    at time: Double, begin: Double, slack: Double = 0
  ) -> (place: ReferencePlace, parentTime: Double)? {
    var parent = time
    var start = begin
    var zeroDuration = 0.25
    for (level, animation) in chain.enumerated() {
      let timing = animation.timing
      guard timing.isUsable else { return nil }
      // Without the tolerance of T-18: under a flat easing a hair of local time is long outside.
      let place = timing.place(
        at: parent, begin: start, zeroDuration: zeroDuration, tolerance: 1e-13, slack: slack)
      guard place.phase == .active else { return nil }
      if level == chain.count - 1 { return (place, parent) }
      if animation.timingFunction == nil {
        parent = place.local
      } else {
        parent =
          referenceEased(place.local / place.duration, animation.timingFunction) * place.duration
      }
      start = chain[level + 1].timing.beginTime
      zeroDuration = place.duration
    }
    return nil
  }
}
