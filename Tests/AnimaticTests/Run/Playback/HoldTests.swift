// What a run that is cancelled with hold writes to the model.

import Animatic
import TestSupport
import Testing

struct `Cancelling with hold` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  @Test func `canceling with hold under a later change keeps the changed model`() {
    let playback = Animate(box).fade(from: 1, to: 0, duration: 2).run()
    stage.advance(by: 0.5)
    box.opacity = 0.3
    stage.advance(by: 0.125)
    let shown = box.presentation.opacity
    playback.cancel(.hold)
    #expect(abs(box.presentation.opacity - shown) < 1e-12)
    expectEqual(box.opacity, 0.3)
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 0.3)
  }

  @Test func `canceling with hold under a later run keeps the model`() {
    let hidden = Animate(box).fade(from: 1, to: 0, duration: 2).run()
    Animate(box).fade(from: 0.2, to: 0.4, duration: 1).run()
    stage.advance(by: 0.5)
    hidden.cancel(.hold)
    #expect(abs(box.presentation.opacity - 0.3) < 1e-12)
    expectEqual(box.opacity, 1)
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `canceling with hold under an additive animation keeps the presentation`() {
    stage.animate(duration: 2) { box.cornerRadius = 4 }
    var add = BasicAnimation(.cornerRadius, to: 10, duration: 2)
    add.isAdditive = true
    let playback = Animate(box).animate(.cornerRadius, from: 1, to: 3, duration: 2).run()
    box.add(add, forKey: "added")
    stage.advance(by: 0.5)
    let shown = box.presentation.cornerRadius
    playback.cancel(.hold)
    #expect(abs(box.presentation.cornerRadius - shown) < 1e-12)
  }
}
