// A custom value may have as many components as a transform has numbers in a frame.

import Animatic
import TestSupport
import Testing

private struct Wide: AnimatableVector {
  static let componentCount = 33
  var components: [Double]

  init(components: [Double]) { self.components = components }

  init(_ number: Double) { components = (0..<33).map { number + Double($0) } }
}

struct `Samplers of wide values` {
  private let wide = LayerProperty("wide", default: Wide(0))

  @Test func `a basic animation has the values of a snapshot`() {
    check(BasicAnimation(wide, from: Wide(1), to: Wide(5), duration: 2, timingFunction: .easeIn))
  }

  @Test func `keyframes have the values of a snapshot`() {
    check(KeyframeAnimation(wide, values: [Wide(1), Wide(9), Wide(4)], duration: 2))
  }

  @Test func `a spring has the values of a snapshot`() {
    check(SpringAnimation(wide, from: Wide(1), to: Wide(5), perceptualDuration: 1, bounce: 0.5))
  }

  private func check(_ animation: some LayerAnimation) {
    let box = makeBox("box")
    let timeline = Animate(box).add(animation: animation).timeline
    var sampler = timeline.sampler
    for time in [0, 0.25, 1, 1.75, 0.5, 3] {
      sampler.move(to: time)
      let shown = sampler[box]?[wide].components
      expectEqual(shown, timeline.snapshot(at: time)[box]?[wide].components, "at \(time)")
      expectEqual(shown, timeline.value(of: wide, on: box, at: time)?.components, "at \(time)")
    }
  }
}
