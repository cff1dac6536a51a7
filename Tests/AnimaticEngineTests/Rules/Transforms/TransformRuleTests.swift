// P-6 to P-11 and V-8 on a layer: components of a transform and whole ones.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TransformRuleTests {
  private func hold(_ property: LayerProperty<Double>, _ value: Double, in scene: Scene) {
    scene.add(BasicAnimation(property, from: value, to: value, duration: 1))
  }

  @Test func `N-52 scale, then rotation, in the model and in an animation`() {
    let scene = Scene()
    hold(.scale, 2, in: scene)
    hold(.rotation, 0.5, in: scene)
    let shown = scene.value(of: .transform, at: 0.5)
    #expect(agree([shown.m11, shown.m12, shown.m33], [1.7551651, 0.9588511, 2], within: 5e-8))
    #expect(scene.value(of: .scale, at: 0.5) == 2 && scene.value(of: .rotation, at: 0.5) == 0.5)
    scene.layer[.scale] = 2
    scene.layer[.rotation] = 0.5
    let model = scene.layer.transform
    #expect(agree([model.m11, model.m12, model.m33], [1.7551651, 0.9588511, 2], within: 5e-8))
    #expect(agree([scene.layer[.scale], scene.layer[.rotation]], [2, 0.5]))
  }

  @Test func `N-53 a component really turns once`() {
    let scene = Scene()
    scene.add(BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1))
    let half = scene.value(of: .transform, at: 0.5)
    #expect(agree([half.m11, half.m12], [-1, 0]))
  }

  @Test func `N-54 a whole turn of the matrix does not move`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(.transform, from: .identity, to: .rotation(by: 2 * .pi), duration: 1))
    for time in [0.25, 0.5, 0.75] {
      let shown = scene.value(of: .transform, at: time)
      #expect(agree(shown.components, Transform3D.identity.components), "\(time)")
    }
  }

  @Test(arguments: [(170.0, 0.73728, 0.67559), (270, 0.92388, -0.38268), (180, 0.70711, -0.70711)])
  func `N-55 a matrix rotates by the shorter angle`(degrees: Double, m11: Double, m12: Double) {
    let scene = Scene()
    let end = Transform3D.rotation(by: degrees * .pi / 180)
    scene.add(BasicAnimation(.transform, from: .identity, to: end, duration: 1))
    let shown = scene.value(of: .transform, at: 0.25)
    #expect(agree([shown.m11, shown.m12], [m11, m12], within: 5e-6))
  }

  @Test func `N-57 a reflection shrinks, two of them rotate, a shear bends`() {
    func shown(_ end: Transform3D) -> Transform3D {
      let scene = Scene()
      scene.add(BasicAnimation(.transform, from: .identity, to: end, duration: 1))
      return scene.value(of: .transform, at: 0.25)
    }
    #expect(agree([shown(.scale(x: -1)).m11], [0.5]))
    let turn = shown(.scale(x: -1, y: -1))
    let expected = [0.70711, -0.70711, 0.70711, 0.70711]
    #expect(agree([turn.m11, turn.m12, turn.m21, turn.m22], expected, within: 5e-6))
    let shear = shown(Transform3D(m21: 0.5))
    #expect(agree([shear.m21, shear.m22], [0.1151, 1.0023], within: 5e-5))
  }

  @Test func `N-64 perspective is applied after the turn`() {
    let turned = Transform3D.rotation(by: .pi / 4, x: 0, y: 1, z: 0)
      .concatenated(with: .perspective(distance: 500))
    let point = turned.applied(toX: 100, y: 0)
    #expect(agree([point.x, point.z, point.w], [70.7107, -70.7107, 1.141421], within: 5e-5))
    #expect(agree([point.x / point.w], [61.9497], within: 5e-5))
  }

  @Test func `P-2 additive components add numbers`() {
    let scene = Scene { $0[.scale] = 2 }
    var animation = BasicAnimation(.scale, from: 0.5, to: 0.5, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    #expect(agree([scene.value(of: .transform, at: 0.5).m11], [2.5]))
  }

  @Test func `P-2 an additive transform acts before the earlier value`() {
    let scene = Scene { $0.transform = .scale(x: 2, y: 3) }
    let move = Transform3D.translation(x: 10, y: 10)
    var animation = BasicAnimation(.transform, from: move, to: move, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    let shown = scene.value(of: .transform, at: 0.5)
    #expect(agree([shown.m11, shown.m22, shown.m41, shown.m42], [2, 3, 20, 30]))
  }

  @Test func `P-8 perspective and skew survive a component`() {
    let skewed = Transform3D(m21: 0.5, m34: -1.0 / 500)
    let scene = Scene { $0.transform = skewed }
    hold(.translationX, 7, in: scene)
    let shown = scene.value(of: .transform, at: 0.5)
    #expect(agree([shown.m21, shown.m34, shown.m41], [0.5, -0.002, 7]))
  }

  @Test func `P-9 two rotations do not misread each other`() {
    func shown(_ properties: [LayerProperty<Double>]) -> [Double] {
      let scene = Scene()
      for property in properties {
        hold(property, property == .rotationY ? 2.5 : 0.25, in: scene)
      }
      return scene.value(of: .transform, at: 0.5).components
    }
    // Read through the matrix, 2.5 about y would come back as its alias, and z would be lost.
    let turned = Transform3D.rotation(by: 2.5, x: 0, y: 1, z: 0)
      .concatenated(with: .rotation(by: 0.25))
    #expect(agree(shown([.rotationY, .rotation]), turned.components))
    #expect(agree(shown([.rotation, .rotationY]), turned.components))
  }

  @Test func `P-9 a scale of 0 keeps rotation and translation`() {
    let scene = Scene { $0[.rotation] = 0.5 }
    hold(.scale, 0, in: scene)
    hold(.translationX, 5, in: scene)
    #expect(agree([scene.value(of: .translationX, at: 0.25)], [5]))
    var animation = BasicAnimation(.scale, from: 1, to: 1, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    let shown = scene.value(of: .transform, at: 0.5)
    #expect(agree([shown.m11, shown.m12, shown.m41], [0.8775826, 0.4794255, 5], within: 5e-8))
  }
}
