// without transactions: calls of delegates,
// and presentation values.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct DelegateRuleTests {
  private let scene = Scene { $0.opacity = 0.5 }
  private let log = DelegateLog()

  private func add(
    _ tag: String, begin: Double = 0, _ change: (inout any LayerAnimation) -> Void = { _ in }
  ) {
    scene.add(
      BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: tag, begin: begin
    ) { animation in
      animation.tag = tag
      animation.delegate = log.delegate(tag)
      change(&animation)
    }
  }

  private var lines: [String] { log.entries.map(\.description) }

  @Test func `A-10: an animation reports its begin at its begin, not at its addition`() {
    add("now")
    add("later", begin: 2)
    #expect(lines.isEmpty)
    scene.stage.advance(by: 1.5)
    expectEqual(lines, ["begin now 0.0", "end now 1.0 finished"])
    scene.stage.advance(by: 0.5)
    expectEqual(lines.last, "begin later 2.0")
    scene.stage.advance(by: 5)
    #expect(lines.count == 4 && lines.last == "end later 3.0 finished")
  }

  @Test func `A-10: repeats and autoreverse are one begin and one end`() {
    add("a") { animation in
      animation.repeatCount = 2.5
      animation.autoreverses = true
      animation.speed = -2
    }
    for _ in 0..<40 { scene.stage.advance(by: 0.125) }
    expectEqual(lines, ["begin a 0.0", "end a 2.5 finished"])
  }

  @Test func `A-10: a staying animation reports one end, and none when it or its layer is removed`()
  {
    for tag in ["a", "b"] {
      add(tag) { animation in
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
      }
    }
    scene.stage.advance(by: 3)
    scene.layer.removeAnimation(forKey: "a")
    scene.stage.remove(scene.layer)
    scene.stage.advance(by: 3)
    expectEqual(lines.filter { $0.hasPrefix("end") }, ["end a 1.0 finished", "end b 1.0 finished"])
  }

  @Test func `A-10: a removed or replaced animation, or one without its layer, does not finish`() {
    for tag in ["removed", "replaced", "left"] { add(tag) }
    scene.stage.advance(by: 0.5)
    scene.layer.removeAnimation(forKey: "removed")
    scene.layer.add(BasicAnimation(.opacity, to: 1, duration: 1), forKey: "replaced")
    scene.stage.remove(scene.layer)
    scene.stage.update()
    let ends = lines.filter { $0.hasPrefix("end") }
    expectEqual(ends, ["end removed 0.5 cut", "end replaced 0.5 cut", "end left 0.5 cut"])
  }

  @Test func `A-10: removed at the very end it has finished`() {
    add("a")
    scene.stage.advance(by: 1)
    scene.layer.removeAllAnimations()
    scene.stage.update()
    expectEqual(lines, ["begin a 0.0", "end a 1.0 finished"])
  }

  @Test func `A-11: staying with a fill it starts, stops finished, and stays attached`() {
    add("a") { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    scene.stage.advance(by: 2)
    expectEqual(lines, ["begin a 0.0", "end a 1.0 finished"])
    expectEqual(scene.layer.animationKeys, ["a"])
  }

  @Test func `A-11: when its layer leaves the stage it stops unfinished, and no key is left`() {
    add("a")
    add("waiting", begin: 2)
    scene.stage.advance(by: 0.25)
    scene.stage.remove(scene.layer)
    #expect(scene.layer.animationKeys.isEmpty)
    scene.stage.advance(by: 9)
    expectEqual(lines, ["begin a 0.0", "end a 0.25 cut"])
  }

  @Test func `A-11: on a layer without a stage it waits, and starts where that enters one`() {
    let layer = Layer()
    var animation = BasicAnimation(.opacity, to: 1, duration: 1)
    animation.delegate = log.delegate("a")
    layer.add(animation, forKey: "a")
    #expect(lines.isEmpty && layer.animationKeys == ["a"] && layer.presentation.opacity == 1)
    scene.stage.add(layer)
    scene.stage.advance(by: 1)
    expectEqual(lines, ["begin a 0.0", "end a 1.0 finished"])
  }

  @Test func `A-15: a layer that is removed and added again has no animations, and runs new ones`()
  {
    add("old") { $0.repeatCount = .infinity }
    scene.stage.advance(by: 0.25)
    scene.stage.remove(scene.layer)
    scene.stage.add(scene.layer)
    expectEqual(scene.layer.presentation.opacity, 0.5)
    add("new")
    expectEqual(scene.value(of: .opacity, at: 0.75), 0.5)
    scene.stage.advance(by: 0.5)
    expectEqual(
      lines,
      [
        "begin old 0.0", "end old 0.25 cut", "begin new 0.25", "end new 1.25 finished",
      ])
  }

  @Test func `A-17: the presentation is a copy that is not written back`() {
    add("a")
    scene.stage.advance(by: 0.25)
    var shown = scene.layer.presentation
    shown.opacity = 9
    #expect(scene.layer.presentation.opacity == 0.25 && scene.layer.opacity == 0.5)
    // Where nothing is animated it is the model.
    scene.layer.cornerRadius = 3
    expectEqual(scene.layer.presentation.cornerRadius, 0, "nothing has been committed yet")
    scene.stage.flush()
    expectEqual(scene.layer.presentation.cornerRadius, 3)
  }

  @Test func `A-18: neither a run, an end, a fill nor a removal changes the model`() {
    add("removed")
    add("kept") { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .both
    }
    for _ in 0..<6 {
      scene.stage.advance(by: 0.25)
      expectEqual(scene.layer.opacity, 0.5)
    }
    expectEqual(scene.layer.presentation.opacity, 1)
    scene.layer.removeAllAnimations()
    #expect(scene.layer.opacity == 0.5 && scene.layer.presentation.opacity == 0.5)
  }
}
