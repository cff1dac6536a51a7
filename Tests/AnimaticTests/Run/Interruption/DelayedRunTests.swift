// Runs that are started again and animate a property only later, on the engine's layer and on a
// host.

import Animatic
import TestSupport
import Testing

struct DelayedRunTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  private func target(_ isHost: Bool) -> any LayerHost { isHost ? PlayingHost(box) : box }

  private var shown: [Double] {
    [box.presentation.position.x] + box.presentation.transform.components
  }

  /// Starts a run several times before it has ended, without a jump, and lets the last one end.
  private func tap(_ isHost: Bool, _ chain: (consuming Animate) -> Animate) {
    let host = target(isHost)
    for pause in [0.31, 0.43, 0.05, 0.37, 0.29] {
      let before = shown
      chain(Animate(host)).run()
      stage.advance(by: 0)
      #expect(zip(before, shown).allSatisfy { abs($0 - $1) < 1e-6 }, "\(before) \(shown)")
      stage.advance(by: pause)
    }
    stage.advance(by: 4)
  }

  @Test(arguments: [false, true])
  func `verbs that return end at rest`(isHost: Bool) {
    tap(isHost) { $0.fade(to: 0.5, duration: 0.3).then().shakeX(range: 10, duration: 0.4) }
    tap(isHost) { $0.shakeX(range: 10, duration: 0.4).after(begin: 0.2) }
    tap(isHost) { $0.shakeX(range: 10, duration: 0.4).after(begin: 0.2).group() }
    tap(isHost) { $0.fade(to: 0.5, duration: 0.3).then().pulse(scale: 1.5, duration: 0.6) }
    expectEqual(box.model, Layer(name: "box").model)
    expectEqual(box.presentation.transform, .identity)
  }

  @Test(arguments: [false, true])
  func `a move that doesn't settle leaves the model`(isHost: Bool) {
    tap(isHost) { $0.move(x: 100, duration: 0.3).after(begin: 0.2) }
    tap(isHost) { $0.move(x: 100, duration: 0.3).after(begin: 0.2).group() }
    expectEqual([box.position.x, box.presentation.position.x], [0, 0])
  }

  @Test(arguments: [false, true])
  func `changes add up`(isHost: Bool) {
    tap(isHost) { $0.move(by: [10, 0], duration: 0.5).after(begin: 0.2).settle() }
    #expect(abs(box.position.x - 50) < 1e-6)
  }

  @Test(arguments: [false, true])
  func `an instant shows the interrupted value until its begin`(isHost: Bool) {
    let host = target(isHost)
    Animate(host).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    Animate(host).move(x: 0, duration: 0).after(begin: 0.5).settle().run()
    stage.advance(by: 0.25)
    expectEqual([box.position.x, box.presentation.position.x], [100, 50])
    stage.advance(by: 1)
    expectEqual([box.position.x, box.presentation.position.x], [0, 0])
  }

  @Test(arguments: [false, true])
  func `additive animations are added to each other`(isHost: Bool) {
    var offset = BasicAnimation(.positionX, from: -50, to: 0, duration: 1)
    offset.isAdditive = true
    let host = target(isHost)
    Animate(host).add(animation: offset).run()
    stage.advance(by: 0.5)
    Animate(host).add(animation: offset).run()
    stage.advance(by: 0)
    expectEqual(box.presentation.position.x, -75)
    stage.advance(by: 2)
    expectEqual([box.position.x, box.presentation.position.x], [0, 0])
  }
}
