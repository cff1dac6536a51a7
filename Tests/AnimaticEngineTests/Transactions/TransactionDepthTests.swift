// Very many transactions, inside each other and after each other, on the stack of a secondary
// thread.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TransactionDepthTests {
  @Test func `I-3: a value set around 10,000 transactions applies in the innermost`() throws {
    let (duration, keys, blocks, description) = try onSmallStack {
      let scene = LiveScene()
      scene.stage.beginTransaction().animationDuration = 3
      for _ in 0..<10_000 { scene.stage.beginTransaction().completionBlock = scene.write("block") }
      scene.layer.opacity = 0
      let description = scene.stage.transaction.description
      for _ in 0..<10_001 { scene.stage.commitTransaction() }
      let duration = scene.layer.animation(forKey: "opacity")?.duration
      scene.stage.advance(by: 3)
      return (duration, scene.layer.animationKeys, scene.lines.count, description)
    }
    #expect(duration == 3 && keys == [] && blocks == 10_000)
    expectEqual(description, "transaction duration 3")
  }

  @Test func `transactions that are never committed are let go of with their stage`() throws {
    let isFreed = try onSmallStack {
      weak var freed: LayerTransaction?
      do {
        let stage = Stage(clock: ManualClock())
        for _ in 0..<100_000 { freed = stage.beginTransaction() }
      }
      return freed == nil
    }
    #expect(isFreed)
  }

  @Test func `I-3: a value set outside later applies inside, unless overridden`() {
    let stage = Stage(clock: ManualClock())
    let (outer, middle, inner) = (
      stage.beginTransaction(), stage.beginTransaction(), stage.beginTransaction()
    )
    middle.animationDuration = 2
    outer.animationDuration = 1
    outer.disableActions = true
    outer.setValue("outer", forKey: "name")
    #expect(inner.animationDuration == 2 && inner.disableActions)
    expectEqual(inner.value(forKey: "name") as? String, "outer")
    middle.setValue("middle", forKey: "name")
    outer.setValue("again", forKey: "name")
    expectEqual(inner.value(forKey: "name") as? String, "middle")
    expectEqual(outer.value(forKey: "name") as? String, "again")
    outer.animationTimingFunction = .easeIn
    expectEqual(inner.animationTimingFunction, .easeIn)
  }

  @Test func `2,000 simultaneous transactions each report`() {
    let scene = LiveScene()
    for index in 0..<2_000 {
      scene.stage.transaction { transaction in
        transaction.completionBlock = scene.write("\(index)")
        scene.layer.opacity = Double(index % 2)
      }
    }
    scene.stage.advance(by: 1)
    // Every second one adds nothing, and reports before those whose animation was replaced.
    let order = stride(from: 1, to: 2_000, by: 2).map { $0 } + stride(from: 0, to: 2_000, by: 2)
    expectEqual(scene.lines, order.map { "\($0)" })
    expectEqual(scene.layer.presentation.opacity, 1)
  }
}
