// V-8 and N-64: what each function on transforms does to points, and in which order.

import AnimaticCore
import TestSupport
import Testing

struct MatrixRuleTests {
  private let scale = Transform3D.scale(x: 2, y: 3, z: 4)
  private let move = Transform3D.translation(x: 1, y: 2, z: 3)

  /// Where a point goes.
  private func image(
    _ transform: Transform3D, _ x: Double, _ y: Double, _ z: Double = 0
  ) -> [Double] {
    let point = transform.applied(toX: x, y: y, z: z)
    return [point.x, point.y, point.z, point.w]
  }

  private func isNear(_ first: [Double], _ second: [Double], _ tolerance: Double = 1e-12) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func `N-64: concatenating, translating and rotating, in their measured order`() {
    expectEqual(Array(scale.translated(x: 1, y: 2, z: 3).components[12..<15]), [2, 6, 12])
    expectEqual(Array(scale.concatenated(with: move).components[12..<15]), [1, 2, 3])
    let turned = scale.rotated(by: 0.5, x: 0, y: 0, z: 1)
    #expect(isNear([turned.m12, turned.m21, turned.m11], [1.43828, -0.95885, 1.75517], 5e-6))
    let point = image(
      Transform3D.rotation(by: .pi / 4, x: 0, y: 1, z: 0)
        .concatenated(with: .perspective(distance: 500)), 100, 0)
    #expect(isNear(point, [70.7107, 0, -70.7107, 1.141421], 5e-5))
    #expect(isNear([point[0] / point[3]], [61.9497], 5e-5))
  }

  @Test func `V-8: points are row vectors, and the translation is in the last row`() {
    #expect(isNear(image(move, 10, 20, 30), [11, 22, 33, 1]))
    #expect([move.m41, move.m42, move.m43] == [1, 2, 3] && move.m14 == 0)
    #expect(isNear(image(Transform3D(m21: 0.5), 0, 4), [2, 4, 0, 1]))
  }

  @Test func `V-8: of a concatenation the first acts first`() {
    #expect(isNear(image(scale.concatenated(with: move), 1, 1, 1), [3, 5, 7, 1]))
    #expect(isNear(image(move.concatenated(with: scale), 1, 1, 1), [4, 9, 16, 1]))
    let three = scale.concatenated(with: move).concatenated(with: .rotation(by: .pi / 2))
    #expect(isNear(image(three, 1, 1, 1), [-5, 3, 7, 1]))
  }

  @Test func `V-8: an addition to a transform acts before it, in its own axes`() {
    let turn = Transform3D.rotation(by: .pi / 2)
    #expect(isNear(image(turn.translated(x: 5), 0, 0), [0, 5, 0, 1]))
    #expect(isNear(image(turn.scaled(x: 2), 1, 0), [0, 2, 0, 1]))
    #expect(isNear(image(scale.rotated(by: .pi / 2), 1, 0), [0, 3, 0, 1]))
    expectEqual(
      move.scaled(x: 2, y: 2, z: 2), Transform3D.scale(x: 2, y: 2, z: 2).concatenated(with: move))
  }

  @Test func `V-8: a positive turn about each axis`() {
    #expect(isNear(image(.rotation(by: .pi / 2, x: 0, y: 0, z: 1), 1, 0), [0, 1, 0, 1]))
    #expect(isNear(image(.rotation(by: .pi / 2, x: 1, y: 0, z: 0), 0, 1), [0, 0, 1, 1]))
    #expect(isNear(image(.rotation(by: .pi / 2, x: 0, y: 1, z: 0), 0, 0, 1), [1, 0, 0, 1]))
    // A third of a turn about the diagonal passes x to y, y to z and z to x.
    let diagonal = Transform3D.rotation(by: 2 * .pi / 3, x: 5, y: 5, z: 5)
    #expect(isNear(image(diagonal, 1, 2, 3), [3, 1, 2, 1]))
    #expect(Transform3D.rotation(by: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test func `V-8: perspective divides by a weight that falls with z`() {
    let eye = Transform3D.perspective(distance: 500)
    expectEqual(eye, Transform3D(m34: -1.0 / 500))
    #expect(isNear(image(eye, 100, 50, 250), [100, 50, 250, 0.5]))
    #expect(isNear(image(eye, 100, 50, -500), [100, 50, -500, 2]))
  }

  @Test func `V-8: perspective in one side of a whole animation alone fades`() {
    let half = Transform3D.perspective(distance: 500).interpolated(to: .identity, at: 0.5)
    #expect(abs(half.m34 - -0.001) < 1e-15)
    let kept = Transform3D.perspective(distance: 500).interpolated(
      to: Transform3D.translation(x: 100).concatenated(with: .perspective(distance: 500)), at: 0.5)
    #expect(abs(kept.m34 - -0.002) < 1e-15 && abs(kept.m41 - 50) < 1e-12)
  }

  @Test func `V-8: an inverse undoes, and what has none stays as it is`() {
    let product = move.concatenated(with: scale)
    #expect(isNear(image(product.inverted(), 4, 9, 16), [1, 1, 1, 1]))
    for singular in [Transform3D.scale(x: 0), Transform3D(m11: 0, m22: 0), Transform3D(m44: 0)] {
      expectEqual(singular.inverted(), singular)
    }
  }

  @Test func `V-8: identity and affine are exact questions`() {
    #expect(Transform3D.identity.isIdentity && !Transform3D(m43: 1e-300).isIdentity)
    #expect(Transform3D.scale(x: 2, y: 3).isAffine && !Transform3D.scale(z: 2).isAffine)
    #expect(!Transform3D(m34: -0.002).isAffine && !Transform3D.translation(z: 1).isAffine)
  }

  @Test func `V-8: the six affine numbers are m11, m12, m21, m22, m41 and m42`() {
    let affine = Transform3D(affine: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(affine.components, [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    expectEqual(affine.affine.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }, [1, 2, 3, 4, 5, 6])
  }

  @Test func `V-2: a gray has the same number thrice`() {
    expectEqual(RGBAColor(white: 0.25).components, [0.25, 0.25, 0.25, 1])
    let half = RGBAColor(white: 0, alpha: 0).interpolated(to: .red, at: 0.5)
    expectEqual(half.components, [0.5, 0, 0, 0.5])
  }
}
