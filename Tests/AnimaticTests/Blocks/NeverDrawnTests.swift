// Blocks that change what their stage has not drawn yet: what is told, and what is not.

import Animatic
import TestSupport
import Testing

struct NeverDrawnTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  private var found: [String] { box.diagnostics.map(\.id) }

  @Test func `R-34: a block before the first update shows nothing, which is told`() {
    stage.add(box)
    stage.animate(duration: 1) { box.opacity = 0 }
    #expect(box.presentation.opacity == 0 && box.animationKeys == [])
    expectEqual(found, ["R-34"])
    #expect(box.diagnostics[0].message.contains("opacity"))
    #expect(box.diagnostics[0].remedy.contains("update()"))
  }

  @Test(arguments: 0..<3)
  func `R-34: also in keyframes, of a sublayer with a spring, and in a block inside`(kind: Int) {
    let kid = Layer()
    stage.add(box)
    box.addSublayer(kid)
    switch kind {
    case 0:
      stage.animateKeyframes(duration: 1) { block in
        block.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { kid.zPosition = 3 }
      }
    case 1: stage.animate(springDuration: 1) { kid.zPosition = 3 }
    default: stage.animate(duration: 0.5) { stage.animate(duration: 1) { kid.zPosition = 3 } }
    }
    #expect(kid.diagnostics.map(\.id) == ["R-34"] && found == [])
    expectEqual(kid.presentation.zPosition, 3)
  }

  @Test func `R-34: not after an update, nor once a moment has passed`() {
    stage.add(box)
    stage.update()
    stage.animate(duration: 1) { box.opacity = 0 }
    let other = Layer()
    stage.add(other)
    stage.advance(by: 0.1)
    stage.animate(duration: 1) { other.opacity = 0 }
    #expect(found == [] && other.diagnostics == [])
    #expect(box.animationKeys == ["opacity"] && other.animationKeys == ["opacity"])
  }

  @Test func `R-34: not for a layer that is added in the block, also in one inside`() {
    let kid = Layer()
    stage.animate(duration: 1) {
      stage.add(box)
      box.opacity = 0
      stage.animate(duration: 2) {
        box.addSublayer(kid)
        kid.opacity = 0.5
        box.zPosition = 2
      }
    }
    #expect(found == [] && kid.diagnostics == [])
    stage.animate(duration: 1) { kid.opacity = 0.25 }
    #expect(kid.diagnostics == [] && kid.animationKeys == ["opacity"], "the commit has drawn it")
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `R-34: not where nothing is animated anyway`(duration: Double) {
    stage.add(box)
    stage.animate(duration: duration) { box.opacity = 0 }
    stage.animate(duration: 1) {
      stage.performWithoutAnimation { box.zPosition = 1 }
      stage.transaction {
        $0.disableActions = true
        box.cornerRadius = 1
      }
      box.borderWidth = box.borderWidth
      box.backgroundColor = .red
    }
    stage.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
      box.opacity = 0.5
    }
    box.position.x = 5
    #expect(found.isEmpty)
  }

  @Test func `R-34: not on a stage that a run has made`() throws {
    Animate(box).fade(to: 0).run()
    let stage = try #require(box.stage)
    stage.animate(duration: 1) { box.zPosition = 1 }
    #expect(!found.contains("R-34"))
  }

  // MARK: Over an explicit animation

  @Test(arguments: ["opacity", "mine"])
  func `A-8: a block takes the place of what has the property's name, and is added to others`(
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
