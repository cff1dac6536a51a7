// The values of `transform`.

import Animatic
import TestSupport
import Testing

struct `Transform` {
  private let box = makeBox()

  @Test func `it goes from the presentation value to a transform`() {
    let chain = Animate(box).transform(to: .scale(x: 3, y: 1))
    expectEqual(chain.only?.keyPath, "transform")
    let shown = chain.values(of: .transform, on: box, at: [0, 0.5, 1])
    expectEqual(shown, [.identity, .scale(x: 2, y: 1), .scale(x: 3, y: 1)])
  }

  @Test func `from states the start`() {
    let chain = Animate(box).transform(from: .translation(x: 10), to: .translation(x: 20))
    expectEqual(
      chain.values(of: .transform, on: box, at: [0, 0.5]),
      [
        .translation(x: 10), .translation(x: 15),
      ])
  }

  @Test func `by follows the presentation value`() {
    let chain = Animate(box).transform(to: .scale(x: 2, y: 2)).then()
      .transform(by: .translation(x: 10))
    let end = chain.timeline.value(of: .transform, on: box, at: 2)
    // Scaled first and moved then: the move is not scaled.
    expectEqual(end?.m11, 2)
    expectEqual(end?.m41, 10)
  }
}
