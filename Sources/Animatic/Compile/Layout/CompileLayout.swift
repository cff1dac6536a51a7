// First pass of the compiler: durations and begin times, as exact times.

import AnimaticCore

/// The laid-out time of one node.
struct LaidNode {
  /// Seconds after the begin of the scope.
  var begin = ExactTime.zero
  /// Seconds of one iteration.
  var duration = 0.0
}

/// The length of every node, and its begin in its scope: the nearest enclosing group or time, or
/// the whole.
///
/// A container's content is laid out before its next sibling, so positions can refer to everything
/// written before.
struct CompileLayout: ~Copyable {
  /// The laid-out time of every node.
  var laid: [LaidNode]
  /// The lengths that differ from the duration; few nodes have one.
  private var lengths: [Int: ExactTime] = [:]
  /// The scope of each node, a group or time, or -1; empty where there is neither.
  var scopes: [Int32] = []
  /// The timing of each time; none for one that contributes nothing.
  var timings: [Int: MediaTiming] = [:]
  /// Times whose operator has no effect.
  var unchanged: Set<Int> = []
  /// The factor by which the times of a node are stretched; empty where none are.
  private var factors: [ExactTime] = []
  /// The duration of the whole, in seconds.
  private(set) var duration = ExactTime.zero
  var diagnostics: [Diagnostic] = []
  /// The cues, in the order of writing.
  var cues: [Cue] = []

  let composition: CompositionBody
  /// The innermost open container; a separate property, because every node changes it.
  var frame: LayoutFrame
  private var outerFrames: [LayoutFrame] = []
  /// The children of the open frames that are not laid out yet, the next one last.
  var pending: [Int32] = []
  var cueTimes: [Cue: LayoutCue] = [:]
  /// The known cues in the time of each node, -1 for the whole.
  var ownedCues: [Int: [Cue]] = [:]
  /// Cues that were referenced before they were written.
  var forwardCues: Set<Cue> = []
  /// All cues of the composition; collected for the first position with an unknown cue.
  lazy var writtenCues = Set(composition.attributes.compactMap(\.nodeOperator?.cue))
  /// The factor of each pace.
  var paces: [Int: ExactTime] = [:]

  init(_ composition: CompositionBody) {
    self.composition = composition
    frame = LayoutFrame(
      node: -1, kind: .chain, scope: -1, record: AnimationRecord(.group, duration: 0))
    laid = [LaidNode](repeating: LaidNode(), count: composition.nodes.count)
    open(span: composition.nodes.count + 1)
    layOut()
    if !paces.isEmpty { slowDown() }
    findUnusedCues()
  }

  @inline(__always)
  subscript(index: Int) -> LaidNode { laid[index] }

  /// The open containers, the innermost last.
  var openFrames: [LayoutFrame] { outerFrames + [frame] }

  /// The seconds from begin to end, repeats included; may be infinite.
  func length(of index: Int) -> ExactTime {
    lengths[index] ?? ExactTime(laid[index].duration)
  }

  mutating func setLength(of index: Int, to length: ExactTime) { lengths[index] = length }

  /// The scope of a node, a group or time, or -1.
  @inline(__always)
  func scope(of index: Int) -> Int32 { scopes.isEmpty ? -1 : scopes[index] }

  /// The factor by which a node's own times are stretched.
  @inline(__always)
  func factor(of index: Int) -> ExactTime { factors.isEmpty ? .one : factors[index] }

  /// Sorts nodes in order of application: by rounded begin, then by writing.
  func order<Index: BinaryInteger>(_ list: inout [Index]) {
    list.sort { (laid[Int($0)].begin.rounded, $0) < (laid[Int($1)].begin.rounded, $1) }
  }

  /// The groups and times around a node, the innermost first.
  func scopes(around index: Int) -> some Sequence<Int> {
    sequence(state: index) { [scopes] index in
      index = scopes.isEmpty ? -1 : Int(scopes[index])
      return index < 0 ? nil : index
    }
  }

  // MARK: Containers

  private mutating func layOut() {
    while true {
      if frame.remaining > 0, let child = pending.popLast() {
        frame.remaining -= 1
        visit(Int(child))
      } else if !outerFrames.isEmpty {
        close()
      } else {
        duration = frame.end
        return
      }
    }
  }

  /// Adds the children of the innermost container, a tree of `span` nodes, to those to lay out.
  private mutating func open(span: Int) {
    let end = frame.node < 0 ? composition.nodes.count : frame.node
    let first = end + 1 - span
    var child = end - 1
    while child >= first {
      pending.append(Int32(truncatingIfNeeded: child))
      frame.childCount += 1
      child -= Int(composition.nodes[child].span)
    }
    frame.remaining = frame.childCount
  }

  private mutating func visit(_ index: Int) {
    if !scopes.isEmpty { scopes[index] = frame.scope }
    switch composition.nodes[index].kind {
    case .leaf, .wait:
      let begin = begin(of: index)
      let duration = duration(of: index).asDuration
      laid[index].duration = duration
      let length = composition.nodes[index].record.attributes < 0 ? nil : timedLength(of: index)
      add(
        index,
        LayoutInterval(begin: begin, end: length.map { begin + $0 } ?? begin.adding(duration)))
      moveCursor(after: index)
    case .then: moveCursor(gap: composition.nodes[index].record.begin, at: index)
    case .cue:
      mark(index)
      moveCursor(after: index)
    default: enter(index)
    }
  }

  /// Opens a container: its content is laid out next.
  private mutating func enter(_ index: Int) {
    let node = composition.nodes[index]
    let begin = begin(of: index)
    if node.isScope, scopes.isEmpty {
      scopes = [Int32](repeating: -1, count: composition.nodes.count)
    }
    laid[index].begin = frame.start + begin
    var inner = LayoutFrame(
      node: index, kind: node.kind, scope: node.isScope ? Int32(index) : frame.scope,
      record: node.record)
    inner.begin = begin
    inner.inherit(from: frame, hasOwnTime: node.hasOwnTime)
    outerFrames.append(frame)
    frame = inner
    open(span: Int(node.span))
  }

  /// Adds a laid-out child of the innermost container, with its begin in that container's time.
  @inline(__always)
  private mutating func add(_ index: Int, _ interval: LayoutInterval) {
    laid[index].begin = frame.start.rounded == 0 ? interval.begin : frame.start + interval.begin
    frame.add(interval)
  }

  /// Closes a container whose content is laid out.
  private mutating func close() {
    let content = frame
    frame = outerFrames.removeLast()
    let index = content.node
    let node = composition.nodes[index]
    switch node.kind {
    case .group:
      laid[index].duration =
        node.hasDuration ? node.record.duration.asDuration : content.end.rounded
      if node.hasDuration || composition.pool.hasTiming(node.record) {
        _ = timedLength(of: index)
      } else {
        setLength(of: index, to: content.end)
      }
    case .time: closeTime(index, content: content.end)
    case .pace: closePace(index, content: content.end)
    default: setLength(of: index, to: content.end)
    }
    leave(index)
    add(index, LayoutInterval(begin: content.begin, end: content.begin + length(of: index)))
    if node.kind == .chain { frame.continueChain(content) }
    moveCursor(after: index)
  }

  /// Applies the then operator that directly follows a node.
  @inline(__always)
  private mutating func moveCursor(after index: Int) {
    if composition.nodes[index].hasThen { moveCursor(gap: 0, at: index, isThen: true) }
  }

  // MARK: Paces

  /// Stretches the begins and durations of a pace's content.
  ///
  /// Iterates backward, so containers come before their content.
  private mutating func slowDown() {
    factors = [ExactTime](repeating: .one, count: composition.nodes.count)
    var around: [(first: Int, node: Int)] = []
    for index in composition.nodes.indices.reversed() {
      while let last = around.last, index < last.first { around.removeLast() }
      if let outer = around.last?.node, let pace = paces[outer] {
        // A duration of 0 stays 0 at any factor, and a subnormal one counts as 0.
        let product = factors[outer].multiplied(by: pace).limited
        let factor = product.rounded.isSubnormal ? .zero : product
        factors[index] = factor
        laid[index].begin = laid[outer].begin + laid[index].begin.multiplied(by: factor)
        if factor != .one {
          setLength(of: index, to: length(of: index).multiplied(by: factor))
        }
      }
      if composition.nodes[index].hasOwnTime {
        around.append((index + 1 - Int(composition.nodes[index].span), index))
      }
    }
  }

  // MARK: Lengths

  /// A spring without a duration lasts until it has settled.
  ///
  /// Mutating, because a nonmutating call copies the layout's memory.
  @inline(__always)
  private mutating func duration(of index: Int) -> Double {
    guard composition.nodes[index].record.easing >= AnimationPool.firstCurve,
      !composition.nodes[index].hasDuration,
      let spring = composition.spring(of: composition.nodes[index])
    else { return composition.nodes[index].record.duration }
    return spring.settlingDuration
  }

  /// Sets and returns the length of a verb or a group with timing of its own; nil for one that plays
  /// once, forward, at speed 1.
  private mutating func timedLength(of index: Int) -> ExactTime? {
    let record = composition.nodes[index].record
    guard composition.pool.hasTiming(record) else { return nil }
    var timing = composition.pool.timing(record)
    timing.beginTime = 0
    timing.duration = laid[index].duration
    guard timing.isValid else { return nil }
    let wall = timing.wallDuration
    let length = wall.isNaN ? .zero : ExactTime(wall)
    setLength(of: index, to: length)
    return length
  }
}

extension CompositionNode {
  /// Whether its time differs from that of its container.
  var hasOwnTime: Bool { isScope || kind == .pace }
}

extension Double {
  /// The duration of a verb; 0 where it is not playable.
  fileprivate var asDuration: Double { self >= 0 && self < .infinity ? self : 0 }
}
