// L-12, L-47, L-51, C-23: values that jump at the begin of an animation.

extension LayerLint {
  /// L-47: keyframes that return to their start, which differs from the model.
  ///
  /// Infinite ones are excluded: they have no end to jump at, and a loop may differ from the model.
  func findJumpingEnds(of leaf: LintNode, in scope: LintScope) {
    guard leaf.record.kind == .keyframes, !isInvisible, !isCovered(leaf),
      leaf.record.flags.isDisjoint(with: [.additive, .cumulative]), scope.reaches(leaf),
      !scope.isEndless(leaf),
      scope.isOnlyWriter(leaf), case let stops = stops(of: leaf), let start = stops.first,
      let end = stops.last, start.isClose(to: end), differsFromModel(start, at: leaf.path)
    else { return }
    jumping.insert(leaf.index)
    report(
      .jumpsAtEnds(
        leaf, from: start.text(at: leaf.path),
        model: modelValue(at: leaf).text(at: leaf.path)),
      of: leaf, during: span(of: leaf).map { $0.enter...$0.exit })
  }

  /// L-12: an explicit start that is not visible before the animation begins.
  func findLateStart(of leaf: LintNode, in scope: LintScope) {
    let waits = leaf.begin > MediaTiming.tolerance && !leaf.record.flags.contains(.fillsBackwards)
    let whole = leaf.path.root.whole
    guard waits || scope.isDelayed, leaf.record.hasExplicitStart, !leaf.isAdditive,
      scope.reaches(leaf),
      !isInvisible, !isCovered(leaf), !jumping.contains(leaf.index),
      [nil, leaf.index].contains(scope.owner(before: leaf)), scope.areAllWritersHere(leaf),
      let start = presentationValue(by: leaf.index, of: whole, at: leaf.begin),
      !start.isClose(to: model.value(of: leaf.path.root)),
      let own = presentationValue(by: leaf.index, of: leaf.path, at: leaf.begin)
    else { return }
    startingLate.insert(leaf.index)
    report(
      .startsLate(
        leaf, from: own.text(at: leaf.path), model: modelValue(at: leaf).text(at: leaf.path),
        isAlone: !scope.isDelayed),
      of: leaf, during: span(of: leaf).map { min(0, $0.enter)...$0.enter })
  }

  /// L-51: a missing start read from the model, while an earlier animation has another value.
  func findRestart(of leaf: LintNode, in scope: LintScope) {
    guard !leaf.record.hasExplicitStart, !leaf.isAdditive, scope.reaches(leaf), !isInvisible,
      let owner = scope.owner(before: leaf),
      let before = presentationValue(by: owner, of: leaf.path, at: leaf.begin),
      let start = presentationValue(by: leaf.index, of: leaf.path, at: leaf.begin),
      differ(before, start, at: leaf.path)
    else { return }
    let enter = span(of: leaf)?.enter
    report(
      .restarts(
        leaf, at: enter, from: before.text(at: leaf.path), to: start.text(at: leaf.path)),
      of: leaf, during: enter.map { $0...$0 })
  }

  // MARK: Explicit starts

  /// C-23: reports jumps of animations that begin after the composition and have an explicit start.
  func findJumps(of root: Int) {
    guard !isInvisible else { return }
    let activities = activities.byRoot[root]
    let first = FirstWriters(activities)
    for index in activities.indices where movesFromExplicitStart(activities[index]) {
      guard let begin = begin(of: activities[index]), begin > MediaTiming.tolerance,
        first.enter(besides: index, meeting: activities[index].mask) < begin - MediaTiming.tolerance
      else { continue }
      // A value set by an instant in between is intentional.
      if first.isSet(before: index, meeting: activities[index].mask, at: begin) { continue }
      findJump(of: index, at: begin, root)
    }
  }

  private func findJump(of index: Int, at begin: Double, _ root: Int) {
    let activity = activities.byRoot[root][index]
    let leaf = LintNode(activity.node, in: plan)
    let after = coverages[root].owners(of: activity.mask, after: begin)
    guard !startingLate.contains(leaf.index), !isCovered(leaf),
      after.allSatisfy({ $0.index == index }), let own = after.first
    else { return }
    let before = coverages[root].owners(of: activity.mask, before: begin)
    // An animation that is still running is reported as an overlap.
    let isOther = before.contains { owner in
      let interval = activities.byRoot[root][owner.index].intervals[owner.interval]
      return owner.index == index
        || interval.isRunning && interval.end > begin + MediaTiming.tolerance
    }
    guard !isOther, !isHidden(at: begin, besides: root) else { return }
    let path = leaf.path
    let old = value(of: before, root, at: begin, path)
    let start = value(of: before + [own], root, at: begin, path)
    guard differ(old, start, at: path) else { return }
    report(
      .jumps(leaf, at: begin, from: old.text(at: path), to: start.text(at: path)),
      of: leaf, during: begin...begin)
  }

  /// Whether an animation has an explicit start and moves on from it.
  private func movesFromExplicitStart(_ activity: Activity) -> Bool {
    let record = plan.nodes[activity.node].record
    return !activity.isAdditive && !activity.isInstant && !record.flags.contains(.inferred)
      && !circumstances.lostStarts.contains(activity.node)
      && record.hasExplicitStart
      && (record.kind != .keyframes || plan.pool.table(record).mode != .discrete)
  }

  /// Returns the first begin, or that of the backward fill right before it, unless an ancestor makes it
  /// begin in the middle.
  private func begin(of activity: Activity) -> Double? {
    guard let index = activity.intervals.firstIndex(where: \.isRunning) else { return nil }
    let interval = activity.intervals[index]
    let begin = plan.nodes[activity.node].record.begin
    let own = activities.parentTime(interval, at: interval.start)
    let rises = activities.windows[interval.window].rises
    guard abs(own - begin) <= 1e-6, rises else { return nil }
    guard index > 0 else { return interval.start }
    let fill = activity.intervals[index - 1]
    return fill.end >= interval.start - MediaTiming.tolerance ? fill.start : interval.start
  }

  /// Whether the layer is invisible right before a time.
  private func isHidden(at time: Double, besides root: Int) -> Bool {
    guard let opacity else { return model.opacity == 0 }
    guard opacity != root, let path = activities.byRoot[opacity].first?.path else { return false }
    let owners = coverages[opacity].owners(of: path.mask, before: time)
    return value(of: owners, opacity, at: time, path).numbers.allSatisfy { $0 <= 1e-9 }
  }

  /// Returns the value of some active intervals of a property, over the model.
  private func value(
    of owners: [Coverage.Owner], _ root: Int, at time: Double, _ path: PropertyPath
  ) -> FlatValue {
    value(
      of: owners.map { owner in
        let activity = activities.byRoot[root][owner.index]
        let interval = activity.intervals[owner.interval]
        return (activity.node, activities.parentTime(interval, at: time))
      }, at: path)
  }

  /// C-23: a uniform scale that starts from uneven model scales jumps to their mean (P-6).
  func findUnevenScales() {
    guard !isInvisible else { return }
    // An animation value starts from the model even while another animation is active.
    let isAlone = plan.layers[layer].nodes.count == 1
    var known = ComponentMasks()
    for leaf in leaves where leaf.path.isScaleOfSeveralAxes && (isAlone || !leaf.isRaw) {
      let start = modelValue(at: leaf)
      let isFirst = !known.meets(ComponentMasks([leaf.path]))
      known.formUnion(ComponentMasks([leaf.path]))
      // A run starts explicitly from what it has interrupted, and keyframes have resolved values.
      let isInferred =
        isFirst && leaf.record.flags.contains(.inferred)
        && stops(of: leaf).first?.isClose(to: start) == true
      guard isInferred || !leaf.record.hasExplicitStart, !leaf.isAdditive, !isCovered(leaf),
        model.hasParts(leaf.path.root), differsFromModel(start, at: leaf.path)
      else { continue }
      let scales = leaf.path.root.axes.map { model.value(at: $0).text(at: $0) }
      report(
        .startsFromMean(
          leaf, mean: start.text(at: leaf.path), of: scales.joined(separator: ", ")), of: leaf)
    }
  }

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
    let visible = Set(coverages[root].visible.keys.map(\.index))
    let activities = activities.byRoot[root]
    for (index, activity) in activities.enumerated() where !visible.contains(index) {
      let isReported = overlaps.map { $0.isCut || $0.covered.contains(index) } ?? true
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
      if !isReported, !isTrimmed(index), plan.activeInterval(of: index) == nil {
        report(.unreached(node), of: node)
      }
    }
  }

  /// Whether a group of an operator around a node plays only a part of its content.
  private func isTrimmed(_ node: Int) -> Bool {
    plan.ancestry(of: node).dropFirst().contains {
      let timing = plan.pool.timing(plan.nodes[$0].record)
      return plan.nodes[$0].record.flags.contains(.meant) && timing.repeatDuration > 0
        && !timing.autoreverses
    }
  }
}

/// The first begins of each component's animations, and the times at which instants set it.
private struct FirstWriters {
  private typealias Begin = (activity: Int, mask: UInt64, enter: Double)

  /// By component mask, in order of time and application.
  private let begins, instants: OrderedMap<UInt64, [Begin]>

  init(_ activities: [Activity]) {
    let all = activities.enumerated().compactMap { index, activity -> Begin? in
      // A begin that overflowed is never before another.
      guard !activity.isAdditive,
        let enter = activity.intervals.first(where: \.isRunning)?.start, !enter.isNaN
      else { return nil }
      return (index, activity.mask, enter)
    }.sorted { $0.enter < $1.enter }
    begins = OrderedMap(grouping: all, by: \.mask)
    instants = OrderedMap(grouping: all.filter { activities[$0.activity].isInstant }, by: \.mask)
  }

  /// Returns the begin of the first other animation that writes some of the components.
  func enter(besides activity: Int, meeting mask: UInt64) -> Double {
    begins.filter { $0.0 & mask != 0 }
      .compactMap { $0.1.first { $0.activity != activity }?.enter }.min() ?? .infinity
  }

  /// Returns whether an instant applied before an animation sets some of the components at a time.
  func isSet(before activity: Int, meeting mask: UInt64, at time: Double) -> Bool {
    instants.contains { key, list in
      guard key & mask != 0 else { return false }
      let index = list.partitioningIndex { $0.enter >= time - MediaTiming.tolerance }
      guard index < list.count else { return false }
      return list[index].activity < activity && list[index].enter <= time + MediaTiming.tolerance
    }
  }
}

extension PropertyPath {
  fileprivate var isScaleOfSeveralAxes: Bool {
    transformComponent != nil && mask & TransformComponent.scale.mask != 0
      && mask.nonzeroBitCount > 1
  }
}

extension PropertyRoot {
  /// The paths of the scale along each axis.
  fileprivate var axes: [PropertyPath] {
    ["x", "y", "z"].compactMap { PropertyCatalogue.path(for: "\(name).scale.\($0)") }
  }
}
