import AnimaticCore
import TestSupport
import Testing

struct PlanarInterpolationTests {
  private func fromIdentity(to end: Transform3D, at fraction: Double = 0.25) -> Transform3D {
    Transform3D.identity.interpolated(to: end, at: fraction)
  }

  @Test(arguments: [
    (170.0, 0.73728, 0.67559), (270, 0.92388, -0.38268), (180, 0.70711, -0.70711),
    (-180, 0.70711, -0.70711),
  ])
  func `V-4: rotations take the shorter angle and half turns are negative`(
    degrees: Double, m11: Double, m12: Double
  ) {
    let t = fromIdentity(to: .rotation(by: degrees * .pi / 180))
    #expect(abs(t.m11 - m11) < 5e-6)
    #expect(abs(t.m12 - m12) < 5e-6)
  }

  @Test func `V-4: a mirrored scale shrinks through zero`() {
    let mirror = Transform3D.scale(x: -1)
    expectEqual(fromIdentity(to: mirror), .scale(x: 0.5))
    expectEqual(fromIdentity(to: mirror, at: 0.5), .scale(x: 0))
    expectEqual(fromIdentity(to: mirror, at: 0.75), .scale(x: -0.5))
  }

  @Test func `V-4: two reflections are a rotation`() {
    let t = fromIdentity(to: .scale(x: -1, y: -1))
    let (a, b) = (0.7071067811865476, -0.7071067811865476)
    #expect(difference(t, Transform3D(affine: a, b: b, c: -b, d: a)) < 1e-15)
  }

  @Test func `V-4: a shear bends`() {
    let t = fromIdentity(to: Transform3D(affine: 1, c: 0.5))
    #expect(abs(t.m21 - 0.1151) < 5e-5)
    #expect(abs(t.m22 - 1.0023) < 5e-5)
  }

  @Test func `V-4: a whole turn does not move at all`() {
    for fraction in [0.1, 0.5, 0.9] {
      let t = fromIdentity(to: .rotation(by: 2 * .pi), at: fraction)
      #expect(difference(t, .identity) < 1e-15)
    }
  }

  @Test func `V-4: without a turn, moves and scales are exact`() {
    let start = Transform3D.translation(x: 10, y: 20)
    let end = Transform3D.translation(x: 30, y: 0).scaled(x: 3, y: 5)
    expectEqual(start.interpolated(to: end, at: 0.5), .translation(x: 20, y: 10).scaled(x: 2, y: 3))
  }

  @Test func `V-4: a reflection in x and one in y differ by half a turn`() {
    let start = Transform3D.scale(x: -1, y: 1)
    let end = Transform3D.scale(x: 1, y: -1)
    let half = start.interpolated(to: end, at: 0.5)
    #expect(abs(half.determinant - -1) < 1e-15)
    #expect(abs(abs(half.m12) - 1) < 1e-15)
  }

  @Test func `V-3: fractions outside go on turning`() {
    let t = fromIdentity(to: .rotation(by: 1).scaled(x: 3, y: 3), at: 1.5)
    #expect(difference(t, .rotation(by: 1.5).scaled(x: 4, y: 4)) < 1e-14)
    let back = fromIdentity(to: .rotation(by: 1), at: -0.5)
    #expect(difference(back, .rotation(by: -0.5)) < 1e-15)
  }

  @Test func `V-4: rounding in m33 does not change the interpolation`() {
    var end = Transform3D(affine: 1, c: 0.5)
    let expected = fromIdentity(to: end)
    end.m33 = 1.0.nextDown
    expectEqual(fromIdentity(to: end), expected)
  }
}
