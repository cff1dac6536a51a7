// Random numbers that are the same on every machine: SplitMix64, and what the cases draw from it.

/// A small generator whose whole state is its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<Element>(_ choices: [Element], or last: Element) -> Element {
    choices.randomElement(using: &self) ?? last
  }

  /// A multiple of a step within a range: exact in binary where the step is.
  mutating func multiple(of step: Double, in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) * step
  }
}
