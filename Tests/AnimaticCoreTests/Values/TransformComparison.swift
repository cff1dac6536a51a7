// Owns how tests compare transforms with a tolerance, and a repeatable source of random ones.

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

/// Random numbers that are the same in every run (SplitMix64).
struct RepeatableRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
