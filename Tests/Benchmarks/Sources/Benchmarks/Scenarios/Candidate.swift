// Something that can be measured by itself, in a process of its own.

/// One way of doing the work of a scenario.
struct Candidate: Sendable {
  /// What the table calls it; the first word is the scenario.
  let name: String
  /// Gives nanoseconds per unit, or bytes, or blocks.
  let measure: @Sendable () -> Double

  init(_ name: String, _ measure: @escaping @Sendable () -> Double) {
    self.name = name
    self.measure = measure
  }

  static let all: [Candidate] =
    Scenario1.candidates + Scenario2.candidates + Scenario3.candidates + Scenario5.candidates
    + Scenario6.candidates + Scenario7.candidates
}

/// Numbers that look random and are the same each time.
struct Places {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  /// The next number from 0 to 1, without 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 9_007_199_254_740_992
  }

  static func some(_ count: Int) -> [Double] {
    var places = Places()
    return (0..<count).map { _ in places.next() }
  }
}
