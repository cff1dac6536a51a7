// Whether a node inside nested groups is inside its active interval, by asking every level in turn.
// Owns the brute-force side of the callbacks' law; knows no events.

package import AnimaticCore

/// A node of an animation tree, as the way down to it: the animation on the layer comes first.
package struct ReferenceNode {
  package var chain: [any LayerAnimation]

  package init(_ chain: [any LayerAnimation]) {
    self.chain = chain
  }

  /// The node's place in its parent's time and that time, if every level around it is active; `begin`
  /// is that of the outermost animation, and a slack forgives that many seconds on every level.
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
