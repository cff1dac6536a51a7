// The decomposition of a transform for the synthetic key paths, and its composition (P-7, P-8).

import Foundation

/// Scale, skew, rotation, translation and perspective of a transform, applied in this order.
struct TransformComponents {
  var scale: SIMD3<Double>
  /// The rows without scale and rotation; the identity without skew.
  private let skew: [SIMD3<Double>]
  /// Angles about x, y and z in radians, applied in this order.
  var rotation: SIMD3<Double>
  var translation: SIMD3<Double>
  private let perspective: SIMD4<Double>

  init(_ transform: CATransform3D) {
    let rows = transform.rows
    let linear = rows.prefix(3).map { SIMD3($0[0], $0[1], $0[2]) }
    translation = SIMD3(rows[3][0], rows[3][1], rows[3][2])
    perspective = Self.perspective(of: transform)
    var lengths = SIMD3(linear[0].length, linear[1].length, linear[2].length)
    if dot(linear[0], cross(linear[1], linear[2])) < 0 { lengths[0].negate() }
    scale = lengths
    guard lengths[0] != 0, lengths[1] != 0, lengths[2] != 0 else {
      // A rotation that a scale of 0 has swallowed reads 0.
      rotation = .zero
      skew = Self.identity
      return
    }
    let rows3 = (0..<3).map { linear[$0] / lengths[$0] }
    let axes = Self.orthonormal(rows3)
    rotation = Self.angles(of: axes)
    skew = rows3.map { row in SIMD3(dot(row, axes[0]), dot(row, axes[1]), dot(row, axes[2])) }
  }

  var transform: CATransform3D {
    let axes = Self.axes(of: rotation)
    let linear = (0..<3).map { (row: Int) -> SIMD3<Double> in
      let slanted = skew[row][0] * axes[0] + skew[row][1] * axes[1]
      return scale[row] * (slanted + skew[row][2] * axes[2])
    }
    let rows = (linear + [translation]).enumerated().map { index, row in
      let affine = SIMD4(row, index == 3 ? 1 : 0)
      return SIMD4(row, (affine * perspective).sum())
    }
    return CATransform3D(rows: rows)
  }

  // MARK: What key paths name beside the fields

  /// Reads the average, sets all three.
  var uniformScale: Double {
    get { scale.sum() / 3 }
    set { scale = SIMD3(repeating: newValue) }
  }

  /// Reads the average of x and y, sets both.
  var planarScale: Double {
    get { (scale.x + scale.y) / 2 }
    set { (scale.x, scale.y) = (newValue, newValue) }
  }

  var planarTranslation: PlanarTranslation {
    get { PlanarTranslation(size: CGSize(width: translation.x, height: translation.y)) }
    set { (translation.x, translation.y) = (newValue.size.width, newValue.size.height) }
  }

  // MARK: Matrices

  private static let identity: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

  /// The last column once the affine part is divided out, so that m34 survives a rotation.
  private static func perspective(of transform: CATransform3D) -> SIMD4<Double> {
    let column = transform.rows.map { $0[3] }
    let affine = CATransform3D(
      rows: transform.rows.enumerated().map { index, row in
        SIMD4(row[0], row[1], row[2], index == 3 ? 1 : 0)
      })
    let inverse = CATransform3DInvert(affine).rows
    return SIMD4(inverse.map { ($0 * SIMD4(column)).sum() })
  }

  private static func orthonormal(_ rows: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let first = rows[0]
    var second = rows[1] - dot(rows[1], first) * first
    guard second.length > 1e-12 else { return identity }
    second /= second.length
    return [first, second, cross(first, second)]
  }

  private static func angles(of axes: [SIMD3<Double>]) -> SIMD3<Double> {
    let y = asin(max(-1, min(1, -axes[0][2])))
    guard abs(axes[0][2]) < 1 - 1e-12 else {
      return SIMD3(0, y, atan2(-axes[1][0], axes[1][1]))
    }
    return SIMD3(atan2(axes[1][2], axes[2][2]), y, atan2(axes[0][1], axes[0][0]))
  }

  private static func axes(of angles: SIMD3<Double>) -> [SIMD3<Double>] {
    let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
    let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
    let z = CATransform3DMakeRotation(angles.z, 0, 0, 1)
    return CATransform3DConcat(CATransform3DConcat(x, y), z).rows.prefix(3).map {
      SIMD3($0[0], $0[1], $0[2])
    }
  }
}

extension CATransform3D {
  /// The parts; setting one puts the transform together again.
  var parts: TransformComponents {
    get { TransformComponents(self) }
    set { self = newValue.transform }
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }
}
