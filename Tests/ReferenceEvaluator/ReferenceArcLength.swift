// Arc length by brute force (K-13): quadrature that is halved until it agrees with itself, and bisection
// back from a length to a parameter.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension ReferenceSegment {
  var length: Double {
    if points.count == 2 { return Self.length(points[1] - points[0]) }
    return Speed(self).length(0, 1)
  }

  /// The parameter up to which the segment is so long.
  func parameter(after length: Double) -> Double {
    if points.count == 2 {
      let whole = self.length
      return whole > 0 ? length / whole : 0
    }
    let speed = Speed(self)
    var (low, high) = (0.0, 1.0)
    // The remainder beyond the lower bound.
    var rest = length
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let step = speed.length(low, middle)
      if step < rest {
        low = middle
        rest -= step
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  static func length(_ vector: CGPoint) -> Double {
    (Double(vector.x) * Double(vector.x) + Double(vector.y) * Double(vector.y)).squareRoot()
  }
}

/// The speed of a curve at its parameter, as a polynomial in plain numbers, since it is used often.
private struct Speed {
  /// The coefficients of 1, u and u², for x and for y.
  private let x: [Double]
  private let y: [Double]
  private let tolerance: Double

  init(_ segment: ReferenceSegment) {
    let p = segment.points
    func coefficients(_ a: [Double]) -> [Double] {
      if a.count == 3 { return [2 * (a[1] - a[0]), 2 * (a[2] - 2 * a[1] + a[0]), 0] }
      return [
        3 * (a[1] - a[0]), 6 * (a[2] - 2 * a[1] + a[0]),
        3 * (a[3] - 3 * a[2] + 3 * a[1] - a[0]),
      ]
    }
    x = coefficients(p.map { Double($0.x) })
    y = coefficients(p.map { Double($0.y) })
    tolerance =
      1e-13 * zip(p, p.dropFirst()).reduce(0) { $0 + ReferenceSegment.length($1.1 - $1.0) }
  }

  private func value(_ u: Double) -> Double {
    let vx = x[0] + u * (x[1] + u * x[2])
    let vy = y[0] + u * (y[1] + u * y[2])
    return (vx * vx + vy * vy).squareRoot()
  }

  /// Gauss' rule of five points.
  private func rule(_ low: Double, _ high: Double) -> Double {
    let middle = (low + high) / 2
    let half = (high - low) / 2
    func pair(_ node: Double) -> Double {
      value(middle - half * node) + value(middle + half * node)
    }
    let root = (10.0 / 7).squareRoot()
    let inner = (322 + 13 * 70.0.squareRoot()) / 900 * pair((5 - 2 * root).squareRoot() / 3)
    let outer = (322 - 13 * 70.0.squareRoot()) / 900 * pair((5 + 2 * root).squareRoot() / 3)
    return half * (128.0 / 225 * value(middle) + inner + outer)
  }

  /// The length between two parameters.
  func length(_ low: Double, _ high: Double) -> Double {
    halved(low, high, rule(low, high), depth: 0)
  }

  private func halved(_ low: Double, _ high: Double, _ whole: Double, depth: Int) -> Double {
    let middle = (low + high) / 2
    let (left, right) = (rule(low, middle), rule(middle, high))
    if abs(left + right - whole) <= tolerance || depth > 40 { return left + right }
    return halved(low, middle, left, depth: depth + 1)
      + halved(middle, high, right, depth: depth + 1)
  }
}
