// A scale of 0 is a value like any other: blocks, settled chains and model writes go there and back.

import Animatic
import TestSupport
import Testing

struct ScaleZeroTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test(arguments: [LayerProperty<Double>.scale, .scaleX, .scaleY])
  func `U-2: a block interpolates to scale 0 and back`(
    property: LayerProperty<Double>
  ) {
    stage.animate(duration: 1, options: .curveLinear) { box[property] = 0 }
    #expect(agree(scene.values(of: property, at: [0, 0.25, 0.5, 1, 2]), [1, 0.75, 0.5, 0, 0]))
    stage.animate(duration: 1, options: .curveLinear) { box[property] = 2 }
    #expect(agree(scene.values(of: property, at: [2, 2.25, 2.5, 3, 4]), [0, 0.5, 1, 2, 2]))
    #expect(box.diagnostics.isEmpty)
  }

  @Test
  func `U-2: a rotated layer keeps its rotation on the way to scale 0, and can rotate meanwhile`() {
    box[.rotation] = 0.5
    stage.flush()
    box.removeAllAnimations()
    stage.animate(duration: 1, options: .curveLinear) { box[.scale] = 0 }
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.rotation], box.presentation[.scale]], [0.5, 0.5]))
    stage.advance(by: 1)
    stage.animate(duration: 1, options: .curveLinear) {
      box[.rotation] = 1
      box[.scale] = 1
    }
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.rotation], box.presentation[.scale]], [0.75, 0.5]))
    stage.advance(by: 1)
    #expect(agree([box[.rotation], box.presentation.transform.m12], [1, 0.8414709848078965]))
  }

  @Test func `U-2: the same with a spring`() {
    stage.animate(springDuration: 0.5, bounce: 0) { box[.scale] = 0 }
    stage.advance(by: 0.1)
    #expect((0.1..<0.9).contains(box.presentation[.scale]))
    stage.advance(by: 5)
    #expect(abs(box.presentation[.scale]) < 1e-9)
  }

  @Test func `I-11: an implicit change to scale 0 interpolates, and can be reversed`() {
    box[.scale] = 0
    stage.flush()
    stage.advance(by: 0.1)
    #expect((0.1..<0.9).contains(box.presentation[.scale]))
    stage.advance(by: 1)
    box[.scale] = 1
    stage.flush()
    stage.advance(by: 0.1)
    #expect((0.1..<0.9).contains(box.presentation[.scale]))
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `what has settled at scale 0 is scaled back, with its turn`() {
    Animate(box).rotate(to: .radians(0.5), duration: 1).scale(to: 0, duration: 1).settle().run()
    stage.advance(by: 3)
    expectEqual(box[.scale], 0)
    let back = Animate(box).scale(to: 1, duration: 1, easing: .linear).settle()
    #expect(back.diagnostics.isEmpty)
    back.run()
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.scale]], [0.5]))
    stage.advance(by: 1)
    #expect(agree([box[.scale]], [1]))
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `P-9: an animation interrupted at scale 0 continues with its rotation`() {
    box[.rotation] = 0.5
    stage.flush()
    box.removeAllAnimations()
    Animate(box).scale(to: 0, duration: 1).stay().run()
    stage.advance(by: 2)
    Animate(box).scale(to: 1, duration: 1, easing: .linear).stay().run(
      interrupting: .fromPresentation)
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.scale], box.presentation[.rotation]], [0.5, 0.5]))
  }

  @Test
  func `C-20: a component of a transform without a decomposition is reported when it is written`() {
    let layer = Layer()
    layer[.scale] = 0
    layer[.scale] = 2
    #expect(layer[.scale] == 2 && layer.diagnostics == [])
    layer.transform = Transform3D(m44: 0)
    layer[.scale] = 3
    expectEqual(layer.transform, Transform3D(m44: 0))
    expectEqual(layer.diagnostics.map(\.id), ["C-20"])
  }

  @Test func `C-20: a chain over a matrix of scale 0 is reported, a block is not`() {
    box.transform = .scale(x: 0, y: 0, z: 0)
    stage.flush()
    box.removeAllAnimations()
    let chain = Animate(box).scale(to: 1, duration: 1).settle()
    #expect(!chain.lint().only("C-20").isEmpty)
    stage.animate(duration: 1, options: .curveLinear) { box[.scale] = 1 }
    stage.advance(by: 0.25)
    #expect(agree([box.presentation[.scale]], [0.25]))
  }

  @Test(arguments: [0, 0.3])
  func
    `U-3: a block on the whole transform during a change to scale 0 starts from the presentation`(
      delay: Double
    )
  {
    stage.animate(duration: 1, options: .curveLinear) { box[.scale] = 0 }
    stage.advance(by: 0.5)
    stage.animate(duration: 1, delay: delay, options: .curveLinear) { box.transform = .identity }
    #expect(agree([box.presentation[.scale]], [0.5]))
    stage.advance(by: delay)
    #expect(agree([box.presentation[.scale]], [0.5]))
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.scale]], [0.75]))
  }

  @Test func `U-2: scale 0 and a whole transform in one block start from the presentation`() {
    stage.animate(duration: 1, options: .curveLinear) {
      box[.scale] = 0
      box.transform = .rotation(by: 1)
    }
    #expect(agree([box.presentation[.rotation], box.presentation[.scale]], [0, 1]))
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.rotation], box.presentation[.scale]], [0.5, 1]))
  }
}
