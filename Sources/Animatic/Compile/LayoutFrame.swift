// One container on the way down: what of it is laid out so far.

import AnimaticCore

/// From when to when something is.
struct LayoutExtent {
  var begin: ExactTime
  var end: ExactTime

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
  var isRaw = false
  var childCount = 0
  /// The next child, -1 after the last.
  var next: Int32
  /// How many children were laid out.
  var count = 0
  /// When it begins, in the time that it lives in.
  var start = ExactTime.zero
  /// Where a chain's next verb begins.
  var cursor = ExactTime.zero
  /// Whether `then` was said last.
  var isCursorFresh = false
  /// The latest end so far.
  var end = ExactTime.zero
  /// What was laid out last.
  var previous: LayoutExtent?
  /// All that was laid out since the last `then`.
  var piece: LayoutExtent?
  /// What stood before the last `then`.
  var pieceBefore: LayoutExtent?

  init(node: Int, kind: CompositionNode.Kind, first: Int32) {
    self.node = node
    self.kind = kind
    next = first
  }

  /// What a first verb can speak of is what stands before the statement it is in.
  mutating func inherit(from parent: LayoutFrame, at begin: ExactTime, hasOwnTime: Bool) {
    guard !hasOwnTime else { return }
    start = parent.start + begin
    previous = parent.previous?.earlier(by: begin)
    pieceBefore = (parent.piece ?? parent.pieceBefore)?.earlier(by: begin)
  }

  mutating func take(_ begin: ExactTime, _ finish: ExactTime, of kind: CompositionNode.Kind) {
    let extent = LayoutExtent(begin: begin, end: finish)
    end = max(end, finish)
    previous = extent
    if self.kind == .chain || self.kind == .group {
      if piece == nil { piece = extent } else { piece?.join(extent) }
    } else {
      // A statement of a builder is a piece.
      piece = extent
    }
    isCursorFresh = false
    count += 1
  }

  /// What a chain goes on with after a part of it was folded: where that part stood.
  mutating func continueChain(_ part: LayoutFrame) {
    guard kind == .chain || kind == .group, count == 1 else { return }
    cursor = part.cursor
    isCursorFresh = part.isCursorFresh
    previous = part.previous
    piece = part.piece
    pieceBefore = part.pieceBefore
  }
}
