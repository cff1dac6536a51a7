// The decomposition of transforms of the plane by the steps of V-4, in degrees.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// rows = diag(sx, sy) · Rot(angle) · remainder.
struct ReferencePlanar {
  private var translation: [Double]
  private var sx: Double
  private var sy: Double
  /// In degrees.
  private var angle: Double
  /// In row order.
  private var rest: [Double]
  /// Whether it is so flat that rounding decides what it is made of.
  private let isFragile: Bool

  /// Nil for a singular one.
  init?(_ m: [Double]) {
    var (m11, m12, m21, m22) = (m[0], m[1], m[4], m[5])
    let determinant = m11 * m22 - m12 * m21
    let size = abs(m11 * m22) + abs(m12 * m21)
    guard abs(determinant) > 1e-14 * size else { return nil }
    isFragile = abs(determinant) < 1e-8 * size
    translation = [m[12], m[13]]
    // 1.
    sx = (m11 * m11 + m12 * m12).squareRoot()
    sy = (m21 * m21 + m22 * m22).squareRoot()
    if determinant < 0 {
      if m11 < m22 { sx = -sx } else { sy = -sy }
    }
    (m11, m12, m21, m22) = (m11 / sx, m12 / sx, m21 / sy, m22 / sy)
    // 2.
    angle = atan2(m12, m11) * 180 / .pi
    let back = Self.rows(turned: -angle)
    rest = [
      back[0] * m11 + back[1] * m21, back[0] * m12 + back[1] * m22,
      back[2] * m11 + back[3] * m21, back[2] * m12 + back[3] * m22,
    ]
  }

  private static func rows(turned degrees: Double) -> [Double] {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return [cosine, sine, -sine, cosine]
  }

  /// The interpolated matrix, and a margin of 0 if both directions are equally long except for rounding.
  func mixed(
    with other: ReferencePlanar, at fraction: Double
  ) -> (matrix: [Double], margin: Double) {
    var (a, b) = (self, other)
    // 3.
    if (a.sx < 0 && b.sy < 0) || (a.sy < 0 && b.sx < 0) {
      a.sx = -a.sx
      a.sy = -a.sy
      a.angle += a.angle < 0 ? 180 : -180
    }
    if a.angle == 0 { a.angle = 360 }
    if b.angle == 0 { b.angle = 360 }
    let way = abs(a.angle - b.angle)
    let isTurn = way != 180 && abs(way - 180) < 1e-9
    let margin = isTurn || isFragile || other.isFragile ? 0 : Double.infinity
    if way > 180 {
      if a.angle > b.angle { a.angle -= 360 } else { b.angle -= 360 }
    }
    // 4.
    func between(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * fraction
    }
    let turn = Self.rows(turned: between(a.angle, b.angle))
    let rest = zip(a.rest, b.rest).map(between)
    let (sx, sy) = (between(a.sx, b.sx), between(a.sy, b.sy))
    var m = ReferenceMatrix.identity
    m[0] = sx * (turn[0] * rest[0] + turn[1] * rest[2])
    m[1] = sx * (turn[0] * rest[1] + turn[1] * rest[3])
    m[4] = sy * (turn[2] * rest[0] + turn[3] * rest[2])
    m[5] = sy * (turn[2] * rest[1] + turn[3] * rest[3])
    m[12] = between(a.translation[0], b.translation[0])
    m[13] = between(a.translation[1], b.translation[1])
    return (m, margin)
  }
}
