// C-24: animations that are never visible.

extension LayerLint {
  /// Reports animations that later animations hide for their whole duration.
  ///
  /// Partial hiding is reported as an overlap; an animation with the same values as the covering
  /// one counts as visible.
  mutating func findCovered(
    in pieces: [Activity], _ picture: ActivityPicture, _ overlaps: OverlapSearch?
  ) {
    let seen = picture.seen
    for (index, piece) in pieces.enumerated() where !seen.contains(index) {
      let isTold =
        overlaps.map { $0.isCut || $0.hidden.contains(index) || $0.matched.contains(index) }
        ?? true
      guard !piece.isAdditive, !piece.isCut, piece.isInstant || !isTold,
        let stretch = piece.stretches.first(where: { $0.end - $0.start > MediaTiming.tolerance }),
        // An animation that also rotates its layer is not hidden by a position animation.
        plan.slot(of: piece.node).turn < 0,
        let owner = picture.owners(of: piece.mask, after: stretch.start).last
      else { continue }
      let leaf = LintNode(piece.node, in: plan)
      found.append(
        .covered(
          leaf, path(of: leaf), by: pieces[owner.activity].path.keyPath,
          isInstant: piece.isInstant, during: stretch.start...stretch.end))
    }
  }

  /// Reports animations that are never reached.
  mutating func findUnreached(_ nodes: [Int]) {
    for index in nodes {
      let node = LintNode(index, in: plan)
      guard node.node.parent >= 0 else { continue }
      let around = plan.nodes[Int(node.node.parent)].record
      // A group that is too short is already reported for each child.
      let isTold =
        node.begin >= around.duration - MediaTiming.tolerance
        && node.end > around.duration + MediaTiming.tolerance
      // Only some iterations of a repeating animation were examined.
      if !isTold, plan.activeInterval(of: index) == nil {
        found.append(.unreached(node, path(of: node)))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func covered(
    _ leaf: LintNode, _ path: String, by other: String, isInstant: Bool,
    during time: ClosedRange<Double>
  ) -> Diagnostic {
    Diagnostic(
      id: "C-24", severity: isInstant ? .info : .warning,
      message: "\(leaf.name) never shows: \(other), which is applied later, "
        + (isInstant ? "replaces it at once." : "covers it all the time."),
      remedy: isInstant
        ? "Leave it out." : "Leave it out, or let the other one begin when it has ended.",
      of: leaf, path: path, time: time)
  }

  fileprivate static func unreached(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "C-24", severity: .warning,
      message: "\(node.name) never shows: what is around it is over before it begins.",
      remedy: "Let it begin earlier, or let the groups around it last longer.",
      of: node, path: path)
  }
}
