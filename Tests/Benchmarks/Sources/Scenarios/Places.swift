// Numbers that look random. The peers in C and C++ have the same ones.

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
