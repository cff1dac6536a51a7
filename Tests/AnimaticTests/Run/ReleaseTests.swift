// When callbacks and what they retain are released.

import Animatic
import TestSupport
import Testing

struct `Released callbacks` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() {
    stage.add(box)
  }

  /// Runs an action when it is deallocated.
  private final class Deinitializer {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
  }

  @Test func `a released observer may use the layer`() {
    stage.update()
    var count = 0
    let run = { [box] in
      let deinitializer = Deinitializer {
        count += 1
        _ = box.animation(forKey: "both")
        _ = box.presentation
        box.removeAllAnimations()
      }
      Animate(box).fade(to: 0).onEnd { _ in _ = deinitializer }
        .move(x: 10, duration: 2).onEnd { _ in _ = deinitializer }
        .group().key("both").onEnd { _ in _ = deinitializer }
        .observed(end: { _ in _ = deinitializer }).run()
    }
    run()
    stage.advance(by: 3)
    #expect(count == 1 && box.animationKeys == [])
    run()
    stage.advance(by: 0.5)
    box.removeAllAnimations()
    stage.update()
    expectEqual(count, 2)
    run()
    stage.remove(box)
    stage.update()
    expectEqual(count, 3)
  }

  @Test func `an animation that stays and is then replaced releases its observer`() {
    final class Witness {}
    weak var first: Witness?
    do {
      let witness = Witness()
      first = witness
      Animate(box).fade(duration: 0.5).stay().key("fade").onEnd { _ = witness }.run()
    }
    stage.advance(by: 1)
    #expect(first != nil)
    Animate(box).fade(duration: 0.5).stay().key("fade").run()
    stage.advance(by: 1)
    #expect(first == nil)
  }

  @Test func `a deallocated stage releases its pending callbacks`() {
    final class Witness {}
    weak var held: Witness?
    do {
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      let witness = Witness()
      held = witness
      stage.add(layer)
      let playback = Animate(layer).fade().onEnd { _ = witness }.run()
      stage.advance(by: 0.5)
      playback.cancel()
    }
    #expect(held == nil)
  }
}
