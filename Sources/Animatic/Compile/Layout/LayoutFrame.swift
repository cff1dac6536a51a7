// One open container, and its layout so far.

import AnimaticCore

/// An interval.
struct LayoutExtent {
  var begin = ExactTime.zero
  var end = ExactTime.zero

  func earlier(by time: ExactTime) -> LayoutExtent {
    LayoutExtent(begin: begin - time, end: end - time)
  }

  mutating func join(_ other: LayoutExtent) {
    begin = min(begin, other.begin)
    end = max(end, other.end)
  }
}

/// A container whose children are being laid out; its times count from its own begin.
struct LayoutFrame {
  let node: Int
  let kind: CompositionNode.Kind
  /// The scope of its children, a group or time, or -1.
  let scope: Int32
  /// The attributes of its node.
  let record: AnimationRecord
  var childCount = 0
  /// The number of children that are not laid out yet.
  var remaining = 0
  /// The number of laid-out children that take time: all but cues and then operators.
  var takenCount = 0
  /// Its begin in the enclosing container.
  var begin = ExactTime.zero
  /// Its begin in its scope.
  var start = ExactTime.zero
  /// The begin of a chain's next verb.
  var cursor = ExactTime.zero
  /// Whether the last operator was `then`.
  var isCursorFresh = false
  /// The latest end so far.
  var end = ExactTime.zero
  /// The interval of the last child.
  var previous: LayoutExtent?
  /// The interval of all children since the last `then`.
  var piece: LayoutExtent?
  /// The interval before the last `then`.
  var pieceBefore: LayoutExtent?

  /// Whether it is a group that keeps its children's own begins.
  var isRaw: Bool { record.flags.contains(.raw) }

  /// A first verb can refer to the content before its statement.
  mutating func inherit(from parent: LayoutFrame, hasOwnTime: Bool) {
    guard !hasOwnTime else { return }
    start = parent.start + begin
    previous = parent.previous?.earlier(by: begin)
    pieceBefore = (parent.piece ?? parent.pieceBefore)?.earlier(by: begin)
  }

  /// Adds a child.
  mutating func add(_ extent: LayoutExtent) {
    if end < extent.end { end = extent.end }
    previous = extent
    takenCount += 1
    isCursorFresh = false
    // Each statement of a builder is a segment.
    if isChain, piece != nil { piece?.join(extent) } else { piece = extent }
  }

  /// Moves the cursor past everything so far.
  mutating func moveCursor(to time: ExactTime) {
    cursor = time
    if end < time { end = time }
    isCursorFresh = true
    pieceBefore = piece ?? pieceBefore
    piece = nil
  }

  /// Continues a chain after a part of it was folded, from the state of that part.
  mutating func continueChain(_ part: LayoutFrame) {
    guard isChain, takenCount == 1 else { return }
    cursor = part.cursor
    isCursorFresh = part.isCursorFresh
    previous = part.previous
    piece = part.piece
    pieceBefore = part.pieceBefore
  }

  private var isChain: Bool { kind == .chain || kind == .group }
}
