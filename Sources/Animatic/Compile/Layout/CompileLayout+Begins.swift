// The begin of a container's child, in the container's own time.

import AnimaticCore

extension CompileLayout {
  /// The finite begin of the next child of the innermost container.
  mutating func begin(of index: Int) -> ExactTime {
    let begin = writtenBegin(of: index)
    if begin.isFinite { return begin }
    findings.append(
      .unusableTime("begin", begin.rounded, at: place(of: composition.nodes[index])))
    return .zero
  }

  private mutating func writtenBegin(of index: Int) -> ExactTime {
    let node = composition.nodes[index]
    let base = base(of: frames.count - 1)
    if let position = composition.position(of: node) {
      return resolve(position, of: node, from: base)
    }
    let delay = node.record.begin
    // The begin of a container's record applies to its children.
    guard !node.isContainer, delay != 0, delay.isFinite else { return base }
    return base + ExactTime(delay)
  }

  /// The begin of a child without a position.
  private mutating func base(of frame: Int) -> ExactTime {
    let index = frames[frame].node
    switch frames[frame].kind {
    case .chain: return frames[frame].cursor
    case .group: return frames[frame].isRaw ? .zero : frames[frame].cursor
    case .sequence:
      guard frames[frame].takenCount > 0 else { return .zero }
      return following(
        frames[frame].end, gap: composition.nodes[index].record,
        cursor: frames[frame].previous?.begin ?? .zero)
    case .stagger: return staggered(frames[frame], composition.nodes[index])
    case .shift:
      let delay = composition.nodes[index].record.begin
      return ExactTime(delay.isFinite ? delay : 0)
    default: return .zero
    }
  }

  private mutating func staggered(_ frame: LayoutFrame, _ node: CompositionNode) -> ExactTime {
    switch composition.word(of: node) {
    case .stagger(let each, let origin):
      guard each.isFinite else {
        if frame.takenCount == 0 {
          findings.append(.unusableTime("stagger", each, at: place(of: node)))
        }
        return .zero
      }
      let steps = origin.distance(of: frame.takenCount, in: frame.childCount)
      if each >= 0 { return ExactTime(each).multiplied(by: steps) }
      // Backward: the last to begin becomes the first.
      let most = origin.greatestDistance(in: frame.childCount)
      return ExactTime(-each).multiplied(by: most - steps)
    case .lag(let lag):
      guard let previous = frame.previous, frame.takenCount > 0 else { return .zero }
      guard lag.isFinite else {
        if frame.takenCount == 1 { findings.append(.unusableTime("lag", lag, at: place(of: node))) }
        return previous.begin
      }
      let length = previous.end - previous.begin
      guard length.isFinite else {
        if lag > 0 { findings.append(.afterEndless(at: place(of: node))) }
        return previous.begin
      }
      return max(.zero, previous.begin + length.multiplied(by: lag))
    default: return .zero
    }
  }

  /// Moves a chain's cursor to the end of the content so far.
  mutating func moveCursor(_ then: AnimationRecord) {
    let last = frames.count - 1
    frames[last].moveCursor(
      to: following(frames[last].end, gap: then, cursor: frames[last].cursor))
  }

  /// The begin after an end; nothing can follow an endless animation.
  private mutating func following(
    _ end: ExactTime, gap: AnimationRecord, cursor: ExactTime
  ) -> ExactTime {
    // The common case: no gap, and no diagnostic.
    if gap.begin == 0, end.isFinite { return max(.zero, end) }
    guard gap.begin.isFinite else {
      findings.append(.unusableTime("gap", gap.begin, at: composition.pool.place(gap)))
      return end.isFinite ? end : cursor
    }
    guard end.isFinite else {
      findings.append(.afterEndless(at: composition.pool.place(gap)))
      return cursor.isFinite ? cursor : .zero
    }
    let next = end + ExactTime(gap.begin)
    guard next >= .zero else {
      findings.append(.gapBeforeStart(gap.begin, at: composition.pool.place(gap)))
      return .zero
    }
    return next
  }

  // MARK: Positions

  /// The begin of a position; the default begin if it is unresolvable.
  private mutating func resolve(
    _ position: Position, of node: CompositionNode, from base: ExactTime
  ) -> ExactTime {
    let frame = frames[frames.count - 1]
    guard position.offset.isFinite else {
      findings.append(.unusableTime("position", position.offset, at: place(of: node)))
      return base
    }
    if case .previous(let fraction) = position.anchor, !fraction.isFinite {
      findings.append(.unusableTime("fraction", fraction, at: place(of: node)))
      return base
    }
    let isAlone = frame.kind != .chain && frame.kind != .group
    let anchor: ExactTime?
    switch position.anchor {
    case .start: anchor = isAlone ? base : .zero
    case .end:
      anchor = frame.takenCount > 0 || frame.node < 0 ? frame.end : frame.previous?.end ?? .zero
    case .withPrevious: anchor = frame.previous?.begin
    case .afterPrevious: anchor = frame.previous?.end
    case .previous(let fraction):
      anchor = (frame.piece ?? frame.pieceBefore).map { piece in
        piece.begin + (piece.end - piece.begin).multiplied(by: fraction)
      }
    case .cue(let cue):
      guard let time = time(of: cue, for: node) else { return base }
      anchor = time - frame.start
    }
    guard let anchor else {
      findings.append(.nothingBefore(position, at: place(of: node)))
      return base
    }
    guard anchor.isFinite else {
      findings.append(.afterEndless(at: place(of: node)))
      return base.isFinite ? base : .zero
    }
    return anchor + ExactTime(position.offset)
  }

  func place(of node: CompositionNode) -> SourcePlace? { composition.pool.place(node.record) }
}
