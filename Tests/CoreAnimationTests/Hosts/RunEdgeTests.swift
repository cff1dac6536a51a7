// Runs at the limits of Core Animation's callbacks: ends one rounding error early, layers before
// their first commit, and values that only their property distinguishes.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `Runs on narrow edges` {
    @Test(arguments: [0.1, 0.3, 0.75, 3] as [Float])
    func `end although the layer's end is one rounding short`(speed: Float) {
      var unfinished: [Int] = []
      for number in 0..<100 {
        CAStubWorld.withFresh { world in
          world.time = Double(number * 7919 % 1000) / 1000
          let layer = CALayer()
          layer.speed = speed
          world.show(layer)
          world.runLoopTurn()
          let duration = 0.1 + Double(number * 104_729 % 997) / 500
          let playback = Animate(layer).fade(to: 0.5, duration: duration).settle().run()
          world.advance(to: 100)
          if playback.outcome != .finished || layer.opacity != 0.5 { unfinished.append(number) }
        }
      }
      #expect(unfinished.isEmpty)
    }

    @Test func `an animation replaced before the first commit is replaced`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        let first = Animate(layer).fade(to: 0, duration: 1).key("k").run()
        let second = Animate(layer).fade(to: 0, duration: 1).key("k").settle().run()
        first.pause()
        world.advance(to: 5)
        expectEqual(first.outcome, .replaced(by: "k"))
        expectEqual(second.outcome, .finished)
      }
    }

    @Test func `an animation removed before the first commit is canceled`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        layer.removeAllAnimations()
        playback.rate = 2
        world.advance(to: 5)
        expectEqual(playback.outcome, .cancelled(at: 0))
      }
    }

    @Test func `custom properties settle repeatedly, whatever their type`() {
      settles(DiscreteValue("a"), then: DiscreteValue("b"))
      settles(DiscreteValue(1), then: DiscreteValue(2))
      settles([1, 2] as [Double], then: [3, 4])
      settles([RGBAColor(red: 1, green: 0, blue: 0)], then: [RGBAColor(red: 0, green: 0, blue: 1)])
      settles(Transform3D.scale(x: 2, y: 2, z: 1), then: Transform3D.scale(x: 3, y: 3, z: 1))
      settles(2.5, then: 3.5)
    }

    private func settles<Value: AnimatableValue & Equatable>(_ first: Value, then second: Value) {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        let property = LayerProperty<Value>("ownProperty", default: first)
        for (end, value) in [(2.0, first), (4, second)] {
          Animate(layer).animate(property, to: value, duration: 1).settle().run()
          world.advance(to: end)
          expectEqual(layer.modelValue(of: property), value)
        }
      }
    }

    @Test func `an empty shadow path is the layer's own, and so none`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        layer.shadowPath = CGPath(
          rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        world.show(layer)
        world.runLoopTurn()
        Animate(layer).animate(.shadowPath, to: BezierPath(), duration: 1).settle().run()
        world.advance(to: 2)
        #expect(layer.shadowPath == nil)
      }
    }
  }
#endif
