// First pass of the compiler: how long everything is and when it begins, in exact times.

import AnimaticCore

/// What is known of the time of one node.
struct LaidNode {
  /// Seconds after the begin of the scope.
  var begin = ExactTime.zero
  /// Seconds of one pass.
  var duration = 0.0
}

/// The length of every node, and its begin in the scope it lives in: the nearest group or time
/// around it, or the whole.
///
/// What a node is in is laid out before what follows it, so that a position can speak of all that
/// was written before.
struct CompileLayout {
  /// What is known of every node.
  var laid: [LaidNode]
  /// The lengths that are not the duration: those of few.
  private var lengths: [Int: ExactTime] = [:]
  /// The group or time that each node is in, or -1; empty where there is neither.
  var scopes: [Int32] = []
  /// The timing of each time; none for one that contributes nothing.
  var timings: [Int: MediaTiming] = [:]
  /// Times that can't be what they were told to be.
  var unchanged: Set<Int> = []
  /// By how much the times of a node are longer than they were written; empty where none are.
  private var factors: [ExactTime] = []
  /// Seconds of the whole.
  private(set) var duration = ExactTime.zero
  /// Whether there is a group or a time.
  var hasScopes: Bool { !scopes.isEmpty }
  /// What there is on each layer; before them what has no layer.
  var shares: [LayerShare]
  /// Whether anybody may speak of what stood before.
  let isSpokenOf: Bool
  var findings: [Diagnostic] = []
  /// Where the cues are, in the scope they live in; in the order in which they were written.
  var cues: [LaidCue] = []

  let composition: CompositionBody
  var frames: [LayoutFrame] = []
  /// The children of the open frames that are not laid out yet, the next one last.
  var pending: [Int32] = []
  var cueTimes: [Cue: LayoutCue] = [:]
  /// The cues known in the time of each node, -1 for the whole.
  var ownedCues: [Int: [Cue]] = [:]
  /// Cues that were spoken of before they were written.
  var forwardCues: Set<Cue> = []
  /// All cues of the composition; collected for the first position with a cue that is not laid out.
  lazy var writtenCues = Set(composition.sayings.compactMap(\.word?.cue))
  /// The factor of each pace.
  var paces: [Int: ExactTime] = [:]
  /// The begins of each row's verbs, in seconds after the begin of the whole.
  var rowBegins: [[Double]]
  /// Whether a verb of a row has to be looked into: then each verb must be a node.
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

  /// Seconds from begin to end, repeats included; may be infinite.
  func length(of index: Int) -> ExactTime {
    lengths[index] ?? ExactTime(laid[index].duration)
  }

  mutating func setLength(of index: Int, to length: ExactTime) {
    lengths[index] = length
  }

  /// The group or time that a node is in, or -1.
  func scope(of index: Int) -> Int32 { scopes.isEmpty ? -1 : scopes[index] }

  /// Whether any times are longer than they were written.
  var hasFactors: Bool { !factors.isEmpty }

  /// How much longer a node's own times are than they were written.
  func factor(of index: Int) -> ExactTime { factors.isEmpty ? .one : factors[index] }

  // MARK: From outside in

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

  /// Opens a container, whose tree has so many nodes: all that is in it is laid out next.
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

  /// A child of the innermost container has its begin, in that container's time, and its length.
  private mutating func take(_ index: Int, at begin: ExactTime, lasting length: ExactTime) {
    let last = frames.count - 1
    laid[index].begin = frames[last].start + begin
    frames[last].take(LayoutExtent(begin: begin, end: begin + length))
  }

  /// Gives an animation or a group to its layer.
  @inline(__always)
  private mutating func give(_ index: Int) {
    let layer = Int(composition.nodes[index].layer) + 1
    shares[layer].look(at: composition.nodes[index])
    shares[layer].take(index..<index + 1, isTop: scope(of: index) < 0)
  }

  /// All that is in a container is laid out.
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

  /// The word then that follows a node at once.
  private mutating func moveCursor(after index: Int) {
    if composition.nodes[index].hasThen { moveCursor(composition.nodes[index].then) }
  }

  // MARK: Paces

  /// Lets what is in a pace begin and last as much later and longer.
  ///
  /// Goes back through the nodes: what they are in stands before them now.
  private mutating func slowDown() {
    factors = [ExactTime](repeating: .one, count: composition.nodes.count)
    var around: [(first: Int, node: Int)] = []
    for index in composition.nodes.indices.reversed() {
      while let last = around.last, index < last.first { around.removeLast() }
      if let outer = around.last?.node, let pace = paces[outer] {
        // Zero seconds stay zero, however slow they are, and what is too short to count lasts none.
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

  // MARK: Numbers that can be calculated with

  /// A spring that is given no duration lasts until it has settled.
  private func duration(of index: Int) -> Double {
    let record = composition.nodes[index].record
    guard record.easing >= AnimationPool.firstCurve, !composition.nodes[index].hasDuration,
      let spring = composition.spring(of: composition.nodes[index])
    else { return record.duration }
    return spring.settlingDuration
  }

  /// What a verb or a group lasts that may have timing of its own; without, it plays once,
  /// forwards, at speed 1.
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
  /// Whether times in it are not those around it.
  var hasOwnTime: Bool { isScope || kind == .pace }
}
