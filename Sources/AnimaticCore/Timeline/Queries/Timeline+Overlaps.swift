// The overlaps of two layers.

extension Timeline {
  /// Returns the intervals in which the frames of two layers overlap, as if in the same superlayer.
  ///
  /// Frames that only touch do not overlap. The search samples densely between all begins, ends,
  /// turns, and keyframes and finds edges to nine digits; beyond 20,000 of them per layer it is
  /// incomplete. Overlaps shorter than a thirtieth of the time between two of them may be missed.
  ///
  /// ```swift
  /// timeline.overlaps(of: card, with: badge)  // [0.25...0.75]
  /// ```
  ///
  /// - Parameters:
  ///   - first: One layer.
  ///   - second: Another.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: Seconds since the begin, in order; empty if one of the layers is not animated.
  /// - Complexity: O(n log n) in the animations of the layers.
  public func overlaps(
    of first: any LayerHost, with second: any LayerHost, in time: ClosedRange<Double>? = nil
  ) -> [ClosedRange<Double>] {
    guard let one = index(of: first.layerID), let other = index(of: second.layerID) else {
      return []
    }
    let range = searchRange(time)
    let leaves = [one, other].map { plan.leaves(of: $0) { $0.root >= 0 } }
    let times = SearchTimes(of: leaves, in: plan, during: range)
    var sampler = Sampler(self, of: [one, other].flatMap { plan.layers[$0].roots })
    func isMet(_ time: Double) -> Bool {
      sampler.move(to: time)
      let frames = [one, other].map { sampler.values(ofLayer: $0).frame }
      let both = frames[0].intersection(frames[1])
      return both.size.width > 0 && both.size.height > 0
    }
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = range.lowerBound
    for time in times.sampleTimes {
      let meets = isMet(time)
      if meets, start == nil {
        start = time == last ? time : bisect(from: last, to: time, steps: 60, until: isMet)
      }
      if !meets, let begin = start {
        // Searched backwards, so that the end is still met.
        let end = bisect(from: time, to: last, steps: 60, until: isMet)
        found.append(begin...max(begin, end))
        start = nil
      }
      last = time
    }
    if let start { found.append(start...max(start, last)) }
    return found
  }
}
