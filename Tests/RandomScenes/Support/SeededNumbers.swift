// Random numbers that are the same on every machine, and what tests draw from them.

/// Random numbers from a seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter seed: Determines every number.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, but not including, a count.
  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True once in so many times.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// True with a likelihood from 0 to 1.
  package mutating func chance(_ likelihood: Double) -> Bool { fraction() < likelihood }

  /// One of some choices, of which there is at least one.
  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  /// A multiple of a step within a range: exact in binary where the step is.
  package mutating func multiple(of step: Double, in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) * step
  }

  /// A multiple of an eighth, at least an eighth: exact in binary.
  package mutating func time(upTo eighths: Int) -> Double { multiple(of: 0.125, in: 1...eighths) }

  /// A number within a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A number from 0 up to, but not including, 1.
  package mutating func fraction() -> Double { Double.random(in: 0..<1, using: &self) }
}
