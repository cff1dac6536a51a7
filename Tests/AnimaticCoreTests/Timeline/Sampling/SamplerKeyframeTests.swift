// Keyframes that are evenly spaced are found by a product, which may be rounded beyond them.

import Animatic
import TestSupport
import Testing

struct `Sampler of even keyframes` {
  @Test(arguments: [2, 3, 7, 49, 50, 99, 107, 1000])
  func `each keyframe is reached at its time, to the last bit`(_ segments: Int) throws {
    let box = makeBox("box")
    let values = (0...segments).map { Double($0 * $0) }
    let timeline = Animate(box).add(
      animation: KeyframeAnimation(.zPosition, values: values, duration: 1)
    )
    .timeline
    var sampler = timeline.sampler
    let channel = try #require(sampler.channel(of: .zPosition, on: box))
    for key in 1..<segments {
      let time = Double(key) / Double(segments)
      for near in [time.nextDown, time, time.nextUp] {
        sampler.move(to: near)
        #expect(abs(sampler[channel] - values[key]) < 1e-6, "keyframe \(key) at \(near)")
        let right = try #require(timeline.value(of: .zPosition, on: box, at: near))
        #expect(abs(sampler[channel] - right) <= 1e-13 * right, "keyframe \(key) at \(near)")
      }
    }
  }
}
