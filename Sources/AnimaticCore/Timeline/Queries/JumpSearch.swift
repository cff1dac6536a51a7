// Finds the two moments next to each other between which a value jumps.

/// Looks for a jump between two moments.
struct JumpSearch {
  struct Moment {
    let time: Double
    let value: FlatValue
  }

  /// By how much one of the numbers may change at once.
  let limit: Double
  private let value: (Double) -> FlatValue

  init(limit: Double, value: @escaping (Double) -> FlatValue) {
    self.limit = limit
    self.value = value
  }

  /// Seconds within which a change is at once: a few billionths, and late in time as many as can be
  /// told apart there.
  static func shortest(at time: Double) -> Double {
    max(4 * MediaTiming.tolerance, abs(time).ulp)
  }

  func moment(at time: Double) -> Moment { Moment(time: time, value: value(time)) }

  /// What shows before and after the jump; nil where there is none.
  func jump(between first: Moment, and last: Moment) -> (before: Moment, after: Moment)? {
    guard isFar(first, last) else { return nil }
    var (low, high) = (first, last)
    // Halving leads to the larger of the two steps, and at a jump none is left but it.
    while high.time - low.time > 4 * MediaTiming.tolerance {
      let middle = low.time + (high.time - low.time) / 2
      guard middle > low.time, middle < high.time else { break }
      let found = moment(at: middle)
      let isFirst = Self.distance(low, found) >= Self.distance(found, high)
      if isFirst { high = found } else { low = found }
      guard isFar(low, high) else { return nil }
    }
    return isSudden(low, high) ? (low, high) : nil
  }

  /// Whether it does not go on like this on either side: where times are far apart, also something
  /// slow goes far from one to the next.
  private func isSudden(_ low: Moment, _ high: Moment) -> Bool {
    let step = high.time - low.time
    guard step > 4 * MediaTiming.tolerance else { return true }
    let beside = max(
      Self.distance(moment(at: low.time - step), low),
      Self.distance(high, moment(at: high.time + step)))
    return Self.distance(low, high) > 4 * beside
  }

  private func isFar(_ first: Moment, _ last: Moment) -> Bool {
    Self.distance(first, last) > limit
  }

  /// By how much the numbers of two values differ at most; without end where more than numbers does.
  private static func distance(_ first: Moment, _ last: Moment) -> Double {
    let (one, other) = (first.value, last.value)
    guard one.matches(other), one.numbers.count == other.numbers.count else { return .infinity }
    return zip(one.numbers, other.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
