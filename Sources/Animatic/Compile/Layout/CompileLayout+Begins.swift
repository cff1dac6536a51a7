// The begin of a container's child, in the container's own time.

import AnimaticCore

extension CompileLayout {
  /// The finite begin of the next child of the innermost container.
  @inline(__always)
  mutating func begin(of node: CompositionNode) -> ExactTime {
    var begin = defaultBegin()
    if node.attributes >= 0 || node.record.begin != 0 { begin = placed(node, from: begin) }
    if begin.isFinite { return begin }
    report(.unusableTime("begin", begin.rounded), at: node)
    return .zero
  }

  /// The begin of a child without a position.
  @inline(__always)
  private mutating func defaultBegin() -> ExactTime {
    switch frame.kind {
    case .chain: frame.cursor
    case .group: frame.isRaw ? .zero : frame.cursor
    case .sequence:
      frame.timedCount > 0
        ? following(
          gap: frame.record.begin, at: frame.node, cursor: frame.previous?.begin ?? .zero) : .zero
    case .stagger: staggered(source.body.nodes[frame.node])
    case .shift: frame.record.begin.isFinite ? ExactTime(frame.record.begin) : .zero
    default: .zero
    }
  }

  private mutating func staggered(_ node: CompositionNode) -> ExactTime {
    switch source.body.nodeOperator(of: node) {
    case .stagger(let each, let origin):
      guard each.isFinite else {
        if frame.timedCount == 0 { report(.unusableTime("stagger", each), at: node) }
        return .zero
      }
      let steps = origin.distance(of: frame.timedCount, in: frame.childCount)
      if each >= 0 { return ExactTime(each).multiplied(by: steps) }
      // Backward: the last to begin becomes the first.
      let most = origin.greatestDistance(in: frame.childCount)
      return ExactTime(-each).multiplied(by: most - steps)
    case .lag(let lag):
      guard let previous = frame.previous, frame.timedCount > 0 else { return .zero }
      guard lag.isFinite else {
        if frame.timedCount == 1 { report(.unusableTime("lag", lag), at: node) }
        return previous.begin
      }
      let length = previous.end - previous.begin
      guard length.isFinite else {
        if lag > 0 { report(.afterEndless, at: node) }
        return previous.begin
      }
      return max(.zero, previous.begin + length.multiplied(by: lag))
    default: return .zero
    }
  }

  /// Moves a chain's cursor to the end of the content so far.
  @inline(__always)
  mutating func moveCursor(gap: Double, at index: Int, isThen: Bool = false) {
    frame.moveCursor(
      to: following(gap: gap, at: index, isThen: isThen, cursor: frame.cursor))
  }

  /// The begin after the content so far; nothing can follow an endless animation.
  ///
  /// - Parameters:
  ///   - gap: Seconds between both.
  ///   - index: The node with the gap.
  ///   - isThen: Whether the gap is that of a then operator directly after the node.
  ///   - cursor: The begin if there is no end.
  @inline(__always)
  private mutating func following(
    gap: Double, at index: Int, isThen: Bool = false, cursor: ExactTime
  ) -> ExactTime {
    // The common case: no gap, and no diagnostic.
    gap == 0 && frame.end.isFinite
      ? frame.end : followingGap(gap, at: index, isThen: isThen, cursor: cursor)
  }

  private mutating func followingGap(
    _ gap: Double, at index: Int, isThen: Bool, cursor: ExactTime
  ) -> ExactTime {
    let end = frame.end
    var node = source.body.nodes[index]
    if isThen { node.record.line = node.thenLine }
    guard gap.isFinite else {
      report(.unusableTime("gap", gap), at: node)
      return end.isFinite ? end : cursor
    }
    guard end.isFinite else {
      report(.afterEndless, at: node)
      return cursor.isFinite ? cursor : .zero
    }
    let next = end + ExactTime(gap)
    guard next >= .zero else {
      report(.gapBeforeStart(gap), at: node)
      return .zero
    }
    return next
  }

  // MARK: Positions

  /// The begin of a child with a position or a begin of its own; the default begin if a position is
  /// unresolvable.
  @inline(never)
  private mutating func placed(_ node: CompositionNode, from base: ExactTime) -> ExactTime {
    guard let position = source.body.position(of: node) else {
      // The begin of a container's record applies to its children.
      let isOwn = !node.isContainer && node.record.begin.isFinite
      return isOwn ? base + ExactTime(node.record.begin) : base
    }
    guard position.offset.isFinite else {
      report(.unusableTime("position", position.offset), at: node)
      return base
    }
    if case .previous(let fraction) = position.anchor, !fraction.isFinite {
      report(.unusableTime("fraction", fraction), at: node)
      return base
    }
    let isAlone = frame.kind != .chain && frame.kind != .group
    let anchor: ExactTime?
    switch position.anchor {
    case .start: anchor = isAlone ? base : .zero
    case .end:
      anchor = frame.timedCount > 0 || frame.node < 0 ? frame.end : frame.previous?.end ?? .zero
    case .withPrevious: anchor = frame.previous?.begin
    case .afterPrevious: anchor = frame.previous?.end
    case .previous(let fraction):
      anchor = (frame.segment ?? frame.segmentBefore).map { segment in
        segment.begin + (segment.end - segment.begin).multiplied(by: fraction)
      }
    case .cue(let cue):
      guard let time = time(of: cue, for: node) else { return base }
      anchor = time - frame.start
    }
    guard let anchor else {
      report(.nothingBefore(position), at: node)
      return base
    }
    guard anchor.isFinite else {
      report(.afterEndless, at: node)
      return base.isFinite ? base : .zero
    }
    return anchor + ExactTime(position.offset)
  }

  func place(of node: CompositionNode) -> SourcePlace? { source.body.pool.place(node.record) }

  @inline(never)
  mutating func report(_ diagnostic: Diagnostic, at node: CompositionNode) {
    diagnostics.append(diagnostic.at(place(of: node)))
  }
}
