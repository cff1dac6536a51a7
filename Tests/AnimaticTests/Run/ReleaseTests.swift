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

  @Test func `a released observer may remove what is applied after a whole transform`() {
    let keys = ["next"] + (0..<20).map { "old \($0)" }
    let addRest = { [box] in
      let deinitializer = Deinitializer { for key in keys { box.removeAnimation(forKey: key) } }
      var rest = BasicAnimation(.transform, from: .identity, to: .identity, duration: 2)
      rest.isAdditive = true
      rest.beginTime = box.currentTime + 1
      rest.delegate = AnimationTarget(end: { _ in _ = deinitializer })
      box.add(rest, forKey: "transform-2")
    }
    let scaling = BasicAnimation(.scaleX, from: 3, to: 3, duration: 2)
    stage.transaction { _ in
      for key in keys.dropFirst() { box.add(scaling, forKey: key) }
      box.add(BasicAnimation(.transform, to: .identity, duration: 2), forKey: "transform")
      addRest()
      for key in ["next", "later"] { box.add(scaling, forKey: key) }
      BasicAnimation(.rotation, to: 1, duration: 1).run(forKey: "transform.rotation.z", on: box)
    }
    expectEqual(box.animationKeys, ["later", "transform", "transform.rotation.z"])
    expectEqual(box.presentation[.scaleX], 3, "the whole transform stays before the rest")
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
