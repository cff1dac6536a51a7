// C-22, C-24: simultaneous animations of one property, and animations that are never visible.

extension LayerLint {
  /// The maximum number of reported pairs per layer.
  private static let mostOverlaps = 20

  /// Reports the overlaps of one property.
  ///
  /// - Parameter reported: The number of pairs already reported on the layer.
  func findOverlaps(of activities: [Activity], reported: Int) -> OverlapSearch {
    let search = OverlapSearch(activities, most: Self.mostOverlaps - reported, in: self)
    for pair in search.pairs {
      let (earlier, later) = (activities[pair.earlier], activities[pair.later])
      let leaf = LintNode(later.node, in: plan)
      report(
        .overlap(
          LintNode(earlier.node, in: plan), leaf, circumstances.writer,
          from: pair.start, to: pair.end), of: leaf,
        during: pair.start...max(pair.start, pair.end), after: earlier.node)
    }
    if search.isCut, let root = activities.first?.path.root {
      report(.moreOverlaps(root.name).at(nil, path: "\(label)/\(root.name)"))
    }
    return search
  }

  /// Returns whether two animations write the same values at sampled times.
  func writeTheSame(
    _ first: Activity, _ second: Activity, during time: ClosedRange<Double>
  ) -> Bool {
    let both = first.mask & second.mask
    guard both == first.mask || both == second.mask else { return false }
    let path = both == second.mask ? second.path : first.path
    let length = time.upperBound.isFinite ? time.upperBound - time.lowerBound : 10
    return [0.017, 0.211, 0.5, 0.741, 0.983].allSatisfy { part in
      let instant = time.lowerBound + part * length
      let values = [first, second].map { activity in
        activities.runningTime(of: activity, at: instant).flatMap {
          presentationValue(by: activity.node, of: path, at: $0)
        }
      }
      guard let one = values[0], let other = values[1] else { return false }
      return one.isClose(to: other)
    }
  }

  // MARK: Never visible

  /// Reports animations that later animations hide for their whole duration.
  ///
  /// Partial hiding is reported as an overlap; an animation with the same values as the covering
  /// one counts as visible.
  func findCovered(of root: Int, _ overlaps: OverlapSearch?) {
    let visible = SmallSet(coverages[root].visible.keys.map(\.index))
    let activities = activities.byRoot[root]
    for (index, activity) in activities.enumerated() where !visible.contains(index) {
      let isReported =
        overlaps.map { $0.isCut || $0.hidden.contains(index) || $0.matched.contains(index) }
        ?? true
      guard !activity.isAdditive, !activity.isCut, activity.isInstant || !isReported,
        let interval = activity.intervals.first(where: { $0.end - $0.start > MediaTiming.tolerance }
        ),
        // An animation that also rotates its layer is not hidden by a position animation.
        plan.slot(of: activity.node).turn < 0,
        let owner = coverages[root].owners(of: activity.mask, after: interval.start).last
      else { continue }
      let leaf = LintNode(activity.node, in: plan)
      let other = activities[owner.index].path.keyPath
      report(
        .covered(leaf, by: other, isInstant: activity.isInstant), of: leaf,
        during: interval.start...interval.end)
    }
  }

  /// Reports animations that are never reached.
  func findUnreached(_ nodes: [Int]) {
    for index in nodes {
      let node = LintNode(index, in: plan)
      guard node.node.parent >= 0 else { continue }
      let around = plan.nodes[Int(node.node.parent)].record
      // A group that is too short is already reported for each child.
      let isReported =
        node.begin >= around.duration - MediaTiming.tolerance
        && node.end > around.duration + MediaTiming.tolerance
      // Only some iterations of a repeating animation were examined.
      if !isReported, plan.activeInterval(of: index) == nil {
        report(.unreached(node), of: node)
      }
    }
  }
}
