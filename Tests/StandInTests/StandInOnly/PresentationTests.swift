#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  ///
  struct `Presentations` {
    @Test func `there is none before the first commit`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        #expect(layer.presentation() == nil)
        CATransaction.flush()
        #expect(layer.presentation() != nil)
      }
    }

    @Test func `there is none off the screen`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        layer.opacity = 0.5
        world.runLoopTurn()
        #expect(layer.presentation() == nil)
      }
    }

    @Test func `it has the committed values`() {
      Stage.run { stage in
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        expectEqual(stage.layer.presentation()?.opacity, 1)
        CATransaction.commit()
        expectEqual(stage.layer.presentation()?.opacity, 0.5)
      }
    }

    @Test func `it has its model and its animations`() {
      Stage.run { stage in
        stage.layer.add(stage.fade(), forKey: "a")
        let shown = stage.layer.presentation()
        #expect(shown !== stage.layer)
        #expect(shown?.model() === stage.layer)
        #expect(shown?.presentation() === shown)
        expectEqual(shown?.animationKeys(), ["a"])
        #expect(shown?.animation(forKey: "a") === stage.layer.animation(forKey: "a"))
      }
    }

    @Test func `it contains the tree's presentations`() {
      Stage.run { stage in
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        #expect(child.presentation()?.superlayer?.model() === stage.layer)
        #expect(stage.layer.presentation()?.sublayers?.first?.model() === child)
      }
    }

    @Test func `it is of the layer's class`() {
      final class Special: CALayer {}
      CAStubWorld.withFresh { world in
        let layer = Special()
        world.show(layer)
        CATransaction.flush()
        let shown: Special? = layer.presentation()
        #expect(shown != nil)
      }
    }

    @Test func `a test can set its values`() {
      Stage.run { stage in
        stage.layer.caStubPresent(NSNumber(value: 0.25), forKeyPath: "opacity")
        stage.layer.caStubPresent(NSNumber(value: 8.0), forKeyPath: "position.x")
        expectEqual(stage.layer.presentation()?.opacity, 0.25)
        expectEqual(stage.layer.presentation()?.position, CGPoint(x: 8, y: 0))
        expectEqual(stage.layer.opacity, 1)
      }
    }
  }
#endif
