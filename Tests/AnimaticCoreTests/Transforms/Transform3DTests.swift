import AnimaticCore
import TestSupport
import Testing

struct Transform3DTests {
  @Test func `V-8: a translation after a scale acts before it`() {
    let t = Transform3D.scale(x: 2, y: 3, z: 4).translated(x: 1, y: 2, z: 3)
    expectEqual([t.m41, t.m42, t.m43], [2, 6, 12])
    expectEqual([t.m11, t.m22, t.m33], [2, 3, 4])
  }

  @Test func `V-8: concatenation does the first one first`() {
    let scale = Transform3D.scale(x: 2, y: 3, z: 4)
    let move = Transform3D.translation(x: 1, y: 2, z: 3)
    let scaledThenMoved = scale.concatenated(with: move)
    expectEqual([scaledThenMoved.m41, scaledThenMoved.m42, scaledThenMoved.m43], [1, 2, 3])
    expectEqual(move.concatenated(with: scale), scale.translated(x: 1, y: 2, z: 3))
  }

  @Test func `V-8: the signs of rotations are those of row vectors`() {
    let (sine, cosine) = (0.479425538604203, 0.8775825618903728)
    let z = Transform3D.rotation(by: 0.5, x: 0, y: 0, z: 1)
    #expect(difference(z, Transform3D(affine: cosine, b: sine, c: -sine, d: cosine)) < 1e-15)
    expectEqual(z, .rotation(by: 0.5))
    let x = Transform3D.rotation(by: 0.5, x: 1, y: 0, z: 0)
    let expectedX = Transform3D(m22: cosine, m23: sine, m32: -sine, m33: cosine)
    #expect(difference(x, expectedX) < 1e-15)
    let y = Transform3D.rotation(by: 0.5, x: 0, y: 1, z: 0)
    let expectedY = Transform3D(m11: cosine, m13: -sine, m31: sine, m33: cosine)
    #expect(difference(y, expectedY) < 1e-15)
  }

  @Test func `V-8: a rotated scale scales the rotated axes`() {
    let t = Transform3D.scale(x: 2, y: 3, z: 4).rotated(by: 0.5, x: 0, y: 0, z: 1)
    #expect(abs(t.m12 - 1.43828) < 5e-6)
    #expect(abs(t.m21 - -0.95885) < 5e-6)
    #expect(abs(t.m11 - 1.75517) < 5e-6)
    expectEqual(t.m33, 4)
    expectEqual(Transform3D.scale(x: 2, y: 3, z: 4).rotated(by: 0.5), t)
  }

  @Test func `V-8: an axis of any length turns alike and of no length not at all`() {
    let long = Transform3D.rotation(by: 0.7, x: 300, y: 600, z: 900)
    let short = Transform3D.rotation(by: 0.7, x: 1e-200, y: 2e-200, z: 3e-200)
    let plain = Transform3D.rotation(by: 0.7, x: 1, y: 2, z: 3)
    #expect(difference(long, plain) < 1e-15)
    #expect(difference(short, plain) < 1e-15)
    #expect(Transform3D.rotation(by: 0.7, x: 0, y: 0, z: 0).isIdentity)
    expectEqual(Transform3D.translation(x: 4).rotated(by: 1, x: 0, y: 0, z: 0), .translation(x: 4))
  }

  @Test func `V-8: every turn about z stays affine`() {
    for step in 0..<1000 {
      #expect(Transform3D.rotation(by: Double(step) * 0.01, x: 0, y: 0, z: 7).isAffine)
    }
  }

  @Test func `V-8: perspective brings a turned point nearer to the middle`() {
    let t = Transform3D.rotation(by: .pi / 4, x: 0, y: 1, z: 0)
      .concatenated(with: .perspective(distance: 500))
    let point = t.applied(toX: 100, y: 0, z: 0)
    #expect(abs(point.x - 70.7107) < 5e-5)
    #expect(abs(point.z - -70.7107) < 5e-5)
    #expect(abs(point.w - 1.141421) < 5e-7)
    #expect(abs(point.x / point.w - 61.9497) < 5e-5)
    expectEqual(Transform3D.perspective(distance: 500).m34, -1.0 / 500)
    #expect(Transform3D.perspective(distance: 0).isIdentity)
    #expect(Transform3D.perspective(distance: .infinity).isIdentity)
  }

  @Test func `V-8: affine is exact and excludes any scale of z`() {
    #expect(Transform3D.scale(x: 2, y: 3).isAffine)
    #expect(!Transform3D.scale(x: 2, y: 3, z: 1.0000000000000002).isAffine)
    #expect(!Transform3D.translation(z: 1).isAffine)
    #expect(!Transform3D(m34: -0.001).isAffine)
    #expect(!Transform3D(m44: 2).isAffine)
  }

  @Test func `V-8: the identity is exact`() {
    expectEqual(Transform3D(), .identity)
    #expect(Transform3D.identity.isIdentity)
    #expect(!Transform3D(m12: 1e-300).isIdentity)
    #expect(!Transform3D.rotation(by: 2 * .pi).isIdentity)
  }

  @Test func `V-8: the six affine numbers round-trip`() throws {
    let t = Transform3D(affine: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    expectEqual([t.m11, t.m12, t.m21, t.m22, t.m41, t.m42], [2, 3, 4, 5, 6, 7])
    let affine = try #require(t.affine)
    #expect(affine == (2, 3, 4, 5, 6, 7))
    #expect(Transform3D.scale(z: 2).affine == nil)
  }

  @Test func `defaults are neutral`() {
    expectEqual(Transform3D.scale(x: 2, y: 3).m33, 1)
    expectEqual(Transform3D.translation(x: 2, y: 3).m43, 0)
    expectEqual(Transform3D.identity.scaled(x: 2).translated(y: 3), Transform3D(m11: 2, m42: 3))
  }

  @Test func `components are in row order and missing ones are the identity's`() {
    let t = Transform3D(m12: 2, m21: 3, m34: 4, m41: 5)
    let row4: [Double] = [5, 0, 0, 1]
    expectEqual(t.components, [1, 2, 0, 0, 3, 1, 0, 0, 0, 0, 1, 4] + row4)
    expectEqual(Transform3D(components: t.components), t)
    expectEqual(Transform3D(components: t.components + [9, 9]), t)
    expectEqual(Transform3D(components: [7, 8]), Transform3D(m11: 7, m12: 8))
    #expect(Transform3D(components: []).isIdentity)
  }

  @Test func `flat storage holds the same sixteen numbers`() {
    let numbers = (0..<16).map { Double($0) + 0.5 }
    let t = numbers.withUnsafeBufferPointer { $0.baseAddress.map { Transform3D(components: $0) } }
    expectEqual(t?.components, numbers)
    var stored = [Double](repeating: -1, count: 18)
    stored.withUnsafeMutableBufferPointer { buffer in
      if let pointer = buffer.baseAddress { t?.store(into: pointer + 1) }
    }
    expectEqual(stored, [-1] + numbers + [-1])
  }

  @Test func `a description is one short line`() {
    expectEqual("\(Transform3D.identity)", "identity")
    expectEqual("\(Transform3D.scale(x: 2).translated(x: 5))", "scale(2, 1) translation(10, 0)")
    expectEqual("\(Transform3D.translation(x: 0.1, y: -2, z: 3))", "translation(0.1, -2, 3)")
    expectEqual("\(Transform3D.scale(x: 1, y: 1, z: 0.5))", "scale(1, 1, 0.5)")
    expectEqual("\(Transform3D(affine: 1, c: 0.5, tx: -0.0))", "affine(1, 0, 0.5, 1, 0, 0)")
    expectEqual(
      "\(Transform3D.perspective(distance: 500))",
      "[1, 0, 0, 0 | 0, 1, 0, 0 | 0, 0, 1, -0.002 | 0, 0, 0, 1]")
    expectEqual("\(Transform3D(m11: .nan))", "affine(nan, 0, 0, 1, 0, 0)")
  }
}
