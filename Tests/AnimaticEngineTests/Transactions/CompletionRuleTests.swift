// Completion blocks: the animations that they wait for, and their position in Core Animation's
// measured order.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct CompletionRuleTests {
  let scene = LiveScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `A-11: a block is called before the delegate of what it waited for`() {
    scene.lines = ["committing"]
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
    }
    scene.lines.append("committed")
    stage.advance(by: 0.5)
    expectEqual(scene.lines, ["committing", "committed", "start A"])
    stage.advance(by: 0.5)
    expectEqual(scene.lines, ["committing", "committed", "start A", "block", "stop A true"])
  }

  @Test func `A-11: the block is also called if the animation stays`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      var animation = scene.told("A")
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      box.add(animation, forKey: "a")
    }
    stage.advance(by: 2)
    expectEqual(scene.lines, ["start A", "block", "stop A true"])
    expectEqual(box.animationKeys, ["a"])
  }

  @Test func `A-11: a second block leaves the first to what it has`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block1")
      box.add(scene.told("J"), forKey: "j")
      transaction.completionBlock = scene.write("block2")
    }
    expectEqual(scene.lines, [], "never inside the commit")
    stage.update()
    expectEqual(scene.lines, ["start J", "block2"])
    stage.advance(by: 1)
    expectEqual(scene.lines, ["start J", "block2", "block1", "stop J true"])
  }

  @Test func `A-11: the block outside waits for what was added inside`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("outer")
      stage.transaction { _ in box.add(scene.told("G"), forKey: "g") }
    }
    stage.advance(by: 1)
    expectEqual(scene.lines, ["start G", "outer", "stop G true"])
  }

  @Test func `A-11: the block inside does not wait for what was added outside`() {
    stage.transaction { outer in
      outer.completionBlock = scene.write("outer")
      box.add(scene.told("long", duration: 2), forKey: "long")
      stage.transaction { inner in
        inner.completionBlock = scene.write("inner")
        box.add(scene.told("short", of: .cornerRadius), forKey: "short")
      }
    }
    stage.advance(by: 2)
    expectEqual(
      scene.lines,
      [
        "start long", "start short", "inner", "stop short true", "outer", "stop long true",
      ])
  }

  @Test func `A-11: an animation that is removed early counts as ended`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
    }
    stage.advance(by: 0.5)
    box.removeAnimation(forKey: "a")
    stage.update()
    expectEqual(scene.lines, ["start A", "block", "stop A false"])
  }

  @Test(arguments: [0, -1.0])
  func `A-11: the block is also called if the layer's time is stopped or has moved back`(
    speed: Double
  ) {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
    }
    stage.advance(by: 0.5)
    box.speed = speed
    stage.advance(by: 0.25)
    box.removeAnimation(forKey: "a")
    stage.update()
    expectEqual(scene.lines, ["start A", "block", "stop A false"])
  }

  @Test func `A-11: the block is also called if the animation is removed at its begin`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
    }
    stage.update()
    box.removeAnimation(forKey: "a")
    stage.update()
    expectEqual(scene.lines, ["start A", "block", "stop A false"])
  }

  @Test func `A-11: a layer that leaves its stage counts as ended`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
    }
    stage.advance(by: 0.5)
    stage.remove(box)
    stage.update()
    expectEqual(scene.lines, ["start A", "block", "stop A false"])
  }

  @Test func `A-11: a block does not wait for an animation on a layer without a stage`() {
    let other = Layer()
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      other.add(scene.told("A"), forKey: "a")
    }
    stage.update()
    expectEqual(scene.lines, ["block"])
    expectEqual(other.animationKeys, ["a"])
  }

  @Test func `§16: with two simultaneous ends the block is called before the last`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.add(scene.told("A"), forKey: "a")
      box.add(scene.told("B", of: .cornerRadius), forKey: "b")
    }
    stage.advance(by: 1)
    expectEqual(scene.lines, ["start A", "start B", "stop A true", "block", "stop B true"])
  }

  @Test func `I-5: nothing added calls the block at the next update, not in the commit`() {
    stage.transaction { transaction in transaction.completionBlock = scene.write("block") }
    #expect(scene.lines.isEmpty)
    stage.update()
    expectEqual(scene.lines, ["block"])
    stage.advance(by: 10)
    expectEqual(scene.lines, ["block"], "once")
  }

  @Test func `I-5: animations added before the block do not count, which is reported`() {
    stage.transaction { transaction in
      box.add(scene.told("A"), forKey: "a")
      transaction.completionBlock = scene.write("block")
    }
    stage.update()
    expectEqual(scene.lines, ["start A", "block"])
    expectEqual(stage.diagnostics.map(\.id), ["L-31"])
  }

  @Test func `I-5: an endless animation prevents its call, which is reported`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      var animation = scene.told("A")
      animation.repeatCount = .infinity
      box.add(animation, forKey: "a")
    }
    stage.advance(by: 1000)
    expectEqual(scene.lines, ["start A"])
    #expect(box.diagnostics.map(\.id).contains("L-30"))
    box.removeAnimation(forKey: "a")
    stage.update()
    expectEqual(scene.lines, ["start A", "block", "stop A false"])
  }

  @Test func `I-5: implicit animations are waited for`() {
    stage.transaction { transaction in
      transaction.completionBlock = scene.write("block")
      box.opacity = 0
    }
    stage.advance(by: 0.2)
    #expect(scene.lines.isEmpty)
    stage.advance(by: 0.05)
    expectEqual(scene.lines, ["block"])
  }

  @Test func `the block of what waits for the redraw counts from the redraw`() {
    stage.transaction.completionBlock = scene.write("block")
    box.opacity = 0
    stage.advance(by: 0.25)
    expectEqual(scene.lines, ["block"])
  }

  @Test func `U-9: a block that starts something is followed by that, in the same step`() {
    stage.transaction { transaction in
      transaction.completionBlock = { [scene] in
        scene.lines.append("first at \(scene.stage.time)")
        scene.stage.transaction { transaction in
          transaction.completionBlock = { scene.lines.append("second at \(scene.stage.time)") }
          scene.layer.opacity = 1
        }
      }
      box.opacity = 0
    }
    stage.advance(by: 10)
    expectEqual(scene.lines, ["first at 0.25", "second at 0.5"])
  }

  @Test func `blocks that start each other without end are stopped`() {
    func again() {
      stage.transaction { transaction in
        transaction.completionBlock = {
          scene.lines.append("again")
          again()
        }
      }
    }
    again()
    stage.update()
    expectEqual(stage.diagnostics.map(\.id), ["R-2", "R-35"])
    #expect(stage.diagnostics[1].message.contains("a completion block is never called"))
    #expect(scene.lines.count > 1_000 && scene.lines.count < 20_000)
  }

  @Test(arguments: [false, true])
  func `R-35: a stop of endless callbacks counts the blocks that it drops`(waits: Bool) {
    var (set, called) = (0, 0)
    let (stage, box) = (stage, box)
    func setBlock(_ then: @escaping () -> Void = {}) {
      set += 1
      stage.transaction.completionBlock = {
        called += 1
        then()
      }
    }
    func again() {
      if waits {
        stage.transaction { _ in
          setBlock()
          var loop = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
          loop.delegate = AnimationTarget(begin: { _ in again() })
          box.add(loop, forKey: "loop")
        }
      } else {
        stage.transaction { _ in setBlock(again) }
        stage.transaction { _ in setBlock() }
      }
    }
    again()
    stage.advance(by: 5)
    let dropped = set - called
    expectEqual(dropped, 2)
    let found = stage.diagnostics.filter { $0.id == "R-35" }
    expectEqual(found.count, 1)
    expectEqual(found.first?.message.contains("so 2 completion blocks are never called"), true)
  }

  @Test func `a block is let go of when it was called`() {
    var witness: Layer? = Layer()
    weak var gone: Layer?
    gone = witness
    stage.transaction { [witness] transaction in
      transaction.completionBlock = { _ = witness }
      box.opacity = 0
    }
    witness = nil
    #expect(gone != nil)
    stage.advance(by: 1)
    #expect(gone == nil)
  }
}
