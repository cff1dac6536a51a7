import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Transforms` {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    zip(numbers(a), numbers(b)).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `without arguments it is all zeros`() {
    expectEqual(numbers(CATransform3D()), Array(repeating: 0, count: 16))
  }

  @Test func `the identity`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DIsAffine(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeScale(1, 2, 1)))
  }

  @Test func `a translation is in the last row`() {
    let t = CATransform3DMakeTranslation(1, 2, 3)
    expectEqual([t.m41, t.m42, t.m43, t.m44], [1, 2, 3, 1])
  }

  @Test func `a quarter turn about z takes x to y`() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(t.m11) < 1e-12 && abs(t.m12 - 1) < 1e-12)
    #expect(abs(t.m21 + 1) < 1e-12 && t.m33 == 1)
  }

  @Test func `a rotation about nothing is the identity`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `the added transform acts first`() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    expectEqual(CATransform3DScale(move, 2, 2, 1).m41, 10)
    expectEqual(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0).m41, 20)
    let turned = CATransform3DRotate(move, 1, 0, 0, 1)
    let product = CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), move)
    #expect(CATransform3DEqualToTransform(turned, product))
  }

  @Test func `the inverse undoes`() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
    t.m34 = -1 / 500
    #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-9)
  }

  @Test func `affine transforms there and back`() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)), m)
    #expect(m.concatenating(m.inverted()).isIdentity)
  }

  @Test func `boxed there and back`() {
    let t = CATransform3DMakeRotation(0.5, 1, 2, 3)
    let value = NSValue(caTransform3D: t)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, t))
  }
}
