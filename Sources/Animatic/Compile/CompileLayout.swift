// First pass of the compiler: how long everything is and when it begins, in exact times.

import AnimaticCore

/// The length of every node, and its begin in the scope it lives in: the nearest group or time
/// around it, or the whole.
///
/// What a node is in is laid out before what follows it, so that a position can speak of all that
/// was written before.
struct CompileLayout {
  /// Seconds from begin to end, repeats included; may be infinite.
  var lengths: [ExactTime]
  /// Seconds after the begin of the scope.
  var begins: [ExactTime]
  /// The group or time that a node is in, or -1.
  private(set) var scopes: [Int32]
  /// Seconds of one pass.
  var durations: [Double]
  /// The timing of each time; none for one that contributes nothing.
  var timings: [Int: MediaTiming] = [:]
  /// Times that can't be what they were told to be.
  var unchanged: Set<Int> = []
  /// By how much the times of a node are longer than they were written; empty where none are.
  private(set) var factors: [Double] = []
  /// Seconds of the whole.
  var duration = ExactTime(0)
  var findings: [Diagnostic] = []
  /// Where the cues are, in the scope they live in; in the order in which they were written.
  var cues: [LaidCue] = []

  let composition: CompositionBody
  var frames: [LayoutFrame] = []
  var cueTimes: [Cue: LayoutCue] = [:]
  /// The cues known in the time of each node, -1 for the whole.
  var ownedCues: [Int: [Cue]] = [:]
  /// Cues that were spoken of before they were written.
  var forwardCues: Set<Cue> = []
  /// The factor of each pace.
  var paces: [Int: Double] = [:]

  init(_ composition: CompositionBody) {
    self.composition = composition
    let count = composition.nodes.count
    lengths = [ExactTime](repeating: .zero, count: count)
    begins = lengths
    scopes = [Int32](repeating: -1, count: count)
    durations = [Double](repeating: 0, count: count)
    let family = LayoutFamily(composition.nodes)
    lay(out: family)
    place(family.parents)
    findUnusedCues()
  }

  /// How much longer a node's own times are than they were written.
  func factor(of index: Int) -> Double { factors.isEmpty ? 1 : factors[index] }

  // MARK: From outside in

  private mutating func lay(out family: LayoutFamily) {
    frames.append(LayoutFrame(node: -1, kind: .chain, first: family.firstRoot))
    while let child = frames.last?.next {
      if child >= 0 {
        let index = Int(child)
        frames[frames.count - 1].next = family.siblings[index]
        visit(index, family)
      } else if frames.count > 1 {
        close()
      } else {
        duration = frames[0].end
        return
      }
    }
  }

  private mutating func visit(_ index: Int, _ family: LayoutFamily) {
    switch composition.nodes[index].kind {
    case .then: moveCursor(composition.nodes[index].record)
    case .cue:
      mark(index)
      moveCursor(after: index)
    case .leaf, .wait:
      let begin = begin(of: index)
      let duration = usable(duration(of: index))
      durations[index] = duration
      // Without timing of its own it plays once, forwards, at speed 1.
      lengths[index] =
        composition.nodes[index].record.extra < 0 ? ExactTime(duration) : length(of: index)
      take(index, at: begin)
      moveCursor(after: index)
    default:
      let node = composition.nodes[index]
      let begin = begin(of: index)
      begins[index] = begin
      var frame = LayoutFrame(node: index, kind: node.kind, first: family.firstChildren[index])
      frame.isRaw = node.record.flags.contains(.raw)
      frame.childCount = Int(node.childCount)
      frame.inherit(from: frames[frames.count - 1], at: begin, hasOwnTime: node.hasOwnTime)
      frames.append(frame)
    }
  }

  /// A child has its begin and its length.
  mutating func take(_ index: Int, at begin: ExactTime) {
    begins[index] = begin
    frames[frames.count - 1].take(begin, begin + lengths[index], of: composition.nodes[index].kind)
  }

  /// All that is in a container is laid out.
  private mutating func close() {
    let frame = frames.removeLast()
    let index = frame.node
    let node = composition.nodes[index]
    switch node.kind {
    case .group:
      durations[index] = node.hasDuration ? usable(node.record.duration) : frame.end.rounded
      lengths[index] =
        node.hasDuration || composition.pool.hasTiming(node.record) ? length(of: index) : frame.end
    case .time: closeTime(index, content: frame.end)
    case .pace: closePace(index, content: frame.end)
    default: lengths[index] = frame.end
    }
    leave(index)
    take(index, at: begins[index])
    if node.kind == .chain { frames[frames.count - 1].continueChain(frame) }
    moveCursor(after: index)
  }

  /// The word then that follows a node at once.
  private mutating func moveCursor(after index: Int) {
    if composition.nodes[index].hasThen { moveCursor(composition.nodes[index].then) }
  }

  // MARK: From inside out

  /// Goes back through the nodes: what they are in stands before them now.
  private mutating func place(_ parents: [Int32]) {
    if !paces.isEmpty { factors = [Double](repeating: 1, count: parents.count) }
    for index in composition.nodes.indices.reversed() {
      let parent = Int(parents[index])
      guard parent >= 0 else { continue }
      if composition.nodes[parent].isScope {
        scopes[index] = Int32(parent)
        continue
      }
      scopes[index] = scopes[parent]
      if paces.isEmpty {
        if begins[parent] != .zero { begins[index] += begins[parent] }
      } else {
        let factor = factors[parent] * (paces[parent] ?? 1)
        factors[index] = factor
        begins[index] = begins[parent] + begins[index].multiplied(by: factor)
        if factor != 1 { lengths[index] = lengths[index].multiplied(by: factor) }
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

  private func usable(_ duration: Double) -> Double {
    duration >= 0 && duration.isFinite ? duration : 0
  }

  private func length(of index: Int) -> ExactTime {
    let record = composition.nodes[index].record
    if !composition.pool.hasTiming(record) { return ExactTime(durations[index]) }
    var timing = composition.pool.timing(record)
    timing.beginTime = 0
    timing.duration = durations[index]
    guard timing.isValid else { return ExactTime(durations[index]) }
    let length = timing.wallDuration
    return length.isNaN ? .zero : ExactTime(length)
  }
}

extension CompositionNode {
  /// Whether times in it are not those around it.
  var hasOwnTime: Bool { isScope || kind == .pace }
}
