// The active interval of a part of a timeline.

extension Timeline {
  /// Returns the interval from a part's first begin to its last end.
  ///
  /// The interval includes pauses: if a part runs twice, it extends from the first begin to the
  /// last end.
  ///
  /// ```swift
  /// timeline.span(of: .property(.opacity).layer(box))  // 1...2
  /// ```
  ///
  /// - Parameter part: The part.
  /// - Returns: Seconds since the begin, infinite if it never ends; nil if the part is empty or
  ///   never active.
  /// - Complexity: O(n), and O(depth) for each animation in the part.
  public func span(of part: TimelinePart) -> ClosedRange<Double>? {
    let active = activeAnimations(of: part).map(\.interval)
    guard let first = active.map(\.enter).min(), let last = active.map(\.exit).max() else {
      return nil
    }
    return first...last
  }

  /// Returns the animations of a part that are ever active, by node, with their active intervals.
  package func activeAnimations(
    of part: TimelinePart
  ) -> [(node: Int, interval: ActiveInterval)] {
    let selection = PlanSelection(part, of: plan, keys: notes.keys)
    return plan.nodes.indices.compactMap { index in
      guard selection[index], !plan.nodes[index].isGroup,
        !plan.nodes[index].record.flags.contains(.inert)
      else { return nil }
      return plan.activeInterval(of: index).map { (index, $0) }
    }
  }

  /// Returns the intervals in which a part runs, in order, up to the horizon.
  ///
  /// - Parameter part: The part.
  /// - Returns: Seconds since the begin, infinite if it never ends, and whether more iterations
  ///   exist than were examined.
  /// - Complexity: O(n + p) in the animations and the iterations.
  package func runs(of part: TimelinePart) -> (times: [ClosedRange<Double>], isCut: Bool) {
    let selection = PlanSelection(part, of: plan, keys: notes.keys)
    let horizon = plan.horizon
    var (times, isCut): ([ClosedRange<Double>], Bool) = ([], false)
    for (number, layer) in plan.layers.enumerated() where selection.hasAny(of: layer) {
      for activity in plan.activities(of: number, during: 0...horizon).values
      where selection[activity.node] {
        times += activity.running
        isCut = isCut || activity.isCut
      }
    }
    // A part that runs past the horizon never ends.
    let isOpen = duration.isInfinite
    return (
      times.filter { $0.lowerBound <= horizon }
        .map { isOpen && $0.upperBound > horizon ? $0.lowerBound...(.infinity) : $0 }.joinedUp,
      isCut
    )
  }
}

// The running times of animations, iteration by iteration, without pauses.

extension Plan {
  /// Returns the animations of a layer in an interval, with many iterations, by node.
  ///
  /// Examines at most 400,000 iterations of the whole layer, but at least 64 of each animation.
  func activities(of layer: Int, during time: ClosedRange<Double>) -> OrderedMap<Int, Activity> {
    // An iteration may begin right after the interval.
    let margin = 1e-6
    let all = Activities(
      of: layer, in: self, during: time.lowerBound - margin...time.upperBound + margin,
      mostWindows: min(max(400_000 / max(1, layers[layer].nodes.count), 64), 20_000))
    return all.byRoot.joined().reduce(into: OrderedMap()) { $0[$1.node] = $1 }
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
