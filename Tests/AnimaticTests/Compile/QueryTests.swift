// Queries of a composition, each of which compiles with the current model.

import Animatic
import TestSupport
import Testing

struct `Queries of a composition` {
  @Test func `each query sees the current model: nothing is cached in a composition`() {
    let box = makeBox()
    let chain = Animate(box).pulse(scale: 2).key("pulse")
    func starts() -> [Double?] {
      let animations = [
        chain.groups.first?.animation, chain.entries.first?.animation,
        chain.animation(forKey: "pulse"),
      ]
      return [chain.timeline.value(of: .scale, on: box, at: 0)]
        + animations.map { ($0 as? KeyframeAnimation<Double>)?.values.first }
    }
    expectEqual(starts(), [1, 1, 1, 1])
    let old = chain.timeline
    box.transform = .scale(x: 3, y: 3, z: 3)
    expectEqual(starts(), [3, 3, 3, 3])
    expectEqual(old.value(of: .scale, on: box, at: 0), 1)
  }
}
