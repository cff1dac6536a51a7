#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  /// I-7 to I-12.
  struct `Implicit animations` {
    @Test func `a change of a presented layer is animated`() throws {
      try Stage.run { stage in
        stage.layer.opacity = 0.5
        let found = try #require(stage.layer.animation(forKey: "opacity") as? CABasicAnimation)
        expectEqual((found.fromValue as? NSNumber)?.doubleValue, 1)
        #expect(found.toValue == nil)
        expectEqual(found.duration, 0.25)
        expectEqual(found.fillMode, .backwards)
        expectEqual(stage.layer.opacity, 0.5)
      }
    }

    @Test func `with actions disabled it is not`() {
      Stage.run { stage in
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        #expect(stage.layer.animationKeys() == nil)
      }
    }

    @Test func `a change of a layer that was never presented is not animated`() {
      Stage.run { stage in
        let layer = CALayer()
        stage.layer.addSublayer(layer)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
      }
    }

    @Test func `a frame sets off position and bounds, in this order`() {
      Stage.run { stage in
        stage.layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        expectEqual(stage.layer.animationKeys(), ["position", "bounds"])
      }
    }

    @Test func `hiding fades`() {
      Stage.run { stage in
        stage.layer.isHidden = true
        #expect(stage.layer.animation(forKey: "transition") is CATransition)
      }
    }

    @Test func `timing, names and custom keys set nothing off`() {
      Stage.run { stage in
        stage.layer.speed = 2
        stage.layer.name = "other"
        stage.layer.isDoubleSided = false
        stage.layer.setValue("x", forKey: "ours")
        #expect(stage.layer.animationKeys() == nil)
      }
    }

    @Test func `the delegate, then actions, then style`() {
      final class Quiet: NSObject, CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
          event == "opacity" ? NSNull() : nil
        }
      }
      Stage.run { stage in
        let quiet = Quiet()
        let (slow, slower) = (stage.fade(2), stage.fade(3))
        stage.layer.delegate = quiet
        stage.layer.actions = ["position": slow, "opacity": slow]
        stage.layer.style = ["actions": ["position": slower, "bounds": slower]]
        #expect(stage.layer.action(forKey: "opacity") == nil)
        #expect(stage.layer.action(forKey: "position") as? CAAnimation === slow)
        #expect(stage.layer.action(forKey: "bounds") as? CAAnimation === slower)
        #expect(stage.layer.action(forKey: "zPosition") is CABasicAnimation)
        #expect(stage.layer.action(forKey: "name") == nil)
      }
    }
  }
#endif
