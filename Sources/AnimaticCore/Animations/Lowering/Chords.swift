// Approximation of a smooth curve by few straight lines.

/// A monotonic part of a curve.
struct Chords {
  let curve: (Double) -> Double
  let from: (place: Double, value: Double)
  let to: (place: Double, value: Double)

  /// Returns the ends of lines within a tolerance of the curve, without the start.
  ///
  /// Each line is about as long as possible; the search starts from the previous length, which
  /// takes about ten trials per line.
  func points(within tolerance: Double) -> [(place: Double, value: Double)] {
    var points: [(place: Double, value: Double)] = []
    var last = from
    var length = to.place - from.place
    let shortest = length * 0x1p-40
    while last.place < to.place {
      length = longest(from: last, near: max(length, shortest), within: tolerance)
      let place = last.place + length
      let isEnd = place >= to.place || place <= last.place || points.count > 100_000
      last = isEnd ? to : (place, curve(place))
      points.append(last)
    }
    return points
  }

  /// Returns the maximum length of a line.
  private func longest(
    from start: (place: Double, value: Double), near guess: Double, within tolerance: Double
  ) -> Double {
    let rest = to.place - start.place
    func fits(_ length: Double) -> Bool {
      self.fits(start, length >= rest ? to : nil, length, within: tolerance)
    }
    var length = min(guess, rest)
    if fits(length) {
      while length < rest {
        let longer = min(length * 2, rest)
        guard fits(longer) else { break }
        length = longer
      }
      if length == rest { return rest }
    } else {
      for _ in 0..<60 {
        length /= 2
        if fits(length) { break }
      }
    }
    var (low, high) = (length, min(length * 2, rest))
    for _ in 0..<4 {
      let middle = low + (high - low) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns whether a line is within the tolerance at all sampled places.
  private func fits(
    _ start: (place: Double, value: Double), _ end: (place: Double, value: Double)?,
    _ length: Double, within tolerance: Double
  ) -> Bool {
    let end = end ?? (start.place + length, curve(start.place + length))
    // Next to a steep end, the maximum deviation is at a fraction of the length; the margin covers
    // the gaps between samples.
    let places = [0.002, 0.02, 0.06, 0.12, 0.18, 0.25, 0.33, 0.42, 0.5]
    return places.allSatisfy { share in
      [share, 1 - share].allSatisfy { share in
        let found = curve(start.place + (end.place - start.place) * share)
        let line = start.value + (end.value - start.value) * share
        return abs(found - line) <= tolerance * 0.9
      }
    }
  }
}
