// Animations that are removed from a CALayer by other code.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `Runs with removed animations` {
    private let heard = EventLines()

    /// A fade of two seconds, disturbed after one.
    private func outcome(_ disturb: (CALayer, CAStubWorld) -> Void) -> (Outcome?, CALayer) {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        layer.name = "box"
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0, duration: 2).onEnd(heard.record("end")).settle()
          .key("out").run()
        world.advance(to: 1)
        disturb(layer, world)
        world.advance(to: 5)
        return (playback.outcome, layer)
      }
    }

    @Test func `removed by key`() {
      let (outcome, layer) = outcome { layer, _ in layer.removeAnimation(forKey: "out") }
      expectEqual(outcome, .cancelled(at: 1))
      expectEqual(heard.lines, ["end 1.0 false out box 0"])
      expectEqual(layer.opacity, 1)
    }

    @Test func `removed with all others`() {
      let (outcome, _) = outcome { layer, _ in layer.removeAllAnimations() }
      expectEqual(outcome, .cancelled(at: 1))
    }

    @Test func `replaced`() {
      let (outcome, layer) = outcome { layer, _ in
        let other = CABasicAnimation(keyPath: "opacity")
        other.toValue = 0.5
        other.duration = 10
        layer.add(other, forKey: "out")
      }
      expectEqual(outcome, .replaced(by: "out"))
      expectEqual(heard.lines, ["end 1.0 false out box 0"])
      expectEqual(layer.animationKeys, ["out"])
    }

    @Test func `replaced by another run`() {
      let (outcome, layer) = outcome { layer, _ in
        Animate(layer).fade(to: 0.5, duration: 1).key("out").settle().run()
      }
      expectEqual(outcome, .replaced(by: "out"))
      expectEqual(layer.opacity, 0.5)
      #expect(layer.animationKeys.isEmpty)
    }

    @Test func `off the screen`() {
      let (outcome, layer) = outcome { layer, world in world.hide(layer) }
      expectEqual(outcome, .layerGone)
      expectEqual(heard.lines, ["end 1.0 false out box 0"])
      expectEqual(layer.opacity, 1)
    }

    @Test func `never on a screen`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        let playback = Animate(layer).fade(to: 0, duration: 2).onEnd(heard.record("end")).run()
        world.advance(to: 5)
        expectEqual(playback.outcome, .layerGone)
        expectEqual(heard.lines, ["end 0.0 false animatic.0 - 0"])
      }
    }

    @Test func `animations removed in the background do not end a run`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        Animate(layer).fade(to: 0, duration: 2).move(x: 9, duration: 1).stay().run()
        let kept = layer.animationKeys.map { layer.animation(forKey: $0)?.isRemovedOnCompletion }
        expectEqual(kept, [false, false])
      }
    }
  }
#endif
