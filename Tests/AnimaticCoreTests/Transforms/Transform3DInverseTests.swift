import AnimaticCore
import TestSupport
import Testing

struct Transform3DInverseTests {
  @Test func `V-8: an inverse undoes scale, turn, move and perspective`() {
    let t = Transform3D.perspective(distance: 400).translated(x: 30, y: -20, z: 10)
      .rotated(by: 0.8, x: 1, y: 2, z: 3).scaled(x: 2, y: 0.5, z: -3)
    #expect(difference(t.concatenated(with: t.inverted()), .identity) < 1e-12)
    #expect(difference(t.inverted().concatenated(with: t), .identity) < 1e-12)
  }

  @Test func `simple inverses are exact`() {
    let move = Transform3D.translation(x: 0.1, y: 20, z: -3)
    expectEqual(move.inverted(), .translation(x: -0.1, y: -20, z: 3))
    expectEqual(Transform3D.scale(x: 2, y: -4, z: 8).inverted(), .scale(x: 0.5, y: -0.25, z: 0.125))
    #expect(Transform3D.identity.inverted().isIdentity)
  }

  @Test func `V-8: a singular transform returns itself`() {
    let flat = Transform3D.scale(x: 0, y: 1, z: 1).translated(x: 5, y: 6, z: 7)
    expectEqual(flat.inverted(), flat)
    expectEqual(Transform3D.scale(x: 0, y: 0, z: 0).inverted(), .scale(x: 0, y: 0, z: 0))
  }

  @Test func `V-8: singular but for rounding is singular`() {
    let tilt = Transform3D.rotation(by: 0.7, x: 1, y: 2, z: 3)
    let turn = Transform3D.rotation(by: -1.3, x: 3, y: 1, z: 1)
    let flat = tilt.concatenated(with: .scale(x: 1, y: 0, z: 1)).concatenated(with: turn)
    expectEqual(flat.inverted(), flat)
    let nearlyFlat = tilt.concatenated(with: .scale(x: 1, y: 1e-6, z: 1)).concatenated(with: turn)
    #expect(difference(nearlyFlat.concatenated(with: nearlyFlat.inverted()), .identity) < 1e-6)
  }

  @Test func `small scales are not singular`() {
    let small = Transform3D.scale(x: 1e-60, y: 1e-60, z: 1e-60)
    #expect(abs(small.inverted().m11 / 1e60 - 1) < 1e-14)
  }

  @Test func `the determinant is the change of volume`() {
    expectEqual(Transform3D.scale(x: 2, y: 3, z: -1).determinant, -6)
    #expect(abs(Transform3D.rotation(by: 2, x: 1, y: 5, z: 2).determinant - 1) < 1e-15)
    expectEqual(Transform3D(affine: 1, b: 2, c: 3, d: 4).determinant, -2)
    expectEqual(Transform3D(m11: 0, m14: 1, m41: 1, m44: 0).determinant, -1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func `numbers beyond measure come back without a trap`(number: Double) {
    let t = Transform3D(m11: number, m22: number, m33: number, m42: 3)
    let inverse = t.inverted()
    #expect(zip(inverse.components, t.components).allSatisfy { $0 == $1 || $1.isNaN })
  }
}
