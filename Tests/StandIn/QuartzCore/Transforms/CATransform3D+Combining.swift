// Transforms made of transforms, and questions about them.
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The product a * b: a acts first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      let upper = row[0] * right[0] + row[1] * right[1]
      return upper + row[2] * right[2] + row[3] * right[3]
    })
}

/// A translation before a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scale before a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation before a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse; a transform that has none comes back as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] /= factor
    right[column] /= factor
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] -= share * left[column]
      right[row] -= share * right[column]
    }
  }
  return CATransform3D(rows: right)
}

/// Whether a transform stays in the plane of the layer.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let column3 = t.m13 == 0 && t.m23 == 0 && t.m33 == 1 && t.m43 == 0
  let column4 = t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1
  return column3 && column4 && t.m31 == 0 && t.m32 == 0
}

/// The affine part of a transform in the plane of the layer.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether two transforms are exactly the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}
