// Blocks that change layers which their stage has not drawn yet (U-1), and layers with explicit
// animations.

import Animatic
import TestSupport
import Testing

struct UndrawnLayerTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  @Test func `U-1: a block animates a layer that was added in the same turn`() {
    stage.add(box)
    stage.update()
    let view = Layer(name: "view")
    view.opacity = 0
    box.addSublayer(view)
    #expect(view.action(forKey: "opacity") == nil)
    stage.animate(duration: 0.4, options: .curveLinear) {
      #expect(view.action(forKey: "opacity") != nil, "what the block runs")
      view.opacity = 1
    }
    expectEqual(view.presentation.opacity, 0)
    stage.advance(by: 0.2)
    expectEqual(view.presentation.opacity, 0.5)
    stage.advance(by: 0.2)
    expectEqual(view.presentation.opacity, 1)
    expectEqual(view.diagnostics, [])
  }

  @Test(arguments: 0..<4)
  func `U-1: so do keyframes, a spring, a block inside, and the block that adds it`(kind: Int) {
    let kid = Layer()
    stage.add(box)
    if kind < 3 { box.addSublayer(kid) }
    switch kind {
    case 0:
      stage.animateKeyframes(duration: 1) { block in
        block.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { kid.zPosition = 3 }
      }
    case 1: stage.animate(springDuration: 1) { kid.zPosition = 3 }
    case 2: stage.animate(duration: 0.5) { stage.animate(duration: 1) { kid.zPosition = 3 } }
    default:
      stage.animate(duration: 1) {
        box.addSublayer(kid)
        kid.zPosition = 3
      }
    }
    expectEqual(kid.presentation.zPosition, 0)
    expectEqual(kid.animationKeys, ["zPosition"])
    stage.advance(by: 0.25)
    #expect(kid.presentation.zPosition > 0.1)
    stage.advance(by: 5)
    expectEqual(kid.presentation.zPosition, 3)
  }

  @Test func `I-9: outside of a block a layer that was not drawn changes at once`() {
    stage.add(box)
    stage.beginTransaction()
    stage.animate(duration: 1) { box.opacity = 0 }
    box.zPosition = 4
    expectEqual(box.presentation.zPosition, 4)
    expectEqual(box.animationKeys, ["opacity"])
    stage.commitTransaction()
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `U-6: it changes at once where nothing is animated`(duration: Double) {
    stage.add(box)
    stage.animate(duration: duration) { box.opacity = 0 }
    stage.animate(duration: 1) {
      stage.performWithoutAnimation { box.zPosition = 1 }
      stage.transaction {
        $0.disableActions = true
        box.cornerRadius = 1
      }
      box.borderWidth = box.borderWidth
    }
    expectEqual(box.presentation.zPosition, 1)
    expectEqual(box.presentation.opacity, 0)
    expectEqual(box.animationKeys, [])
  }

  // MARK: Over an explicit animation

  @Test(arguments: ["opacity", "mine"])
  func `A-8: a block replaces the animation with the property's name, and adds to others`(
    key: String
  ) {
    stage.add(box)
    stage.update()
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: key)
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box.opacity = 0.25 }
    expectEqual(box.presentation.opacity, (key == "opacity" ? 0.5 : 0.5 + 0.75))
  }
}
