// When two layers are in the same place.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Timeline {
  /// When the frames of two layers overlap, as if both stood in the same superlayer.
  ///
  /// Frames that only touch do not overlap. Found by looking closely between all begins, ends and
  /// turns, the edges to nine digits. Of what never ends three cycles are looked at.
  ///
  /// ```swift
  /// timeline.overlaps(of: card, with: badge)  // [0.25...0.75]
  /// ```
  ///
  /// - Parameters:
  ///   - first: One layer.
  ///   - second: Another.
  /// - Returns: Seconds since the begin, in order; none where one of them takes no part.
  /// - Complexity: O(n²) in the animations of the layers.
  public func overlaps(
    of first: any LayerHost, with second: any LayerHost
  ) -> [ClosedRange<Double>] {
    guard let one = index(of: first.id), let other = index(of: second.id) else { return [] }
    func corners(_ layer: Int) -> TimelineCorners {
      TimelineCorners(of: layer, in: plan, to: plan.horizon) { $0.root >= 0 }
    }
    func isMet(_ time: Double) -> Bool {
      var memory = modelFrame
      plan.apply(at: time.asInstant, to: &memory)
      let frames = [one, other].map { values(of: $0, in: memory).frame }
      let both = frames[0].intersection(frames[1])
      return both.size.width > 0 && both.size.height > 0
    }
    func edge(_ from: Double, _ to: Double, isMetFirst: Bool) -> Double {
      var (low, high) = (from, to)
      for _ in 0..<60 where high - low > 1e-10 {
        let middle = low + (high - low) / 2
        if isMet(middle) == isMetFirst { low = middle } else { high = middle }
      }
      return isMetFirst ? low : high
    }
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = 0.0
    for time in corners(one).joined(with: corners(other)).lookouts {
      let isMet = isMet(time)
      if isMet, start == nil { start = time == 0 ? 0 : edge(last, time, isMetFirst: false) }
      if !isMet, let begin = start {
        found.append(begin...max(begin, edge(last, time, isMetFirst: true)))
        start = nil
      }
      last = time
    }
    if let start { found.append(start...max(start, last)) }
    return found
  }
}
