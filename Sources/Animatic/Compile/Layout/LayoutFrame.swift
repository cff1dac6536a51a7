// One container on the way down: what of it is laid out so far.

import AnimaticCore

/// From when to when something is.
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
  /// The group or time that its children are in, or -1.
  let scope: Int32
  var isRaw = false
  var childCount = 0
  /// How many children are not laid out yet.
  var remaining = 0
  /// How many children were laid out that take time: all but cues and the word then.
  var takenCount = 0
  /// When it begins, in the container around it.
  var begin = ExactTime.zero
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

  init(node: Int, kind: CompositionNode.Kind, scope: Int32) {
    self.node = node
    self.kind = kind
    self.scope = scope
  }

  /// What a first verb can speak of is what stands before the statement it is in.
  mutating func inherit(from parent: LayoutFrame, hasOwnTime: Bool) {
    guard !hasOwnTime else { return }
    start = parent.start + begin
    previous = parent.previous?.earlier(by: begin)
    pieceBefore = (parent.piece ?? parent.pieceBefore)?.earlier(by: begin)
  }

  /// Takes a child.
  mutating func take(_ extent: LayoutExtent) {
    take(extent, count: 1, isCursorFresh: false)
    // A statement of a builder is a piece.
    if isChain, piece != nil { piece?.join(extent) } else { piece = extent }
  }

  /// Takes children of which nobody will speak as a piece.
  mutating func take(_ latest: LayoutExtent, count: Int, isCursorFresh: Bool) {
    if end < latest.end { end = latest.end }
    previous = latest
    takenCount += count
    self.isCursorFresh = isCursorFresh
  }

  /// Puts the cursor where everything so far is before it.
  mutating func moveCursor(to time: ExactTime) {
    cursor = time
    if end < time { end = time }
    isCursorFresh = true
    pieceBefore = piece ?? pieceBefore
    piece = nil
  }

  /// What a chain goes on with after a part of it was folded: where that part stood.
  mutating func continueChain(_ part: LayoutFrame) {
    guard isChain, takenCount == 1 else { return }
    cursor = part.cursor
    isCursorFresh = part.isCursorFresh
    previous = part.previous
    piece = part.piece
    pieceBefore = part.pieceBefore
  }

  private var isChain: Bool { kind == .chain || kind == .group }

  // MARK: Plain verbs

  /// Lays out the verbs of a row one after the other; each is shown with its begin in the
  /// container.
  ///
  /// - Returns: What is made of the begins.
  @inline(__always)
  mutating func layOut(
    _ row: [PackedVerb], _ use: (PackedVerb, ExactTime) -> Double
  ) -> [Double] {
    var latest = LayoutExtent()
    var isMoved = false
    let times = [Double](unsafeUninitializedCapacity: row.count) { times, count in
      for (place, verb) in row.enumerated() {
        latest.begin = plainBegin
        latest.end = latest.begin.adding(verb.duration)
        times.initializeElement(at: place, to: use(verb, latest.begin))
        if end < latest.end { end = latest.end }
        isMoved = verb.hasThen
        if isMoved { cursor = end }
      }
      count = row.count
    }
    take(latest, count: row.count, isCursorFresh: isMoved)
    return times
  }

  /// Whether a plain verb in it has a begin that is told at once.
  func laysOutPlain(_ composition: CompositionBody) -> Bool {
    switch kind {
    case .chain, .parallel: true
    case .group: !isRaw
    case .sequence: composition.nodes[node].record.begin == 0
    default: false
    }
  }

  /// When a plain verb that comes next begins.
  ///
  /// It has to be what the layout of any other child takes as its base.
  @inline(__always)
  var plainBegin: ExactTime {
    switch kind {
    case .sequence: max(.zero, end)
    case .parallel: .zero
    default: cursor
    }
  }
}
