// P-7 to P-12: reading a matrix, several component animations at once, and matrices without a
// decomposition.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct ComponentRuleTests {
  private func hold(_ property: LayerProperty<Double>, _ value: Double, in scene: Scene) {
    scene.add(BasicAnimation(property, from: value, to: value, duration: 1))
  }

  private func turn(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D.rotation(by: x, x: 1, y: 0, z: 0)
      .concatenated(with: .rotation(by: y, x: 0, y: 1, z: 0))
      .concatenated(with: .rotation(by: z))
  }

  /// The three angles that a matrix reads as.
  private func angles(_ transform: Transform3D) -> [Double] {
    let layer = Layer()
    layer.transform = transform
    return [layer[.rotationX], layer[.rotationY], layer[.rotation]]
  }

  @Test func `P-7: angles are those of turns about x, then y, then z`() {
    #expect(agree(angles(turn(0.4, 0.5, 0.6)), [0.4, 0.5, 0.6]))
    #expect(agree(angles(turn(-3, -1.5, 3)), [-3, -1.5, 3]))
  }

  @Test func `P-7: angles beyond their range read as their alias`() {
    let half = Double.pi
    #expect(agree(angles(turn(0, 0, 1.5 * half)), [0, 0, -half / 2]))
    #expect(agree(angles(turn(0, 0.75 * half, 0)), [half, half / 4, half]))
    // Half a turn reads as plus π, never as minus π.
    #expect(agree(angles(turn(0, 0, half)), [0, 0, half]))
    #expect(agree(angles(turn(0, 0, -half)), [0, 0, half]))
    #expect(agree(angles(turn(-half, 0, 0)), [half, 0, 0]))
  }

  @Test func `P-7: where y is a right angle all of the turn is about z`() {
    #expect(agree(angles(turn(0.4, .pi / 2, 0.3)), [0, .pi / 2, -0.1]))
    #expect(agree(angles(turn(0.4, -.pi / 2, 0.3)), [0, -.pi / 2, 0.7]))
  }

  @Test func `P-7: scales are the lengths of the rows, and a reflection is in x`() {
    let layer = Layer()
    layer.transform = Transform3D(affine: 3, b: 4, c: -12, d: 5)
    #expect(agree([layer[.scaleX], layer[.scaleY], layer[.scaleZ]], [5, 13, 1]))
    layer.transform = .scale(x: 2, y: -3, z: 4)
    #expect(agree([layer[.scaleX], layer[.scaleY], layer[.scaleZ]], [-2, 3, 4]))
    #expect(agree([layer[.rotation]], [.pi]))
    layer.transform = .translation(x: 7, y: 8, z: 9)
    expectEqual([layer[.translationX], layer[.translationY], layer[.translationZ]], [7, 8, 9])
  }

  @Test func `P-8: scale acts first, then the turn, then the translation`() {
    let scene = Scene()
    hold(.translationX, 10, in: scene)
    hold(.rotation, 0.5, in: scene)
    hold(.scaleX, 2, in: scene)
    hold(.scaleY, 3, in: scene)
    let shown = scene.value(of: .transform, at: 0.5)
    let expected = Transform3D.scale(x: 2, y: 3).concatenated(with: .rotation(by: 0.5))
      .concatenated(with: .translation(x: 10))
    #expect(agree(shown.components, expected.components))
    #expect(agree([shown.m11, shown.m12], [1.75517, 0.95885], within: 5e-6))
  }

  @Test func `P-8: perspective and skew are carried through a turn`() {
    let skew = Transform3D(affine: 1, c: 0.5)
    let scene = Scene {
      $0.transform = skew.concatenated(with: .perspective(distance: 500))
    }
    hold(.rotationY, 0.5, in: scene)
    let expected = skew.concatenated(with: .rotation(by: 0.5, x: 0, y: 1, z: 0))
      .concatenated(with: .perspective(distance: 500))
    #expect(agree(scene.value(of: .transform, at: 0.5).components, expected.components))
  }

  @Test func `P-9: scale, turn and translation are independent of each other's order`() {
    let properties: [(LayerProperty<Double>, Double)] = [
      (.scaleX, 2), (.rotation, 4), (.translationY, 30),
    ]
    let expected = Transform3D.scale(x: 2, y: 0.5, z: 0.5).concatenated(with: .rotation(by: 4))
      .concatenated(with: .translation(y: 30))
    for first in 0..<3 {
      let scene = Scene()
      // Only of scale and scale.x the order counts: the later one wins.
      hold(.scale, 0.5, in: scene)
      for step in 0..<3 {
        let (property, value) = properties[(first + step) % 3]
        hold(property, value, in: scene)
      }
      let shown = scene.value(of: .transform, at: 0.5)
      #expect(agree(shown.components, expected.components), "from \(first)")
    }
  }

  @Test func `P-9: a negative scale stays on its axis`() {
    let scene = Scene()
    hold(.scaleY, -1, in: scene)
    // Decomposed from the matrix the reflection would be in x, with half a turn, and be lost here.
    hold(.scaleX, 1, in: scene)
    expectEqual(scene.value(of: .transform, at: 0.5), .scale(x: 1, y: -1))
    expectEqual(scene.value(of: .scaleY, at: 0.5), -1)
  }

  @Test func `P-9: a whole transform in between starts the parts anew`() {
    let scene = Scene()
    hold(.rotation, 0.5, in: scene)
    let move = Transform3D.translation(x: 10)
    scene.add(BasicAnimation(.transform, from: move, to: move, duration: 1))
    hold(.scaleX, 2, in: scene)
    expectEqual(scene.value(of: .transform, at: 0.5), Transform3D(m11: 2, m41: 10))
    // Even one that adds nothing: the decomposition of the matrix is the alias.
    let aliased = Scene()
    hold(.rotationY, 0.75 * .pi, in: aliased)
    var nothing = BasicAnimation(.transform, from: .identity, to: .identity, duration: 1)
    nothing.isAdditive = true
    aliased.add(nothing)
    hold(.rotation, 0.25, in: aliased)
    let expected = turn(.pi, .pi / 4, 0.25)
    #expect(agree(aliased.value(of: .transform, at: 0.5).components, expected.components))
  }

  @Test(arguments: [
    Transform3D.scale(x: 0, y: 0, z: 0), .scale(y: 0), Transform3D(m44: 0),
    Transform3D(m11: 1, m12: 1, m21: 1, m22: 1),
  ])
  func `P-10: a matrix without a decomposition is not changed`(model: Transform3D) {
    for property in [LayerProperty<Double>.rotation, .scaleX, .translationX, .scale] {
      let scene = Scene { $0.transform = model }
      scene.add(BasicAnimation(property, from: 3, to: 5, duration: 1))
      expectEqual(scene.value(of: .transform, at: 0.5), model, "\(property)")
    }
  }

  @Test func `P-10: a matrix without a decomposition is reported`() {
    let scene = Scene { $0.transform = .scale(x: 0) }
    scene.add(BasicAnimation(.rotation, from: 3, to: 5, duration: 1))
    scene.stage.advance(by: 0.5)
    expectEqual(scene.findings.map(\.id), ["C-20"])
    let whole = Scene()
    whole.add(BasicAnimation(.rotation, from: 3, to: 5, duration: 1))
    #expect(whole.findings.isEmpty)
  }

  @Test func `P-11: a component rotates by full turns, a matrix does not`() {
    let scene = Scene()
    scene.add(BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1))
    for (time, m11, m12) in [(0.25, 0.0, 1.0), (0.5, -1, 0), (0.75, 0, -1)] {
      let shown = scene.value(of: .transform, at: time)
      #expect(agree([shown.m11, shown.m12], [m11, m12]), "\(time)")
    }
    let whole = Scene()
    whole.add(
      BasicAnimation(.transform, from: .identity, to: .rotation(by: 2 * .pi), duration: 1))
    let shown = whole.value(of: .transform, at: 0.5)
    #expect(agree(shown.components, Transform3D.identity.components))
  }

  @Test func `P-11: by turns on from the model`() {
    let scene = Scene { $0[.rotation] = 0.5 }
    scene.add(BasicAnimation(.rotation, by: .pi, duration: 1))
    #expect(agree([scene.value(of: .rotation, at: 0.5)], [0.5 + .pi / 2]))
  }

  @Test func `P-11: an additive turn that is repeated starts from the model each time`() {
    let scene = Scene { $0[.rotation] = 0.5 }
    for begin in [0.0, 2, 4] {
      scene.stage.advance(by: begin - scene.stage.time)
      var animation = BasicAnimation(.rotation, from: 0, to: 1, duration: 1)
      animation.isAdditive = true
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      scene.layer.add(animation, forKey: "turn")
      let shown = scene.values(of: .rotation, at: [begin, begin + 0.5, begin + 1.5])
      #expect(agree(shown, [0.5, 1, 1.5]), "\(begin)")
    }
  }
}
