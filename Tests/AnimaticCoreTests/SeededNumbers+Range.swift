// Random numbers in a range.

import RandomScenes

extension SeededNumbers {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
