#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  /// The measured orders of, I-5.
  struct `The order of callbacks` {
    @Test func `nothing is called before the next turn`() {
      Stage.run { stage in
        stage.transaction { stage.layer.add(stage.fade(), forKey: "a") }
        #expect(stage.callbacks.isEmpty)
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a"])
      }
    }

    @Test func `start, block, stop`() {
      Stage.run { stage in
        stage.transaction { stage.layer.add(stage.fade(), forKey: "a") }
        stage.world.advance(to: 102)
        expectEqual(stage.callbacks, ["start a", "completion", "stop a true"])
        expectEqual(stage.listener.heard, ["start 100.0", "stop true 101.0"])
        #expect(stage.layer.animationKeys() == nil)
      }
    }

    @Test func `a staying animation reports its end once`() {
      Stage.run { stage in
        let animation = stage.fade()
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        stage.layer.add(animation, forKey: "a")
        stage.world.advance(to: 105)
        expectEqual(stage.callbacks, ["start a", "stop a true"])
        expectEqual(stage.layer.animationKeys(), ["a"])
        stage.layer.removeAnimation(forKey: "a")
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a", "stop a true"])
      }
    }

    @Test func `a block that replaces another waits for later animations`() {
      Stage.run { stage in
        var blocks: [Int] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { blocks.append(1) }
        stage.layer.add(stage.fade(), forKey: "j")
        CATransaction.setCompletionBlock { blocks.append(2) }
        CATransaction.commit()
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start j", "completion"])
        expectEqual(blocks, [2])
        stage.world.advance(to: 101)
        expectEqual(stage.callbacks, ["start j", "completion", "completion", "stop j true"])
        expectEqual(blocks, [2, 1])
      }
    }

    @Test func `a block waits for transactions inside its own`() {
      Stage.run { stage in
        stage.transaction {
          CATransaction.begin()
          stage.layer.add(stage.fade(), forKey: "g")
          CATransaction.commit()
        }
        stage.world.advance(to: 100.5)
        expectEqual(stage.callbacks, ["start g"])
        stage.world.advance(to: 101)
        expectEqual(stage.callbacks, ["start g", "completion", "stop g true"])
      }
    }

    @Test func `removed early`() {
      Stage.run { stage in
        stage.transaction { stage.layer.add(stage.fade(), forKey: "a") }
        stage.world.advance(to: 100.5)
        stage.layer.removeAnimation(forKey: "a")
        expectEqual(stage.callbacks, ["start a"])
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a", "completion", "stop a false"])
      }
    }

    @Test func `out of the tree`() {
      Stage.run { stage in
        let child = CALayer()
        stage.layer.addSublayer(child)
        child.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 100.5)
        child.removeFromSuperlayer()
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a", "stop a false"])
        #expect(child.animationKeys() == nil)
      }
    }

    @Test func `outside the tree no animation is stored`() {
      Stage.run { stage in
        let child = CALayer()
        let animation = stage.fade()
        animation.isRemovedOnCompletion = false
        stage.layer.addSublayer(child)
        child.add(animation, forKey: "a")
        stage.world.advance(to: 102)
        child.removeFromSuperlayer()
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a", "stop a true"])
        #expect(child.animationKeys() == nil)
      }
    }

    @Test func `moved within the tree it continues`() {
      Stage.run { stage in
        let (other, child) = (CALayer(), CALayer())
        stage.layer.addSublayer(other)
        stage.layer.addSublayer(child)
        child.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 100.5)
        child.removeFromSuperlayer()
        other.addSublayer(child)
        stage.world.advance(to: 101)
        expectEqual(stage.callbacks, ["start a", "stop a true"])
      }
    }

    @Test func `on no screen`() {
      Stage.run { stage in
        let layer = CALayer()
        stage.transaction { layer.add(stage.fade(), forKey: "a") }
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["start a", "stop a false", "completion"])
        #expect(layer.animationKeys() == nil)
      }
    }

    @Test func `a block without animations is called in the next turn`() {
      Stage.run { stage in
        stage.transaction {}
        #expect(stage.callbacks.isEmpty)
        stage.world.runLoopTurn()
        expectEqual(stage.callbacks, ["completion"])
      }
    }

    @Test func `the same key stops the old one`() {
      Stage.run { stage in
        stage.layer.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 100.5)
        stage.layer.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 102)
        expectEqual(stage.callbacks, ["start a", "stop a false", "start a", "stop a true"])
        let expected = ["start 100.0", "stop false 100.5", "start 100.5", "stop true 101.5"]
        expectEqual(stage.listener.heard, expected)
      }
    }

    @Test func `one large step delivers the same events as many small ones`() {
      func run(steps: Int) -> [String] {
        var heard: [String] = []
        Stage.run { stage in
          for index in 0..<4 {
            let animation = stage.fade(Double(index) * 0.5 + 0.25)
            animation.beginTime = 100 + Double(4 - index) * 0.25
            stage.transaction { stage.layer.add(animation, forKey: "\(index)") }
          }
          for step in 1...steps { stage.world.advance(to: 100 + 4 * Double(step) / Double(steps)) }
          heard = stage.callbacks + stage.listener.heard
        }
        return heard
      }
      expectEqual(run(steps: 1).count, 20)
      expectEqual(run(steps: 1), run(steps: 64))
    }

    @Test func `what a callback adds begins at its time`() {
      Stage.run { stage in
        let next = stage.fade(2)
        stage.listener.onStop = { [layer = stage.layer, listener = stage.listener] _ in
          listener.onStop = nil
          layer.add(next, forKey: "next")
        }
        stage.layer.add(stage.fade(), forKey: "a")
        stage.world.advance(to: 110)
        let expected = ["start 100.0", "stop true 101.0", "start 101.0", "stop true 103.0"]
        expectEqual(stage.listener.heard, expected)
      }
    }

    @Test func `the delegate receives the layer's copy`() {
      Stage.run { stage in
        let animation = stage.fade()
        animation.setValue("intro", forKey: "tag")
        var stopped: CAAnimation?
        stage.listener.onStop = { stopped = $0 }
        stage.layer.add(animation, forKey: "a")
        let kept = stage.layer.animation(forKey: "a")
        stage.world.advance(to: 101)
        #expect(stopped === kept)
        #expect(stopped !== animation)
        expectEqual(stopped?.value(forKey: "tag") as? String, "intro")
      }
    }

    @Test func `children of groups receive nothing`() {
      Stage.run { stage in
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [stage.fade(), stage.fade(0.5)]
        stage.layer.add(group, forKey: "group")
        stage.world.advance(to: 102)
        expectEqual(stage.callbacks, ["start group", "stop group true"])
        #expect(stage.listener.heard.isEmpty)
      }
    }

    @Test func `an animation of a private key is called back like any other`() {
      Stage.run { stage in
        let companion = CABasicAnimation(keyPath: "ours.companion")
        companion.duration = 0.5
        companion.beginTime = 100.25
        companion.delegate = stage.listener
        stage.layer.add(companion, forKey: "companion")
        stage.world.advance(to: 101)
        expectEqual(stage.listener.heard, ["start 100.25", "stop true 100.75"])
      }
    }
  }
#endif
