// Resolution of cues, and of references to them.

import AnimaticCore

/// A cue that positions can refer to.
struct LayoutCue {
  /// Seconds in the time of its frame; nil if that time never passes it.
  var time: ExactTime?
  /// The node of that time, -1 for the whole.
  var owner: Int
  let node: Int
  var isUsed = false
}

extension CompileLayout {
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
    ownedCues[owner, default: []].append(cues.entries.count)
    cues.add(LayoutCue(time: scopeTime, owner: owner, node: index), for: cue)
    return scopeTime
  }

  /// The innermost node with its own time, -1 for the whole.
  private var owner: Int {
    openFrames.last { $0.node < 0 || source.body.nodes[$0.node].hasOwnTime }?.node ?? -1
  }

  /// The time of a cue, in the time of the innermost frame's begin.
  mutating func time(of cue: Cue, for node: CompositionNode) -> ExactTime? {
    guard let index = cues.index(of: cue) else {
      forwardCues.insert(cue)
      report(writtenCues.contains(cue) ? .forwardCue(cue) : .unknownCue(cue), at: node)
      return nil
    }
    cues.entries[index].value.isUsed = true
    let known = cues.entries[index].value
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
      let local = cues.entries[cue].value.time.flatMap { firstPass(of: $0, in: index) }
      cues.entries[cue].value.time = local.map { begins[index] + $0 }
      cues.entries[cue].value.owner = outerOwner
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
    if node.record.easing > 0, let easing = source.body.pool.function(node.record.easing) {
      let fraction = time.rounded / timing.duration
      return easing.firstFraction(reaching: fraction, from: 0, to: 1)
        .map { ExactTime($0).multiplied(by: timing.duration) }
    }
    let local = time - ExactTime(timing.timeOffset)
    return local >= .zero && local <= length(of: index) ? local : nil
  }

  mutating func findUnusedCues() {
    for (cue, known) in cues.entries {
      guard !known.isUsed, !source.body.isObserved(cue), !forwardCues.contains(cue) else {
        continue
      }
      report(.unusedCue(cue, time: known.time?.rounded), at: source.body.nodes[known.node])
    }
  }

  /// The cues of the timeline, in the order of writing.
  var timelineCues: [TimelineCue] {
    cues.entries.map { cue, known in
      TimelineCue(
        name: cue.name, time: known.time?.rounded, place: place(of: source.body.nodes[known.node]))
    }
  }
}
