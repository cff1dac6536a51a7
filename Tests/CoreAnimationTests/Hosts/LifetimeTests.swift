// What runs on Core Animation leave behind: nothing.

import Animatic
import AnimaticCore
import AnimaticEngine
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `Lifetimes on Core Animation` {
    private final class Target {}

    private struct Weak {
      weak var layer: CALayer?
      weak var playback: Playback?
      weak var target: Target?

      var isGone: Bool { layer == nil && playback == nil && target == nil }
    }

    /// Runs and performs a closure, in a separate scope.
    private func run(_ act: (Playback, CALayer, CAStubWorld) -> Void) -> Weak {
      CAStubWorld.withFresh { world in
        var all = Weak()
        do {
          let (layer, target) = (CALayer(), Target())
          world.show(layer)
          world.runLoopTurn()
          let playback = Animate(layer).fade(to: 0, duration: 1).onEnd { [target] in _ = target }
            .settle().then().move(x: 5, duration: 1).observed(end: { [target] _ in _ = target })
            .run()
          all = Weak(layer: layer, playback: playback, target: target)
          act(playback, layer, world)
          world.hide(layer)
          world.runLoopTurn()
          world.clearEvents()
        }
        return all
      }
    }

    @Test func `at its end everything is released`() {
      #expect(run { _, _, world in world.advance(to: 5) }.isGone)
    }

    @Test func `cancelled, everything is released`() {
      for remaining in [Playback.Cancelling.revert, .hold, .finish] {
        let left = run { playback, _, world in
          world.advance(to: 0.5)
          playback.cancel(remaining)
          world.advance(to: 5)
        }
        #expect(left.isGone)
      }
    }

    @Test func `paused, sought and gone on, everything is released`() {
      let left = run { playback, _, world in
        world.advance(to: 0.5)
        playback.pause()
        playback.seek(to: 0.75)
        world.advance(to: 1)
        playback.resume()
        world.advance(to: 9)
      }
      #expect(left.isGone)
    }

    @Test func `a layer that goes away in flight is released with its run`() {
      #expect(run { _, _, world in world.advance(to: 0.5) }.isGone)
      #expect(
        run { playback, _, world in
          world.advance(to: 0.5)
          playback.pause()
        }.isGone)
    }
  }
#endif
