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
struct CompileLayout {
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
  /// Whether there is a group or a time.
  var hasScopes: Bool { !scopes.isEmpty }
  /// The content of each layer; the first entry is for content without a layer.
  var shares: [LayerShare]
  /// Whether a position may refer to earlier content.
  let isSpokenOf: Bool
  var findings: [Diagnostic] = []
  /// The cues in their scopes, in the order of writing.
  var cues: [LaidCue] = []

  let composition: CompositionBody
  var frames: [LayoutFrame] = []
  /// The children of the open frames that are not laid out yet, the next one last.
  var pending: [Int32] = []
  var cueTimes: [Cue: LayoutCue] = [:]
  /// The known cues in the time of each node, -1 for the whole.
  var ownedCues: [Int: [Cue]] = [:]
  /// Cues that were referenced before they were written.
  var forwardCues: Set<Cue> = []
  /// All cues of the composition; collected for the first position with an unknown cue.
  lazy var writtenCues = Set(composition.sayings.compactMap(\.word?.cue))
  /// The factor of each pace.
  var paces: [Int: ExactTime] = [:]
  /// The begins of each row's verbs, in seconds after the begin of the whole.
  var rowBegins: [[Double]]
  /// Whether a verb of a row needs inspection, so that each verb must be a node.
  var needsNodes = false

  init(_ composition: CompositionBody) {
    self.composition = composition
    isSpokenOf = composition.sayings.contains { $0.position != nil }
    laid = [LaidNode](repeating: LaidNode(), count: composition.nodes.count)
    shares = Array(repeating: LayerShare(), count: composition.hosts.count + 1)
    rowBegins = Array(repeating: [], count: composition.rows.count)
    open(LayoutFrame(node: -1, kind: .chain, scope: -1), span: composition.nodes.count + 1)
    layOut()
    if !composition.rows.isEmpty, !needsNodes {
      needsNodes = !paces.isEmpty || shares.contains { $0.needsNodes }
    }
    if !paces.isEmpty { slowDown() }
    findUnusedCues()
  }

  subscript(index: Int) -> LaidNode { laid[index] }

  /// The seconds from begin to end, repeats included; may be infinite.
  func length(of index: Int) -> ExactTime {
    lengths[index] ?? ExactTime(laid[index].duration)
  }

  mutating func setLength(of index: Int, to length: ExactTime) {
    lengths[index] = length
  }

  /// The scope of a node, a group or time, or -1.
  func scope(of index: Int) -> Int32 { scopes.isEmpty ? -1 : scopes[index] }

  /// Whether any times are stretched.
  var hasFactors: Bool { !factors.isEmpty }

  /// The factor by which a node's own times are stretched.
  func factor(of index: Int) -> ExactTime { factors.isEmpty ? .one : factors[index] }

  // MARK: Containers

  private mutating func layOut() {
    while true {
      layOutPlain()
      let last = frames.count - 1
      if frames[last].remaining > 0, let child = pending.popLast() {
        frames[last].remaining -= 1
        visit(Int(child))
      } else if last > 0 {
        close()
      } else {
        duration = frames[0].end
        return
      }
    }
  }

  /// Opens a container with a tree of `span` nodes: its content is laid out next.
  private mutating func open(_ frame: LayoutFrame, span: Int) {
    var frame = frame
    let end = frame.node < 0 ? composition.nodes.count : frame.node
    let first = end + 1 - span
    var child = end - 1
    while child >= first {
      pending.append(Int32(truncatingIfNeeded: child))
      frame.childCount += 1
      child -= Int(composition.nodes[child].span)
    }
    frame.remaining = frame.childCount
    frames.append(frame)
  }

  private mutating func visit(_ index: Int) {
    if hasScopes { scopes[index] = frames[frames.count - 1].scope }
    switch composition.nodes[index].kind {
    case .row: layOutRow(index)
    case .then: moveCursor(composition.nodes[index].record)
    case .cue:
      mark(index)
      moveCursor(after: index)
    case .leaf, .wait:
      let begin = begin(of: index)
      laid[index].duration = duration(of: index).asDuration
      let length = layOutLength(of: index)
      if composition.nodes[index].kind == .leaf { give(index) }
      take(index, at: begin, lasting: length)
      moveCursor(after: index)
    default:
      let node = composition.nodes[index]
      let parent = frames[frames.count - 1]
      let begin = begin(of: index)
      if node.isScope, scopes.isEmpty {
        scopes = [Int32](repeating: -1, count: composition.nodes.count)
      }
      var frame = LayoutFrame(
        node: index, kind: node.kind, scope: node.isScope ? Int32(index) : parent.scope)
      frame.begin = begin
      frame.isRaw = node.record.flags.contains(.raw)
      frame.inherit(from: parent, hasOwnTime: node.hasOwnTime)
      laid[index].begin = parent.start + begin
      open(frame, span: Int(node.span))
    }
  }

  /// Adds a laid-out child of the innermost container, with its begin in that container's time.
  private mutating func take(_ index: Int, at begin: ExactTime, lasting length: ExactTime) {
    let last = frames.count - 1
    laid[index].begin = frames[last].start + begin
    frames[last].take(LayoutExtent(begin: begin, end: begin + length))
  }

  /// Assigns an animation or a group to its layer.
  @inline(__always)
  private mutating func give(_ index: Int) {
    let layer = Int(composition.nodes[index].layer) + 1
    shares[layer].look(at: composition.nodes[index])
    shares[layer].take(index..<index + 1, isTop: scope(of: index) < 0)
  }

  /// Closes a container whose content is laid out.
  private mutating func close() {
    let frame = frames.removeLast()
    let index = frame.node
    let node = composition.nodes[index]
    switch node.kind {
    case .group:
      laid[index].duration = node.hasDuration ? node.record.duration.asDuration : frame.end.rounded
      if node.hasDuration || composition.pool.hasTiming(node.record) {
        _ = layOutLength(of: index)
      } else {
        setLength(of: index, to: frame.end)
      }
      give(index)
    case .time: closeTime(index, content: frame.end)
    case .pace: closePace(index, content: frame.end)
    default: setLength(of: index, to: frame.end)
    }
    leave(index)
    take(index, at: frame.begin, lasting: length(of: index))
    if node.kind == .chain { frames[frames.count - 1].continueChain(frame) }
    moveCursor(after: index)
  }

  /// Applies the then operator that directly follows a node.
  private mutating func moveCursor(after index: Int) {
    if composition.nodes[index].hasThen { moveCursor(composition.nodes[index].then) }
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
  private func duration(of index: Int) -> Double {
    let record = composition.nodes[index].record
    guard record.easing >= AnimationPool.firstCurve, !composition.nodes[index].hasDuration,
      let spring = composition.spring(of: composition.nodes[index])
    else { return record.duration }
    return spring.settlingDuration
  }

  /// The length of a verb or a group, with its timing; without timing, it plays once, forward, at
  /// speed 1.
  private mutating func layOutLength(of index: Int) -> ExactTime {
    let record = composition.nodes[index].record
    let duration = ExactTime(laid[index].duration)
    guard composition.pool.hasTiming(record) else { return duration }
    var timing = composition.pool.timing(record)
    timing.beginTime = 0
    timing.duration = laid[index].duration
    guard timing.isValid else { return duration }
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
