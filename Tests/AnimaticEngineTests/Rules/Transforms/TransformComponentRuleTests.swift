// P-6: every field of a transform, read and written by its key path.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The parts of a transform as P-8 puts them together, out of V-8's elementary ones.
private struct Parts {
  var scale = [2.0, 3, 4]
  var angles = [0.1, 0.2, 0.3]
  var translation = [5.0, 6, 7]

  var matrix: Transform3D {
    Transform3D.scale(x: scale[0], y: scale[1], z: scale[2])
      .concatenated(with: .rotation(by: angles[0], x: 1, y: 0, z: 0))
      .concatenated(with: .rotation(by: angles[1], x: 0, y: 1, z: 0))
      .concatenated(with: .rotation(by: angles[2], x: 0, y: 0, z: 1))
      .concatenated(
        with: .translation(x: translation[0], y: translation[1], z: translation[2]))
  }
}

struct TransformComponentRuleTests {
  private static let roots = ["transform", "sublayerTransform", "instanceTransform"]

  /// Halfway from 0 to twice a number, only the component has that number.
  private func check<Field: AnimatableValue>(
    _ suffix: String, as: Field.Type, reads: [Double], writes numbers: [Double],
    _ change: (inout Parts) -> Void
  ) {
    var changed = Parts()
    change(&changed)
    for name in Self.roots {
      let root = LayerProperty<Transform3D>(keyPath: name)
      let field = LayerProperty<Field>(keyPath: "\(name).\(suffix)")
      let scene = Scene { $0[root] = Parts().matrix }
      #expect(agree(scene.layer[field].components, reads), "\(field)")
      scene.add(
        BasicAnimation<Field>(
          keyPath: field.keyPath, from: Field(components: numbers.map { _ in 0 }),
          to: Field(components: numbers.map { 2 * $0 }), duration: 1))
      #expect(scene.findings.isEmpty, "\(field)")
      let shown = scene.value(of: root, at: 0.5).components
      #expect(agree(shown, changed.matrix.components), "\(field)")
      #expect(agree(scene.value(of: field, at: 0.5).components, numbers), "\(field)")
      scene.layer[field] = Field(components: numbers)
      #expect(agree(scene.layer[root].components, changed.matrix.components), "\(field)")
      // The other transforms of the layer are left alone.
      for other in Self.roots where other != name {
        let untouched = LayerProperty<Transform3D>(keyPath: other)
        #expect(scene.layer.presentation[untouched].isIdentity, "\(other)")
      }
    }
  }

  @Test func `P-6: rotation is the turn about z, and so is rotation.z`() {
    for suffix in ["rotation", "rotation.z"] {
      check(suffix, as: Double.self, reads: [0.3], writes: [1.25]) { $0.angles[2] = 1.25 }
    }
  }

  @Test func `P-6: rotation.x and rotation.y`() {
    check("rotation.x", as: Double.self, reads: [0.1], writes: [1.25]) { $0.angles[0] = 1.25 }
    check("rotation.y", as: Double.self, reads: [0.2], writes: [1.25]) { $0.angles[1] = 1.25 }
  }

  @Test func `P-6: scale reads as the average of the three and sets all three`() {
    check("scale", as: Double.self, reads: [3], writes: [1.5]) { $0.scale = [1.5, 1.5, 1.5] }
  }

  @Test func `P-6: scale.x, scale.y and scale.z`() {
    check("scale.x", as: Double.self, reads: [2], writes: [1.5]) { $0.scale[0] = 1.5 }
    check("scale.y", as: Double.self, reads: [3], writes: [1.5]) { $0.scale[1] = 1.5 }
    check("scale.z", as: Double.self, reads: [4], writes: [1.5]) { $0.scale[2] = 1.5 }
  }

  @Test func `P-6: scale.xy, scale.xz and scale.yz set two and leave the third`() {
    check("scale.xy", as: Double.self, reads: [2.5], writes: [1.5]) { $0.scale = [1.5, 1.5, 4] }
    check("scale.xz", as: Double.self, reads: [3], writes: [1.5]) { $0.scale = [1.5, 3, 1.5] }
    check("scale.yz", as: Double.self, reads: [3.5], writes: [1.5]) { $0.scale = [2, 1.5, 1.5] }
  }

  @Test func `P-6: translation is x and y, and leaves z`() {
    check("translation", as: CGSize.self, reads: [5, 6], writes: [50, 60]) { parts in
      parts.translation = [50, 60, 7]
    }
  }

  @Test func `P-6: translation.x, translation.y and translation.z`() {
    check("translation.x", as: Double.self, reads: [5], writes: [9]) { $0.translation[0] = 9 }
    check("translation.y", as: Double.self, reads: [6], writes: [9]) { $0.translation[1] = 9 }
    check("translation.z", as: Double.self, reads: [7], writes: [9]) { $0.translation[2] = 9 }
  }

  @Test(arguments: ["transform.rotation.w", "transform.skew", "transform.m11", "transform.scale.w"])
  func `P-6: there are no other fields`(keyPath: String) {
    let scene = Scene()
    scene.add(BasicAnimation(keyPath: keyPath, from: 0.0, to: 1, duration: 1))
    expectEqual(scene.findings.map(\.id), ["L-1"])
  }
}
