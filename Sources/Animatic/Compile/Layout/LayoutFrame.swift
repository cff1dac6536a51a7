// One open container, and its layout so far.

import AnimaticCore

/// An interval.
struct LayoutInterval {
  var begin = ExactTime.zero
  var end = ExactTime.zero

  func earlier(by time: ExactTime) -> LayoutInterval {
    LayoutInterval(begin: begin - time, end: end - time)
  }

  mutating func join(_ other: LayoutInterval) {
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
  /// The number of laid-out children that take time: all but cues and then operators.
  var timedCount = 0
  /// Its begin in the enclosing container.
  var begin = ExactTime.zero
  /// Its begin in the scope around it.
  var scopeBegin = ExactTime.zero
  /// Its begin in its scope.
  var start = ExactTime.zero
  /// The begin of a chain's next verb.
  var cursor = ExactTime.zero
  /// Whether the last operator was `then`.
  var isCursorFresh = false
  /// The latest end so far.
  var end = ExactTime.zero
  /// The latest end of its content, where springs that take over a velocity end later or earlier.
  private(set) var lastEnd = ExactTime.zero
  /// The interval of the last child.
  var previous: LayoutInterval?
  /// In a chain or group: the interval of all children since the last `then`.
  var segment: LayoutInterval?
  /// The interval before the last `then`.
  var segmentBefore: LayoutInterval?

  /// Whether it is a group that keeps its children's own begins.
  var isRaw: Bool { record.flags.contains(.raw) }

  /// A first verb can refer to the content before its statement.
  mutating func inherit(from parent: LayoutFrame, hasOwnTime: Bool) {
    guard !hasOwnTime else { return }
    start = parent.start + begin
    previous = parent.previous?.earlier(by: begin)
    segmentBefore = parent.latestSegment?.earlier(by: begin)
  }

  /// One of its times in its scope.
  func scopeTime(_ time: ExactTime) -> ExactTime { start.rounded == 0 ? time : start + time }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - interval: The interval on which positions of other children depend.
  ///   - lastEnd: The end of the child.
  mutating func add(_ interval: LayoutInterval, until lastEnd: ExactTime) {
    if end < interval.end { end = interval.end }
    if self.lastEnd < lastEnd { self.lastEnd = lastEnd }
    previous = interval
    timedCount += 1
    isCursorFresh = false
    guard isChain else { return }
    if segment != nil { segment?.join(interval) } else { segment = interval }
  }

  /// The interval of the children since the last `then`, or that of the children before it; in a
  /// builder, the interval of the last statement.
  var latestSegment: LayoutInterval? {
    (isChain ? segment : timedCount > 0 ? previous : nil) ?? segmentBefore
  }

  /// Moves the cursor past everything so far.
  mutating func moveCursor(to time: ExactTime) {
    cursor = time
    if end < time {
      end = time
      lastEnd = max(lastEnd, time)
    }
    isCursorFresh = true
    guard let segment else { return }
    segmentBefore = segment
    self.segment = nil
  }

  /// Continues a chain after a part of it was folded, from the state of that part.
  mutating func continueChain(_ part: LayoutFrame) {
    guard isChain, timedCount == 1 else { return }
    cursor = part.cursor
    isCursorFresh = part.isCursorFresh
    previous = part.previous
    segment = part.segment
    segmentBefore = part.segmentBefore
  }

  private var isChain: Bool { kind == .chain || kind == .group }
}
