// Verbs with only a duration, which is nearly all of them, are laid out in a row.

import AnimaticCore

extension CompileLayout {
  /// Lays out the next children of the innermost container while they are plain verbs.
  mutating func layOutPlain() {
    let last = frames.count - 1
    guard let next = pending.last, frames[last].remaining > 0, frames[last].end.isFinite,
      frames[last].laysOutPlain(composition), composition.nodes[Int(next)].isPlain
    else { return }
    // Moved into locals to avoid a uniqueness check per verb.
    var row = PlainRow(frame: frames.removeLast(), isSpokenOf: isSpokenOf)
    var laid: [LaidNode] = []
    swap(&row.pending, &pending)
    swap(&row.shares, &shares)
    swap(&row.scopes, &scopes)
    swap(&laid, &self.laid)
    composition.nodes.withUnsafeBufferPointer { nodes in
      laid.withUnsafeMutableBufferPointer { row.layOut(nodes, $0) }
    }
    swap(&laid, &self.laid)
    swap(&row.scopes, &scopes)
    swap(&row.shares, &shares)
    swap(&row.pending, &pending)
    frames.append(row.frame)
  }
}

/// Successive plain verbs of one container.
private struct PlainRow {
  var frame: LayoutFrame
  var pending: [Int32] = []
  var shares: [LayerShare] = []
  var scopes: [Int32] = []
  /// Whether a position may refer to earlier content.
  let isSpokenOf: Bool

  mutating func layOut(
    _ nodes: UnsafeBufferPointer<CompositionNode>, _ laid: UnsafeMutableBufferPointer<LaidNode>
  ) {
    let isTop = frame.scope < 0
    let startsAtZero = frame.start == .zero
    // Successive verbs of one layer are handed over together.
    var taken = 0..<0
    var layer = Int32(-1)
    var share = LayerShare()
    swap(&share, &shares[0])
    let all = pending.count
    var next = all - 1
    var latest = LayoutExtent()
    var isMoved = false
    while frame.remaining > 0, next >= 0 {
      let index = Int(pending[next])
      guard nodes[index].isPlain else { break }
      let begin = frame.plainBegin
      let duration = nodes[index].record.duration.asDuration
      let end = begin.adding(duration)
      // Content after an endless verb is reported elsewhere.
      guard end.isFinite else { break }
      if nodes[index].layer != layer || index != taken.upperBound {
        share.take(taken, isTop: isTop)
        taken = index..<index
        swap(&share, &shares[Int(layer) + 1])
        layer = nodes[index].layer
        swap(&share, &shares[Int(layer) + 1])
      }
      taken = taken.lowerBound..<index + 1
      if !isTop { scopes[index] = frame.scope }
      share.look(at: nodes[index])
      laid[index] = LaidNode(
        begin: startsAtZero ? begin : frame.start + begin, duration: duration)
      latest = LayoutExtent(begin: begin, end: end)
      isMoved = nodes[index].hasThen
      if isSpokenOf {
        frame.take(latest)
        if isMoved { frame.moveCursor(to: frame.end) }
      } else {
        // Only the end and the cursor are needed before the row is complete.
        if frame.end < latest.end { frame.end = latest.end }
        if isMoved { frame.cursor = frame.end }
      }
      next -= 1
      frame.remaining -= 1
    }
    let count = all - 1 - next
    if count > 0, !isSpokenOf { frame.take(latest, count: count, isCursorFresh: isMoved) }
    pending.removeLast(count)
    share.take(taken, isTop: isTop)
    swap(&share, &shares[Int(layer) + 1])
  }
}

extension CompositionNode {
  /// Whether it is a verb at the cursor with only a duration.
  @inline(__always)
  fileprivate var isPlain: Bool {
    kind == .leaf && saying < 0 && record.begin == 0 && record.extra < 0
      && record.easing < AnimationPool.firstCurve
  }
}

extension Double {
  /// The duration of a verb; 0 where it is not playable.
  @inline(__always)
  var asDuration: Double { self >= 0 && self < .infinity ? self : 0 }
}
