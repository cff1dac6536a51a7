// The begin of a container's child, in the container's own time.

import AnimaticCore

extension CompileLayout {
  /// The finite begin of the next child of the innermost container.
  mutating func begin(of node: CompositionNode) -> ExactTime {
    var begin = defaultBegin()
    if node.attributes >= 0 || node.record.begin != 0 { begin = placed(node, from: begin) }
    if begin.rounded.isTime { return begin }
    report(.unusableTime("begin", begin.rounded), at: node)
    return .zero
  }

  /// The begin of a child without a position.
  private mutating func defaultBegin() -> ExactTime {
    switch frame.kind {
    case .chain: frame.cursor
    case .group: frame.isRaw ? .zero : frame.cursor
    case .sequence:
      frame.timedCount > 0 ? following(gap: frame.record.begin, at: frame.node) : .zero
    case .stagger: staggered(source.body.nodes[frame.node])
    case .shift: shifted(source.body.nodes[frame.node])
    default: .zero
    }
  }

  private mutating func shifted(_ node: CompositionNode) -> ExactTime {
    if node.record.begin.isTime { return ExactTime(node.record.begin) }
    report(.unusableTime("delay", node.record.begin), at: node)
    return .zero
  }

  private mutating func staggered(_ node: CompositionNode) -> ExactTime {
    switch source.body.nodeOperator(of: node) {
    case .stagger(let each, let origin):
      guard each.isTime else {
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
        if frame.timedCount == 1 { report(.unusableFraction("lag", lag), at: node) }
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
  mutating func moveCursor(gap: Double, at index: Int, isThen: Bool = false) {
    frame.moveCursor(to: following(gap: gap, at: index, isThen: isThen))
  }

  /// The begin after the content so far; nothing can follow an endless animation.
  ///
  /// - Parameters:
  ///   - gap: Seconds between both.
  ///   - index: The node with the gap.
  ///   - isThen: Whether the gap is that of a then operator directly after the node.
  private mutating func following(gap: Double, at index: Int, isThen: Bool = false) -> ExactTime {
    // The common case: no gap, and no diagnostic.
    gap == 0 && frame.end.isFinite ? frame.end : followingGap(gap, at: index, isThen: isThen)
  }

  private mutating func followingGap(_ gap: Double, at index: Int, isThen: Bool) -> ExactTime {
    let end = frame.end
    // The begin if there is no end.
    let cursor = frame.kind == .sequence ? frame.previous?.begin ?? .zero : frame.cursor
    var node = source.body.nodes[index]
    if isThen { node.record.line = node.thenLine }
    guard gap.isTime else {
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
  private mutating func placed(_ node: CompositionNode, from base: ExactTime) -> ExactTime {
    guard let position = source.body.position(of: node) else {
      // The begin of a container's record applies to its children.
      let isOwn = !node.isContainer && node.record.begin.isTime
      return isOwn ? base + ExactTime(node.record.begin) : base
    }
    guard position.offset.isTime else {
      report(.unusableTime("position", position.offset), at: node)
      return base
    }
    if case .previous(let fraction) = position.anchor, !fraction.isFinite {
      report(.unusableFraction("position", fraction), at: node)
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
      anchor = frame.latestSegment.map { segment in
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

  mutating func report(_ diagnostic: Diagnostic, at node: CompositionNode) {
    diagnostics.append(diagnostic.at(place(of: node)))
  }

  /// Marks a cue: at the cursor directly after `then`, else at the end of the content so far.
  ///
  /// - Returns: Its time in its scope.
  mutating func mark(_ node: CompositionNode, _ index: Int) -> ExactTime {
    guard let cue = source.body.nodeOperator(of: node)?.cue else { return .zero }
    let time: ExactTime
    if source.body.position(of: node) != nil {
      time = begin(of: node)
    } else {
      time = frame.isCursorFresh ? frame.cursor : frame.end
    }
    guard time.isFinite else {
      report(.afterEndless, at: node)
      return .zero
    }
    let scopeTime = frame.start + time
    if cues.contains(cue) {
      report(.duplicateCue(cue), at: node)
      return scopeTime
    }
    let owner = owner
    ownedCues[owner, default: []].append(cue)
    cues[cue] = LayoutCue(time: scopeTime, owner: owner, node: index)
    return scopeTime
  }

  /// The innermost node with its own time, -1 for the whole.
  private var owner: Int {
    openFrames.last { $0.node < 0 || source.body.nodes[$0.node].hasOwnTime }?.node ?? -1
  }

  /// The time of a cue, in the time of the innermost frame's begin.
  mutating func time(of cue: Cue, for node: CompositionNode) -> ExactTime? {
    guard let known = cues[cue] else {
      forwardCues.insert(cue)
      report(writtenCues.contains(cue) ? .forwardCue(cue) : .unknownCue(cue), at: node)
      return nil
    }
    cues[cue]?.isUsed = true
    let frames = openFrames
    guard var time = known.time,
      let first = frames.firstIndex(where: { $0.node == known.owner })
    else {
      report(.unreachableCue(cue), at: node)
      return nil
    }
    for scope in frames.dropFirst(first + 1) where source.body.nodes[scope.node].hasOwnTime {
      guard let inner = enter(scope.node, at: time - scope.scopeBegin) else {
        report(.unreachableCue(cue), at: node)
        return nil
      }
      time = inner
    }
    return time
  }

  /// Converts seconds since the begin of a node with its own time into that time; nil if unknown
  /// before its layout is complete.
  private func enter(_ node: Int, at local: ExactTime) -> ExactTime? {
    switch source.body.nodeOperator(of: source.body.nodes[node]) {
    case nil, .repeated, .autoreversed, .fitted(_, .clip), .fitted(_, .hold): return local
    case .sped(let factor):
      return factor > 0 && factor.isFinite ? local.multiplied(by: factor) : nil
    case .trimmed(let from, _): return from.isFinite ? local + ExactTime(from) : nil
    default: return nil
    }
  }

  /// Closes a node with its own time: outside, its cues are at their first passage.
  mutating func leave(_ index: Int) {
    guard source.body.nodes[index].hasOwnTime, let inside = ownedCues[index] else { return }
    let outerOwner = owner
    for cue in inside {
      let local = cues[cue]?.time.flatMap { firstPass(of: $0, in: index) }
      cues[cue]?.time = local.map { begins[index] + $0 }
      cues[cue]?.owner = outerOwner
    }
    ownedCues[outerOwner, default: []] += inside
  }

  /// The seconds from a node's begin to the first passage of one of its times.
  private func firstPass(of time: ExactTime, in index: Int) -> ExactTime? {
    if let pace = paces[index] { return time.multiplied(by: pace) }
    guard let timing = timings[index] else {
      return time.rounded <= duration(of: index) ? time : nil
    }
    let node = source.body.nodes[index]
    if case .reversed = source.body.nodeOperator(of: node) { return length(of: index) - time }
    if node.record.easing.bends, let easing = source.body.pool.function(node.record.easing) {
      let fraction = time.rounded / timing.duration
      return easing.firstFraction(reaching: fraction, from: 0, to: 1)
        .map { ExactTime($0).multiplied(by: timing.duration) }
    }
    let local = time - ExactTime(timing.timeOffset)
    return local >= .zero && local <= length(of: index) ? local : nil
  }

  mutating func findUnusedCues() {
    for (cue, known) in cues {
      guard !known.isUsed, !source.body.isObserved(cue), !forwardCues.contains(cue) else {
        continue
      }
      report(.unusedCue(cue, time: known.time?.rounded), at: source.body.nodes[known.node])
    }
  }

  /// The cues of the timeline, in the order of writing.
  var timelineCues: [TimelineCue] {
    cues.map { cue, known in
      TimelineCue(
        name: cue.name, time: known.time?.rounded, place: place(of: source.body.nodes[known.node]))
    }
  }
}

/// A cue that positions can refer to.
struct LayoutCue {
  /// Seconds in the time of its frame; nil if that time never passes it.
  var time: ExactTime?
  /// The node of that time, -1 for the whole.
  var owner: Int
  let node: Int
  var isUsed = false
}
