#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  /// T-4, T-5, T-9, T-12, T-13, T-16.
  struct `Driven time` {
    private func heard(_ prepare: (Stage, CABasicAnimation) -> Void) -> [String] {
      var heard: [String] = []
      Stage.run { stage in
        let animation = stage.fade()
        prepare(stage, animation)
        stage.layer.add(animation, forKey: "a")
        stage.world.advance(to: 200)
        heard = stage.listener.heard
      }
      return heard
    }

    @Test func `the clock is at 0 and moves by hand only`() {
      CAStubWorld.withFresh { world in
        expectEqual(CACurrentMediaTime(), 0)
        world.advance(to: 2)
        expectEqual(CACurrentMediaTime(), 2)
        world.advance(by: 0.5)
        expectEqual(CACurrentMediaTime(), 2.5)
        world.time = 7
        expectEqual(CACurrentMediaTime(), 7)
      }
    }

    @Test func `at 0 an animation begins as well`() {
      CAStubWorld.withFresh { world in
        let (layer, listener) = (CALayer(), Listener())
        world.show(layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        world.advance(to: 1)
        expectEqual(listener.heard, ["start 0.0", "stop true 0.25"])
      }
    }

    @Test func `the begin is that of the commit`() {
      Stage.run { stage in
        stage.layer.beginTime = 50
        stage.layer.add(stage.fade(), forKey: "a")
        expectEqual(stage.layer.animation(forKey: "a")?.beginTime, 0)
        stage.world.time = 103
        stage.world.runLoopTurn()
        expectEqual(stage.layer.animation(forKey: "a")?.beginTime, 53)
      }
    }

    @Test func `a delayed animation starts at its begin`() {
      expectEqual(heard { $1.beginTime = 103 }, ["start 103.0", "stop true 104.0"])
    }

    @Test func `one that is over ends at once`() {
      expectEqual(heard { $1.beginTime = 50 }, ["start 100.0", "stop true 100.0"])
    }

    @Test func `speed`() {
      expectEqual(heard { $1.speed = 2 }, ["start 100.0", "stop true 100.5"])
      expectEqual(heard { $1.speed = -2 }, ["start 100.0", "stop true 100.5"])
      expectEqual(heard { $1.speed = 0 }, ["start 100.0"])
    }

    @Test func `an offset does not move the end`() {
      expectEqual(heard { $1.timeOffset = 0.5 }, ["start 100.0", "stop true 101.0"])
    }

    @Test func `repeats`() {
      expectEqual(heard { $1.repeatCount = 2.5 }, ["start 100.0", "stop true 102.5"])
      expectEqual(heard { $1.repeatDuration = 1.75 }, ["start 100.0", "stop true 101.75"])
      let both = heard {
        $1.repeatCount = 2
        $1.autoreverses = true
      }
      expectEqual(both, ["start 100.0", "stop true 104.0"])
    }

    @Test(arguments: [Float.infinity, .greatestFiniteMagnitude])
    func `endless`(count: Float) {
      expectEqual(heard { $1.repeatCount = count }, ["start 100.0"])
    }

    @Test func `the layer's speed counts`() {
      let half = heard { stage, _ in
        stage.layer.speed = 0.5
        stage.layer.timeOffset = 3
      }
      expectEqual(half, ["start 100.0", "stop true 102.0"])
    }

    @Test func `a superlayer's speed counts`() {
      Stage.run { stage in
        let child = CALayer()
        child.speed = 2
        stage.layer.speed = 2
        stage.layer.addSublayer(child)
        child.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 101)
        expectEqual(stage.listener.heard, ["start 100.0", "stop true 100.25"])
      }
    }

    @Test func `a paused layer holds its animations`() {
      Stage.run { stage in
        let layer = stage.layer
        layer.add(stage.fade(4), forKey: "a")
        stage.world.advance(to: 102)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.world.advance(to: 107)
        #expect(stage.world.nextEventTime == nil)
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        expectEqual(stage.world.nextEventTime, 109)
        stage.world.advance(to: 200)
        expectEqual(stage.listener.heard, ["start 100.0", "stop true 109.0"])
      }
    }

    @Test func `a time a hair beside another is the same`() {
      Stage.run { stage in
        let animation = stage.fade(0.1)
        animation.repeatCount = 3
        stage.layer.add(animation, forKey: "a")
        stage.world.advance(to: 100.3)
        expectEqual(stage.callbacks, ["start a", "stop a true"])
      }
    }
  }
#endif
