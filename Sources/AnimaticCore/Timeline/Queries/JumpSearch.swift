// The two adjacent times between which a value jumps.

/// A search for a jump between two times.
struct JumpSearch {
  typealias Sample = (time: Double, value: FlatValue)

  /// The minimum change of a component.
  let limit: Double
  let value: (Double) -> FlatValue

  /// Returns the duration in seconds of an instant change: a few billionths, or the time resolution
  /// if larger.
  static func shortest(at time: Double) -> Double {
    max(4 * MediaTiming.tolerance, abs(time).ulp)
  }

  private func sample(at time: Double) -> Sample { (time, value(time)) }

  /// Returns the values before and after each jump between adjacent times, at most some.
  func jumps(at times: [Double], most: Int) -> [(before: Sample, after: Sample)] {
    guard var last = times.first.map(sample) else { return [] }
    var jumps: [(before: Sample, after: Sample)] = []
    for time in times.dropFirst() where jumps.count < most {
      let next = sample(at: time)
      if let found = jump(between: last, and: next) { jumps.append(found) }
      last = next
    }
    return jumps
  }

  /// Returns the values before and after the jump; nil if there is none.
  private func jump(between first: Sample, and last: Sample) -> (before: Sample, after: Sample)? {
    guard Self.distance(first, last) > limit else { return nil }
    var (low, high) = (first, last)
    // Bisection follows the larger of the two changes, which at a jump is the jump.
    while high.time - low.time > 4 * MediaTiming.tolerance {
      let middle = low.time + (high.time - low.time) / 2
      guard middle > low.time, middle < high.time else { break }
      let found = sample(at: middle)
      let isFirst = Self.distance(low, found) >= Self.distance(found, high)
      if isFirst { high = found } else { low = found }
      guard Self.distance(low, high) > limit else { return nil }
    }
    return isSudden(low, high) ? (low, high) : nil
  }

  /// Returns whether the change doesn't continue at the same rate on either side: at low time
  /// resolution, slow motion changes much between adjacent times too.
  private func isSudden(_ low: Sample, _ high: Sample) -> Bool {
    let step = high.time - low.time
    guard step > 4 * MediaTiming.tolerance else { return true }
    let beside = max(
      Self.distance(sample(at: low.time - step), low),
      Self.distance(high, sample(at: high.time + step)))
    return Self.distance(low, high) > 4 * beside
  }

  /// Returns the maximum difference of components; infinite if the shapes differ.
  private static func distance(_ first: Sample, _ last: Sample) -> Double {
    let (one, other) = (first.value, last.value)
    guard one.matches(other), one.numbers.count == other.numbers.count else { return .infinity }
    return zip(one.numbers, other.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
