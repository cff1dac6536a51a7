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
  var isRaw = false
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

  init(node: Int, kind: CompositionNode.Kind, scope: Int32) {
    self.node = node
    self.kind = kind
    self.scope = scope
  }

  /// A first verb can refer to the content before its statement.
  mutating func inherit(from parent: LayoutFrame, hasOwnTime: Bool) {
    guard !hasOwnTime else { return }
    start = parent.start + begin
    previous = parent.previous?.earlier(by: begin)
    pieceBefore = (parent.piece ?? parent.pieceBefore)?.earlier(by: begin)
  }

  /// Adds a child.
  mutating func take(_ extent: LayoutExtent) {
    take(extent, count: 1, isCursorFresh: false)
    // Each statement of a builder is a segment.
    if isChain, piece != nil { piece?.join(extent) } else { piece = extent }
  }

  /// Adds children that no position refers to as a segment.
  mutating func take(_ latest: LayoutExtent, count: Int, isCursorFresh: Bool) {
    if end < latest.end { end = latest.end }
    previous = latest
    takenCount += count
    self.isCursorFresh = isCursorFresh
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

  // MARK: Plain verbs

  /// Lays out the verbs of a row in sequence, passing each begin in the container to the closure.
  ///
  /// - Returns: The mapped begins.
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

  /// Whether the begin of a plain verb in it is known at once.
  func laysOutPlain(_ composition: CompositionBody) -> Bool {
    switch kind {
    case .chain, .parallel: true
    case .group: !isRaw
    case .sequence: composition.nodes[node].record.begin == 0
    default: false
    }
  }

  /// The begin of a plain verb that comes next.
  ///
  /// It must equal the base in the layout of any other child.
  @inline(__always)
  var plainBegin: ExactTime {
    switch kind {
    case .sequence: max(.zero, end)
    case .parallel: .zero
    default: cursor
    }
  }
}
