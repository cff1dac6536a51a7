// The comparison of transforms with a tolerance, and reproducible random transforms.

import AnimaticCore

/// The largest difference between two transforms, number by number; infinite where one is NaN.
func difference(_ first: Transform3D, _ second: Transform3D) -> Double {
  zip(first.components, second.components).reduce(0) { largest, pair in
    let distance = abs(pair.0 - pair.1)
    return distance.isNaN ? .infinity : max(largest, distance)
  }
}

/// The largest number of a transform, and at least 1: what tolerances are multiplied by.
func size(of transform: Transform3D) -> Double {
  transform.components.reduce(1) { max($0, abs($1)) }
}
