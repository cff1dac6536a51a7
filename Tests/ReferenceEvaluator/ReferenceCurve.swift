// Easing by bisection (E-4), from the four control points: slow and simple.

package import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The eased fraction; nil is linear (E-6).
package func referenceEased(_ fraction: Double, _ function: TimingFunction?) -> Double {
  guard let function else { return fraction }
  if fraction <= 0 { return 0 }
  if fraction >= 1 { return 1 }
  guard let first = function.controlPoint(at: 1), let second = function.controlPoint(at: 2) else {
    return fraction
  }
  // Control points on the diagonal are the straight line.
  if first.x == first.y, second.x == second.y { return fraction }
  func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if bezier(Double(first.x), Double(second.x), middle) < fraction {
      low = middle
    } else {
      high = middle
    }
  }
  return bezier(Double(first.y), Double(second.y), (low + high) / 2)
}
