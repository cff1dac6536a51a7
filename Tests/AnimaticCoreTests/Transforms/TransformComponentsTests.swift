import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct TransformComponentsTests {
  @Test func `the identity comes apart and together exactly`() throws {
    let parts = try #require(TransformComponents(.identity))
    expectEqual(parts, TransformComponents())
    #expect(parts.transform.isIdentity)
  }

  @Test func `P-8: scale then turn writes what Core Animation writes`() throws {
    var parts = try #require(TransformComponents(.identity))
    (parts.scale.x, parts.scale.y, parts.scale.z) = (2, 2, 2)
    parts = try #require(TransformComponents(parts.transform))
    parts.rotation.z = 0.5
    let written = parts.transform
    #expect(abs(written.m11 - 1.7551651237807455) < 1e-15)
    #expect(abs(written.m12 - 0.958851077208406) < 1e-15)
    expectEqual(written.m33, 2)
    let read = try #require(TransformComponents(written))
    #expect(abs(read.scale.x - 2) < 1e-15 && abs(read.scale.y - 2) < 1e-15 && read.scale.z == 2)
    #expect(abs(read.rotation.z - 0.5) < 1e-15)
  }

  @Test func `P-8: an uneven scale happens before the turn`() {
    var parts = TransformComponents()
    (parts.scale.x, parts.scale.y, parts.rotation.z) = (2, 3, 0.5)
    #expect(
      difference(parts.transform, .scale(x: 2, y: 3).concatenated(with: .rotation(by: 0.5))) < 1e-15
    )
    #expect(abs(parts.transform.m12 - 0.958851077208406) < 1e-15)
  }

  @Test func `P-7: a turn about z reads its angle`() throws {
    for step in -314...314 {
      let angle = Double(step) * 0.01
      let parts = try #require(TransformComponents(.rotation(by: angle)))
      #expect(abs(parts.rotation.z - angle) <= 1e-15)
      #expect(parts.rotation.x == 0 && parts.rotation.y == 0)
      #expect(parts.skew.x == 0 && parts.scale.z == 1)
    }
  }

  @Test func `P-7: angles are in the order x, y, z`() throws {
    let t = Transform3D.rotation(by: 0.3, x: 1, y: 0, z: 0)
      .concatenated(with: .rotation(by: -0.9, x: 0, y: 1, z: 0))
      .concatenated(with: .rotation(by: 2.5, x: 0, y: 0, z: 1))
    let parts = try #require(TransformComponents(t))
    #expect(abs(parts.rotation.x - 0.3) < 1e-15)
    #expect(abs(parts.rotation.y - -0.9) < 1e-15)
    #expect(abs(parts.rotation.z - 2.5) < 1e-15)
  }

  @Test func `P-7: angles out of range read as their alias`() throws {
    let z = try #require(TransformComponents(.rotation(by: 3 * .pi / 2)))
    #expect(abs(z.rotation.z - -Double.pi / 2) < 1e-15)
    let y = try #require(TransformComponents(.rotation(by: 3 * .pi / 4, x: 0, y: 1, z: 0)))
    #expect(abs(y.rotation.y - .pi / 4) < 1e-15)
    #expect(y.rotation.x == .pi && y.rotation.z == .pi)
    let half = try #require(TransformComponents(Transform3D(m11: -1, m12: -0.0, m22: -1)))
    expectEqual(half.rotation.z, .pi)
  }

  @Test(arguments: [-Double.pi / 2, .pi / 2])
  func `P-7: in the gimbal all of the turn counts as z`(angle: Double) throws {
    let t = Transform3D.rotation(by: 0.4, x: 1, y: 0, z: 0)
      .concatenated(with: .rotation(by: angle, x: 0, y: 1, z: 0))
      .concatenated(with: .rotation(by: 0.3, x: 0, y: 0, z: 1))
    let parts = try #require(TransformComponents(t))
    expectEqual(parts.rotation.x, 0)
    #expect(abs(parts.rotation.y - angle) < 1e-15)
    #expect(abs(parts.rotation.z - (angle > 0 ? -0.1 : 0.7)) < 1e-15)
    #expect(difference(parts.transform, t) < 1e-15)
  }

  @Test func `close to the gimbal nothing is lost`() throws {
    for exponent in 1...16 {
      var parts = TransformComponents()
      (parts.rotation.x, parts.rotation.z) = (1.1, -0.6)
      var tilt = 1.0
      for _ in 0..<exponent { tilt /= 10 }
      parts.rotation.y = .pi / 2 - tilt
      let read = try #require(TransformComponents(parts.transform))
      #expect(difference(read.transform, parts.transform) < 1e-9)
    }
  }

  @Test func `P-7: a reflection is decomposed as a negative scale of x`() throws {
    let parts = try #require(TransformComponents(.scale(x: 2, y: -3, z: 4)))
    expectEqual([parts.scale.x, parts.scale.y, parts.scale.z], [-2, 3, 4])
    expectEqual(parts.rotation.z, .pi)
    let plain = try #require(TransformComponents(.scale(x: -2, y: 3, z: 4)))
    expectEqual([plain.scale.x, plain.scale.y, plain.scale.z], [-2, 3, 4])
    expectEqual([plain.rotation.x, plain.rotation.y, plain.rotation.z], [0, 0, 0])
  }

  @Test func `P-8: perspective is carried through an edit`() throws {
    let model = Transform3D(m34: -1.0 / 500)
    var parts = try #require(TransformComponents(model))
    #expect(parts.perspective.z == -1.0 / 500 && parts.perspective.w == 1)
    parts.rotation.y = .pi / 4
    let expected = Transform3D.rotation(by: .pi / 4, x: 0, y: 1, z: 0).concatenated(with: model)
    #expect(difference(parts.transform, expected) < 1e-15)
  }

  @Test func `P-8: a skewed row still scales by its length`() throws {
    let shear = Transform3D(affine: 1, c: 0.75)
    var parts = try #require(TransformComponents(shear))
    #expect(parts.scale.x == 1 && parts.scale.y == 1.25 && parts.rotation.z == 0)
    expectEqual(parts.skew.x, 0.75)
    #expect(difference(parts.transform, shear) < 1e-15)
    parts.scale.y = 2.5
    #expect(difference(parts.transform, Transform3D(affine: 1, c: 1.5, d: 2)) < 1e-15)
  }

  @Test func `random scale, turn and move come back as they were`() throws {
    var random = SeededNumbers(seed: 20)
    for _ in 0..<500 {
      var parts = TransformComponents()
      parts.scale.x = random.number(0.05...5) * (Bool.random(using: &random) ? 1 : -1)
      (parts.scale.y, parts.scale.z) = (random.number(0.05...5), random.number(0.05...5))
      (parts.rotation.x, parts.rotation.z) = (random.number(-3.1...3.1), random.number(-3.1...3.1))
      parts.rotation.y = random.number(-1.55...1.55)
      parts.translation.x = random.number(-500...500)
      (parts.translation.y, parts.translation.z) = (random.number(-9...9), random.number(-9...9))
      let read = try #require(TransformComponents(parts.transform))
      #expect([read.skew.x, read.skew.y, read.skew.z].allSatisfy { abs($0) < 1e-13 })
      let pairs = zip(numbers(read), numbers(parts))
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 * max(1, abs($1)) })
      #expect(difference(read.transform, parts.transform) < 1e-12)
    }
  }

  @Test func `any invertible transform comes together again`() throws {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      var t = Transform3D(components: (0..<16).map { _ in random.number(-3...3) })
      if abs(t.m44) < 0.01 { t.m44 = 1 }
      let parts = try #require(TransformComponents(t))
      #expect(difference(parts.transform, t) < 1e-9 * size(of: t))
    }
  }

  @Test func `P-10: a matrix without a decomposition gives nil`() {
    let tilt = Transform3D.rotation(by: 0.7, x: 1, y: 2, z: 3)
    #expect(TransformComponents(.scale(x: 0)) == nil)
    #expect(TransformComponents(.scale(x: 0, y: 0, z: 0)) == nil)
    #expect(TransformComponents(tilt.scaled(x: 1, y: 0, z: 1).concatenated(with: tilt)) == nil)
    #expect(
      TransformComponents(tilt.concatenated(with: .scale(y: 0)).concatenated(with: tilt)) == nil)
    #expect(TransformComponents(Transform3D(m44: 0)) == nil)
    #expect(TransformComponents(Transform3D(m41: .nan)) == nil)
    #expect(TransformComponents(Transform3D(m23: -.infinity)) == nil)
    #expect(TransformComponents(.scale(x: 1e-100, y: 1e-100, z: 1e-100)) != nil)
  }

  @Test func `P-9: a row of zeros is a scale of 0, and a single one hides no rotation`() throws {
    let turn = Transform3D.rotation(by: 0.7, x: 1, y: 2, z: 3)
    let move = Transform3D.translation(x: 4, y: 5, z: 6)
    for scale in [
      Transform3D.scale(x: 0, y: 2, z: 3), .scale(x: 2, y: 0, z: 3), .scale(x: 2, z: 0),
    ] {
      let flat = scale.concatenated(with: turn).concatenated(with: move)
      let parts = try #require(TransformComponents(flat: flat))
      let whole = try #require(TransformComponents(turn))
      #expect(parts.isFlat && difference(parts.transform, flat) < 1e-12)
      #expect(abs(parts.rotation.x - whole.rotation.x) < 1e-12)
      #expect(abs(parts.rotation.y - whole.rotation.y) < 1e-12)
      #expect(abs(parts.rotation.z - whole.rotation.z) < 1e-12)
      expectEqual(parts.translation.y, 5)
    }
  }

  @Test func `P-9: with two rows of zeros the rotation about the third is 0`() throws {
    for angle in [-2.0, 0, 0.5, 1, 3] {
      for axis in [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)] {
        let turn = Transform3D.rotation(by: angle, x: axis.x, y: axis.y, z: axis.z)
        for scale in [
          Transform3D.scale(x: 2, y: 0, z: 0), .scale(x: 0, y: 2, z: 0), .scale(x: 0, y: 0, z: 2),
        ] {
          let flat = scale.concatenated(with: turn)
          let parts = try #require(TransformComponents(flat: flat))
          #expect(difference(parts.transform, flat) < 1e-12)
          var solid = parts
          (solid.scale.x, solid.scale.y, solid.scale.z) = (2, 2, 2)
          let isAbout =
            (scale.m11 != 0 && axis.x == 1) || (scale.m22 != 0 && axis.y == 1)
            || (scale.m33 != 0 && axis.z == 1)
          let expected = (isAbout ? .identity : turn).scaled(x: 2, y: 2, z: 2)
          // Half a turn about another axis puts the one that is left to the other side as well.
          if isAbout || abs(angle) < .pi / 2 {
            #expect(difference(solid.transform, expected) < 1e-12, "\(angle) \(axis) \(scale)")
          }
        }
      }
    }
    expectEqual(TransformComponents(flat: .scale(x: 0, y: 0, z: 0))?.rotation.z, 0)
    #expect(
      TransformComponents(flat: Transform3D(m33: 0, m34: 1)) == nil, "more is left than a scale")
  }

  @Test func `the largest numbers do not trap`() {
    let huge = Transform3D(components: [Double](repeating: 1e308, count: 16))
    #expect(TransformComponents(huge) == nil)
    expectEqual(TransformComponents(.scale(x: 1e308, y: 1e308, z: 1e308))?.scale.y, 1e308)
  }

  private func numbers(_ parts: TransformComponents) -> [Double] {
    [
      parts.scale.x, parts.scale.y, parts.scale.z, parts.rotation.x, parts.rotation.y,
      parts.rotation.z,
      parts.translation.x, parts.translation.y, parts.translation.z, parts.perspective.w,
    ]
  }
}
