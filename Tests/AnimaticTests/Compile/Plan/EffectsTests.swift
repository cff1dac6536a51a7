// Effects in compositions start from the presentation at their begin.

import Animatic
import TestSupport
import Testing

struct `Effects in compositions` {
  private let box = makeBox()

  private func keyframes(_ animation: (any LayerAnimation)?) -> [Double]? {
    (animation as? KeyframeAnimation<Double>)?.values
  }

  @Test func `the base is baked into the values`() {
    box[.translationX] = 10
    let chain = Animate(box).shakeX(range: 5, times: 1)
    expectEqual(keyframes(chain.only), [10, 15, 5, 10])
    box[.translationX] = 0
    expectEqual(keyframes(chain.only), [0, 5, -5, 0])
  }

  @Test func `a moving base is sampled at the begin`() {
    let chain = Animate(box).rotate(from: .radians(0), to: .radians(2)).after(begin: 0)
      .shakeR(radian: 90, times: 1, duration: 0.5).after(begin: 0.5)
    let quarter = Double.pi / 2
    expectEqual(keyframes(chain.children.last), [1, 1 + quarter, 1 - quarter, 1])
  }

  @Test func `an effect ends exactly at its base`() {
    box[.rotation] = 0.1
    let rest = box[.rotation]
    let chain = Animate(box).shakeR(times: 7, duration: 0.7)
    expectEqual(chain.values(of: .rotation, on: box, at: [0, 0.7]), [rest, rest])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `the verb after an effect starts at its base`() {
    let chain = Animate(box).rotate(to: .radians(1)).then().shakeR().then().rotate(by: .radians(1))
    let last = chain.children.last as? BasicAnimation<Double>
    expectEqual(last?.fromValue, 1)
    expectEqual(chain.values(of: .rotation, on: box, at: [2.4]), [2])
  }

  @Test func `of two effects on one axis, the later one is based on the earlier one`() {
    let chain = Animate(box).shakeX(range: 8, times: 1, duration: 1)
      .shakeX(range: 4, times: 1, duration: 1).after(begin: 0.25)
    expectEqual(keyframes(chain.children.last), [8, 12, 4, 8])
  }

  @Test func `a repeated effect is at its base between iterations`() {
    let chain = Animate(box).shakeX(range: 8, times: 1, duration: 1).repeats(2)
    expectEqual(chain.values(of: .translationX, on: box, at: [0.25, 1, 1.25, 2]), [8, 0, 8, 0])
    let flips = Animate(box).flip().repeats(2)
    expectEqual(flips.values(of: .rotationY, on: box, at: [0.5, 1, 1.5, 2]), [.pi, 0, .pi, 0])
  }

  @Test func `without a layer an effect is built on the defaults`() {
    expectEqual(keyframes(Animate().shakeX(range: 5, times: 1).only), [0, 5, -5, 0])
  }

  @Test func `at run it is based on the current model`() {
    let stage = makeStage(box)
    let chain = Animate(box).shakeX(range: 8, times: 1, duration: 1)
    box[.translationX] = 100
    chain.run()
    stage.advance(by: 0.25)
    expectEqual(box.presentation[.translationX], 108)
  }
}
