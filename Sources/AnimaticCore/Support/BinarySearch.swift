// Binary search.

extension RandomAccessCollection {
  /// Returns the first index at which a condition holds, or the end index.
  ///
  /// - Complexity: O(log n).
  ///
  /// - Parameter isSecond: A condition that holds for no element or from some element on.
  package func partitioningIndex(where isSecond: (Element) -> Bool) -> Index {
    var first = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(first, offsetBy: half)
      if isSecond(self[middle]) {
        rest = half
      } else {
        first = index(after: middle)
        rest -= half + 1
      }
    }
    return first
  }
}

/// Returns the number at which a condition begins to hold, to the last digit.
///
/// - Parameters:
///   - low: A number at which it does not hold; not evaluated.
///   - high: A number at which it holds; not evaluated.
///   - steps: The maximum number of steps: ordinary doubles take about 60, all doubles 1100.
///   - holds: A condition that changes once between the two.
func bisect(
  from low: Double, to high: Double, steps: Int = 1200, until holds: (Double) -> Bool
) -> Double {
  var low = low
  var high = high
  for _ in 0..<steps {
    let middle = low + (high - low) / 2
    if middle == low || middle == high { break }
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}
