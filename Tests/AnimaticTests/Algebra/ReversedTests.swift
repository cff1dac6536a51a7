// Compositions that play backwards.

import Animatic
import TestSupport
import Testing

struct `Reversed` {
  private let box = Layer(name: "box")

  private func opacity(_ composition: some Composable, _ time: Double) -> Double? {
    composition.timeline.value(of: .opacity, on: box, at: time)
  }

  @Test func `reversed, an instant's end value precedes it`() {
    let piece = Animate(box).fade(from: 0, to: 0.25, duration: 1).fade(to: 0.5, duration: 0)
    expectEqual(opacity(piece, 0.5), 0.5)
    expectEqual(opacity(piece.reversed(), 0.5), 0.5)
  }

  @Test func `reversed, the easing of a group is mirrored`() {
    let piece = Animate(box).fade(from: 0, to: 1, duration: 1).group().easing(.easeIn)
    let right = opacity(piece, 0.75)
    #expect(isClose(opacity(piece.reversed(), 0.25), right ?? -1))
  }

  @Test func `reversed, a clipped endless animation plays backwards from the clip`() {
    let part = Animate(box).fade(from: 1, to: 0).repeatedForever().fitted(to: 2.5, .clip).reversed()
    expectEqual(part.timeline.value(of: .opacity, on: box, at: 0.25), 0.75)
  }
}
