// Springs in closed form by S-3 and S-4, without a duration.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// S-4: the fraction of the distance after some seconds; 0 before the start.
func referenceSprung(_ spring: SpringCurve, after t: Double) -> Double {
  guard t > 0 else { return 0 }
  let v = spring.initialVelocity
  let w0 = (spring.stiffness / spring.mass).squareRoot()
  var z = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
  if !spring.allowsOverdamping { z = min(z, 1) }
  if abs(z - 1) < 1e-6 { return 1 - exp(-w0 * t) * (1 + (w0 - v) * t) }
  if z < 1 {
    let wd = w0 * (1 - z * z).squareRoot()
    return 1 - exp(-z * w0 * t) * (cos(wd * t) + (z * w0 - v) / wd * sin(wd * t))
  }
  let r = (z * z - 1).squareRoot()
  let s1 = -w0 * (z - r)
  let s2 = -w0 * (z + r)
  let c2 = (v + s1) / (s2 - s1)
  let c1 = -1 - c2
  return 1 + c1 * exp(s1 * t) + c2 * exp(s2 * t)
}
