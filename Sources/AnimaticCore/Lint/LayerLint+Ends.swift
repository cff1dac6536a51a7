// L-8, L-10, L-11, L-14, L-30, L-39, L-40: the duration, the removal, and the end of top-level
// animations.

extension LayerLint {
  /// L-11, L-39: an animation that is not removed at its end.
  func findKept(_ node: LintNode) {
    let flags = node.record.flags
    // An infinite animation has no end to be removed at.
    guard flags.contains(.kept), node.end.isFinite else { return }
    if !flags.contains(.fillsForwards) {
      report(.keptForNothing(node), of: node)
    } else if !circumstances.hasKeys {
      report(.keptWithoutKey(node), of: node)
    }
    if flags.contains(.fillsForwards), node.timing.endsWhereItStarts {
      report(.keptAtStart(node), of: node)
    }
  }

  /// L-14: a duration of 0 that was replaced; L-18 reports cut-off springs.
  func findUnsized(_ node: LintNode) {
    guard !node.isGroup, node.record.flags.contains(.unsized),
      !node.record.isCutOff(in: plan.pool)
    else { return }
    report(.unsized(node), of: node)
  }

  /// L-30: an observed end that never occurs by itself.
  func findUnobservedEnd(of node: LintNode, in scope: LintScope) {
    let listener = Int(plan.pool.attributes(of: node.record).listener)
    guard circumstances.observesEnd.indices.contains(listener), circumstances.observesEnd[listener],
      scope.isEndless(node)
    else { return }
    report(.neverEnds(node), of: node)
  }

  // MARK: Values at the end

  /// L-8, L-10, L-40: reports every property that visibly snaps back when all animations of the
  /// layer have ended.
  ///
  /// - Parameter settled: The plan with settled springs at their targets.
  func findSnapsBack(in settled: Plan) {
    let nodes = entries.map { LintNode($0, in: plan) }
    guard let end = nodes.map(\.end).max(), end.isFinite, end >= 0 else { return }
    let atEnd = settled.values(of: layer, entries: entries, at: end, over: model, end: .drawn)
    let after = settled.values(
      of: layer, entries: nodes.filter(\.remains).map(\.index), at: end, over: model,
      end: .delivered)
    if atEnd.opacity == 0, after.opacity == 0 { return }
    let writers = lastWriters
    var reported = SmallSet<Int>()
    for number in plan.layers[layer].roots {
      let root = plan.roots[Int(number)].root
      guard !circumstances.covered.contains(root),
        !atEnd.value(of: root).isClose(to: after.value(of: root)),
        after.value(of: root).numbers.allSatisfy({ $0.isFinite }),
        let leaf = writers[number - plan.layers[layer].roots.lowerBound], !isFlipBook(leaf)
      else { continue }
      let entry = LintNode(plan.entry(of: leaf.index), in: plan)
      let isReported = !reported.insert(entry.index)
      if entry.isRaw, !isReported, !entry.remains, entry.timing.endsMidWay {
        report(.endsMidWay(entry), of: entry)
      }
      if entry.isRaw, entry.record.flags.contains(.fillsForwards) {
        if !isReported { report(.fillsInVain(entry), of: entry) }
      } else if !jumping.contains(leaf.index) {
        report(
          .snapsBack(leaf, circumstances.writer, isGrouped: isInWrittenGroup(leaf)), of: leaf,
          during: end...end)
      }
    }
  }

  /// Whether the animation is in a group other than the one that holds all verbs of its layer.
  private func isInWrittenGroup(_ leaf: LintNode) -> Bool {
    var parent = Int(leaf.node.parent)
    while parent >= 0, !plan.nodes[parent].record.flags.isDisjoint(with: [.raw, .meant]) {
      parent = Int(plan.nodes[parent].parent)
    }
    return parent >= 0
  }

  /// Whether the animation is a sequence of images, for which a jump is normal.
  private func isFlipBook(_ node: LintNode) -> Bool {
    node.record.kind == .keyframes && node.path.root.kind == .shaped
      && plan.pool.table(node.record).mode == .discrete
  }

  /// By property: the last applied animation.
  private var lastWriters: SmallMap<Int32, LintNode> {
    leaves.reduce(into: SmallMap()) { writers, leaf in
      writers.set(leaf, for: leaf.slot.root)
      if leaf.slot.turn >= 0 { writers.set(leaf, for: leaf.slot.turn) }
    }
  }
}

extension MediaTiming {
  /// Whether it autoreverses and ends after a whole number of cycles.
  fileprivate var endsWhereItStarts: Bool {
    let cycles = activeDuration / cycleDuration
    return autoreverses && speed > 0 && timeOffset == 0
      && abs(cycles - cycles.rounded()) <= 1e-9
  }

  /// Whether the last iteration ends in the middle of a pass.
  fileprivate var endsMidWay: Bool {
    guard repeatDuration == 0, repeatCount > 0, duration > 0 else { return false }
    let passes = activeDuration / duration
    return abs(passes - passes.rounded()) > 1e-9
  }
}
