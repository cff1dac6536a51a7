// The running times of animations, iteration by iteration, without pauses.

extension Plan {
  /// Returns the animations of a layer in an interval, with many iterations, by node.
  ///
  /// Examines at most 400,000 iterations of the whole layer, but at least 64 of each animation.
  func activities(of layer: Int, during time: ClosedRange<Double>) -> SmallMap<Int, Activity> {
    // An iteration may begin right after the interval.
    let margin = 1e-6
    let all = Activities(
      of: layer, in: self, during: time.lowerBound - margin...time.upperBound + margin,
      mostWindows: min(max(400_000 / max(1, layers[layer].nodes.count), 64), 20_000))
    return all.byRoot.joined().reduce(into: SmallMap()) { $0.add($1, for: $1.node) }
  }

  /// Returns whether an animation runs within an interval, including its ends; with too many
  /// iterations, whether it may.
  func runs(_ node: Int, during time: ClosedRange<Double>, _ activity: Activity?) -> Bool {
    guard let activity, !activity.isCut else {
      guard let span = activeInterval(of: node) else { return false }
      return span.enter <= time.upperBound && span.exit >= time.lowerBound
    }
    return activity.running.contains { $0.overlaps(time) }
  }
}

extension Activity {
  /// The intervals in which the animation runs.
  var running: [ClosedRange<Double>] {
    // An overflowed interval has no range.
    intervals.filter { $0.isRunning && $0.start <= $0.end }.map { $0.start...$0.end }
  }
}
