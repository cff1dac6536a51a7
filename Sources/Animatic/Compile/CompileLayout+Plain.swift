// Verbs that say no more than how long they last: what nearly all are, so they are laid out in a row.

import AnimaticCore

extension CompileLayout {
  /// Lays out the next children of the innermost container as long as they are plain verbs.
  mutating func layOutPlain() {
    guard let next = pending.last, frames[frames.count - 1].laysOutPlain(composition),
      composition.nodes[Int(next)].isPlain
    else { return }
    // Taken out, so that nobody has to look whether somebody else has them at each of the verbs.
    var row = PlainRow(
      frame: frames.removeLast(), pending: [], shares: [],
      isSpokenOf: isSpokenOf)
    var laid: [LaidNode] = []
    swap(&row.pending, &pending)
    swap(&row.shares, &shares)
    swap(&laid, &self.laid)
    composition.nodes.withUnsafeBufferPointer { nodes in
      laid.withUnsafeMutableBufferPointer { row.layOut(nodes, $0) }
    }
    swap(&laid, &self.laid)
    swap(&row.shares, &shares)
    swap(&row.pending, &pending)
    frames.append(row.frame)
  }
}

/// Plain verbs of one container, one after the other.
private struct PlainRow {
  var frame: LayoutFrame
  var pending: [Int32]
  var shares: [LayerShare]
  /// Whether anybody may speak of what stood before.
  let isSpokenOf: Bool

  mutating func layOut(
    _ nodes: UnsafeBufferPointer<CompositionNode>, _ laid: UnsafeMutableBufferPointer<LaidNode>
  ) {
    let isTop = frame.scope < 0
    var layer = Int32(-1)
    var share = LayerShare()
    swap(&share, &shares[0])
    while frame.remaining > 0, let child = pending.last, frame.end.isFinite {
      let index = Int(child)
      guard nodes[index].isPlain else { break }
      if nodes[index].layer != layer {
        swap(&share, &shares[Int(layer) + 1])
        layer = nodes[index].layer
        swap(&share, &shares[Int(layer) + 1])
      }
      share.take(nodes[index], index, isTop: isTop)
      let begin = frame.plainBegin
      let duration = nodes[index].record.duration.asDuration
      laid[index] = LaidNode(
        begin: frame.start == .zero ? begin : frame.start + begin, duration: duration,
        scope: frame.scope)
      frame.take(begin, begin + ExactTime(duration), isSpokenOf: isSpokenOf)
      if nodes[index].hasThen, frame.end.isFinite {
        frame.moveCursor(to: max(.zero, frame.end), isSpokenOf: isSpokenOf)
      }
      pending.removeLast()
      frame.remaining -= 1
    }
    swap(&share, &shares[Int(layer) + 1])
  }
}

extension CompositionNode {
  /// Whether it is a verb at the cursor that says no more than how long it lasts.
  @inline(__always)
  fileprivate var isPlain: Bool {
    kind == .leaf && saying < 0 && record.begin == 0 && record.extra < 0
      && record.easing < AnimationPool.firstCurve
  }
}

extension Double {
  /// The seconds of a verb, 0 where they can't be played.
  @inline(__always)
  var asDuration: Double { self >= 0 && self < .infinity ? self : 0 }
}
