// The descriptions of the module's public types.

import Animatic
import AnimaticTesting
import Testing

@Test func `public types describe themselves on one line`() {
  let samples: [any CustomStringConvertible] = [
    expectTimeline(of: Animate(Layer(name: "a\nb")).fade(to: 0)), ValueDirection.rising,
  ]
  #expect(
    samples.map(\.description) == ["expectations, timeline of 1 s, 1 layer", "rising"])
}
