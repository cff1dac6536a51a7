// The rules of the lifecycle (A): keys, removal, fill, and calls of delegates.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct LifecycleRuleTests {
  private let log = DelegateLog()

  private func fade(_ tag: String, duration: Double = 1) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: duration)
    animation.tag = tag
    animation.delegate = log.delegate(tag)
    return animation
  }

  private var lines: [String] { log.entries.map(\.description) }

  @Test func `N-73 a used key stops the old animation first`() {
    let scene = Scene()
    scene.add(fade("old"), forKey: "fade")
    scene.stage.advance(by: 0.4)
    scene.add(fade("new"), forKey: "fade")
    expectEqual(scene.layer.animationKeys, ["fade"])
    scene.stage.update()
    expectEqual(lines, ["begin old 0.0", "end old 0.4 cut", "begin new 0.4"])
    #expect(agree([scene.value(of: .opacity, at: 0.9)], [0.5]))
    scene.stage.advance(by: 9)
    #expect(lines.last == "end new 1.4 finished" && lines.count == 4)
  }

  @Test func `A-6 without a key nothing is replaced or listed`() {
    let scene = Scene()
    scene.add(fade("a"))
    scene.add(fade("b"))
    #expect(scene.layer.animationKeys.isEmpty)
    scene.stage.advance(by: 1)
    expectEqual(lines, ["begin a 0.0", "begin b 0.0", "end a 1.0 finished", "end b 1.0 finished"])
  }

  @Test func `A-3 A-7 attached animations are copies, listed in order of addition`() {
    let scene = Scene()
    var animation = fade("a")
    scene.layer.add(animation, forKey: "one")
    animation.toValue = 0
    scene.layer.add(fade("b"), forKey: "two")
    expectEqual(scene.layer.animationKeys, ["one", "two"])
    let attached = scene.layer.animation(forKey: "one") as? BasicAnimation<Double>
    expectEqual(attached?.toValue, 1)
  }

  @Test func `N-65 an animation reports its start and stop`() {
    let scene = Scene()
    scene.add(fade("a"), forKey: "a")
    #expect(lines.isEmpty)
    scene.stage.update()
    expectEqual(lines, ["begin a 0.0"])
    scene.stage.advance(by: 2)
    expectEqual(lines, ["begin a 0.0", "end a 1.0 finished"])
    #expect(scene.layer.animationKeys.isEmpty)
  }

  @Test func `N-65 one that stays stops once and stays attached`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(fade("a"), forKey: "a") { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    expectEqual(scene.value(of: .opacity, at: 3), 1)
    expectEqual(scene.layer.animationKeys, ["a"])
    scene.layer.removeAnimation(forKey: "a")
    expectEqual(scene.value(of: .opacity, at: 4), 0.5)
    expectEqual(lines, ["begin a 0.0", "end a 1.0 finished"])
  }

  @Test func `N-65 a removed one stops unfinished, and the model is presented immediately`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.add(fade("a"), forKey: "a")
    scene.stage.advance(by: 0.5)
    scene.layer.removeAnimation(forKey: "a")
    expectEqual(scene.layer.presentation.opacity, 0.25)
    scene.layer.removeAnimation(forKey: "nothing")
    scene.stage.advance(by: 1)
    expectEqual(lines, ["begin a 0.0", "end a 0.5 cut"])
  }

  @Test func `N-65 a layer that leaves its stage stops what runs`() {
    let scene = Scene()
    scene.add(fade("a"), forKey: "a")
    scene.stage.advance(by: 0.5)
    scene.stage.remove(scene.layer)
    scene.stage.advance(by: 1)
    expectEqual(lines, ["begin a 0.0", "end a 0.5 cut"])
    #expect(scene.layer.animationKeys.isEmpty)
  }

  @Test func `N-65 on a layer without a stage an animation waits for one`() {
    let layer = Layer()
    layer.add(fade("a"), forKey: "a")
    #expect(lines.isEmpty)
    #expect(layer.animationKeys == ["a"] && layer.diagnostics.map(\.id) == ["L-28"])
  }

  @Test func `A-10 an animation removed before its begin reports nothing`() {
    let scene = Scene()
    scene.add(fade("a"), forKey: "a", begin: 2)
    scene.stage.advance(by: 1)
    scene.layer.removeAnimation(forKey: "a")
    scene.stage.advance(by: 5)
    #expect(lines.isEmpty)
  }

  @Test func `A-12 a fill is never presented after a removal at the end`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(fade("a")) { $0.fillMode = .both }
    expectEqual(scene.values(of: .opacity, at: [0.75, 1.5]), [0.75, 0.5])
    let kept = Scene { $0.opacity = 0.5 }
    kept.add(fade("b"), forKey: "b") { $0.isRemovedOnCompletion = false }
    expectEqual(kept.value(of: .opacity, at: 1.5), 0.5)
    expectEqual(kept.layer.animationKeys, ["b"])
  }

  @Test func `A-18 the model never changes because of an animation`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(fade("a"))
    scene.stage.advance(by: 0.25)
    #expect(scene.layer.opacity == 0.5 && scene.layer.presentation.opacity == 0.25)
  }
}
