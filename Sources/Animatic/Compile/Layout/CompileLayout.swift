// First pass of the compiler: durations and begin times, as exact times.

import AnimaticCore

/// The length of every node, and its begin in its scope: the nearest enclosing group or time, or
/// the whole.
///
/// A container's content is laid out before its next sibling, so positions can refer to everything
/// written before.
struct CompileLayout: ~Copyable {
  /// The begin of each node, in seconds after the begin of its scope.
  var begins: [ExactTime] = []
  /// The durations that differ from the written ones; few nodes have one.
  var durations: [Int: Double] = [:]
  /// The lengths that differ from the duration; few nodes have one.
  var lengths: [Int: ExactTime] = [:]
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
  /// The duration of the whole where no spring takes over a velocity.
  private(set) var plannedDuration = ExactTime.zero
  /// The duration of the latest verb; successive verbs usually have the same one.
  private var latestDuration = ExactTime.zero
  /// The number of verbs and groups.
  private(set) var verbCount = 0
  var diagnostics: [Diagnostic] = []
  /// The cues, in the order of writing.
  var cues = OrderedMap<Cue, LayoutCue>()

  let source: CompileSource
  /// The innermost open container; a separate property, because every node changes it.
  var frame: LayoutFrame
  private var outerFrames: [LayoutFrame] = []
  /// The containers in the open frames that are not laid out yet, with the first node of their
  /// content; the next one last.
  private var pending: [(first: Int, node: Int)] = []
  /// The indices of the known cues in the time of each node, -1 for the whole.
  var ownedCues: [Int: [Cue]] = [:]
  /// Cues that were referenced before they were written.
  var forwardCues: Set<Cue> = []
  /// All cues of the composition; collected for the first position with an unknown cue.
  lazy var writtenCues = Set(source.body.attributes.compactMap(\.nodeOperator?.cue))
  /// The factor of each pace.
  var paces: [Int: ExactTime] = [:]

  init(_ source: CompileSource) {
    self.source = source
    frame = LayoutFrame(
      node: -1, kind: .chain, scope: -1, record: AnimationRecord(.group, duration: 0))
    begins.reserveCapacity(source.body.nodes.count)
    open(source.body.nodes.indices)
    layOut()
    (duration, plannedDuration) = (frame.lastEnd, frame.end)
    if !paces.isEmpty { slowDown() }
    findUnusedCues()
  }

  /// The open containers, the innermost last.
  var openFrames: [LayoutFrame] { outerFrames + [frame] }

  /// The seconds of one iteration.
  func duration(of index: Int) -> Double {
    durations[index] ?? source.body.nodes[index].record.duration
  }

  /// The seconds from begin to end, repeats included; may be infinite.
  func length(of index: Int) -> ExactTime {
    lengths[index] ?? ExactTime(duration(of: index))
  }

  /// The scope of a node, a group or time; nil for none.
  func scope(of index: Int) -> Int? {
    scopes.isEmpty || scopes[index] < 0 ? nil : Int(scopes[index])
  }

  /// The factor by which a node's own times are stretched.
  func factor(of index: Int) -> ExactTime { factors.isEmpty ? .one : factors[index] }

  /// Sorts nodes, in the order of writing so far, in order of application: by rounded begin.
  func order<Index: BinaryInteger>(_ list: inout [Index]) {
    var latest = ExactTime(-.infinity)
    let isOrdered = list.allSatisfy { index in
      defer { latest = begins[Int(index)] }
      return latest <= begins[Int(index)]
    }
    if !isOrdered { list.sort { begins[Int($0)].rounded < begins[Int($1)].rounded } }
  }

  /// The groups and times around a node, the innermost first.
  func scopes(around index: Int) -> some Sequence<Int> {
    sequence(state: index) { [scopes] index in
      guard !scopes.isEmpty, scopes[index] >= 0 else { return nil }
      index = Int(scopes[index])
      return index
    }
  }

  // MARK: Containers

  /// Lays out all nodes in their order: a container is entered before its content, and closed at
  /// its own node behind it.
  private mutating func layOut() {
    let count = source.body.nodes.count
    var index = 0
    while index < count {
      let end = min(pending.last?.first ?? count, frame.node < 0 ? count : frame.node)
      for child in index..<end { visit(child) }
      index = end
      if let next = pending.last, next.first == index {
        pending.removeLast()
        enter(next.node)
      } else if index < count {
        close()
        index += 1
      }
    }
  }

  /// Counts the children of the innermost container, notes which of them are containers, and
  /// adds its verbs to the total.
  private mutating func open(_ content: Range<Int>) {
    let nodes = source.body.nodes
    var (end, children, verbs) = (content.upperBound, 0, 0)
    while end > content.lowerBound {
      let child = end - 1
      end -= Int(nodes[child].span)
      children += 1
      if nodes[child].isVerb { verbs += 1 }
      if nodes[child].isContainer || nodes[child].isScope { pending.append((end, child)) }
    }
    frame.childCount = children
    verbCount += verbs
  }

  private mutating func visit(_ index: Int) {
    let node = source.body.nodes[index]
    if !scopes.isEmpty { scopes[index] = frame.scope }
    switch node.kind {
    case .then:
      begins.append(.zero)
      moveCursor(gap: node.record.begin, at: index)
    case .cue:
      begins.append(mark(node, index))
      moveCursor(after: node, index)
    default:
      let begin = begin(of: node)
      let duration = playedDuration(of: node, index).asDuration
      if duration != node.record.duration { durations[index] = duration }
      if duration != latestDuration.rounded { latestDuration = ExactTime(duration) }
      begins.append(frame.scopeTime(begin))
      let length = node.record.attributes < 0 ? nil : timedLength(of: index)
      let end = length.map { begin + $0 } ?? begin.adding(latestDuration)
      let settling = source.times.taken.isEmpty ? nil : source.times.taken[index]
      frame.add(
        LayoutInterval(begin: begin, end: end), until: settling.map { begin.adding($0) } ?? end)
      moveCursor(after: node, index)
      if let settling { settle(index, for: settling) }
    }
  }

  /// Gives a spring that takes over a velocity its own duration, on which no other begin depends.
  private mutating func settle(_ index: Int, for seconds: ExactTime) {
    durations[index] = seconds.rounded
    lengths[index] = seconds
  }

  /// Opens a container: its content is laid out next.
  private mutating func enter(_ index: Int) {
    let node = source.body.nodes[index]
    let begin = begin(of: node)
    if node.isScope, scopes.isEmpty {
      scopes = [Int32](repeating: -1, count: source.body.nodes.count)
    }
    if !scopes.isEmpty { scopes[index] = frame.scope }
    var inner = LayoutFrame(
      node: index, kind: node.kind, scope: node.isScope ? Int32(index) : frame.scope,
      record: node.record)
    inner.begin = begin
    inner.scopeBegin = frame.scopeTime(begin)
    inner.inherit(from: frame, hasOwnTime: node.hasOwnTime)
    if outerFrames.isEmpty { outerFrames.reserveCapacity(4) }
    outerFrames.append(frame)
    frame = inner
    open(index + 1 - Int(node.span)..<index)
  }

  /// Closes a container whose content is laid out.
  private mutating func close() {
    let content = frame
    frame = outerFrames.removeLast()
    let index = content.node
    let node = source.body.nodes[index]
    begins.append(content.scopeBegin)
    switch node.kind {
    case .group:
      let duration = node.hasDuration ? node.record.duration.asDuration : content.lastEnd.rounded
      durations[index] = duration
      if node.hasDuration || source.body.pool.hasTiming(node.record) {
        _ = timedLength(of: index)
      } else {
        lengths[index] = content.lastEnd
      }
    case .time: closeTime(index, content: content.end)
    case .pace: closePace(index, content: content.end)
    default: lengths[index] = content.lastEnd
    }
    leave(index)
    let end = content.begin + length(of: index)
    let isSettled = content.lastEnd != content.end && length(of: index) == content.lastEnd
    frame.add(
      LayoutInterval(
        begin: content.begin, end: isSettled ? content.begin + content.end : end),
      until: end)
    if node.kind == .chain { frame.continueChain(content) }
    moveCursor(after: node, index)
  }

  /// Applies the then operator that directly follows a node.
  private mutating func moveCursor(after node: CompositionNode, _ index: Int) {
    if node.hasThen { moveCursor(gap: 0, at: index, isThen: true) }
  }

  // MARK: Paces

  /// Stretches the begins and durations of a pace's content.
  ///
  /// Iterates backward, so containers come before their content.
  private mutating func slowDown() {
    factors = [ExactTime](repeating: .one, count: source.body.nodes.count)
    var around: [(first: Int, node: Int)] = []
    for index in source.body.nodes.indices.reversed() {
      while let last = around.last, index < last.first { around.removeLast() }
      if let outer = around.last?.node, let pace = paces[outer] {
        // A duration of 0 stays 0 at any factor, and a subnormal one counts as 0.
        let product = factors[outer].multiplied(by: pace).limited
        let factor = product.rounded.isSubnormal ? .zero : product
        factors[index] = factor
        begins[index] = begins[outer] + begins[index].multiplied(by: factor)
        if factor != .one { lengths[index] = length(of: index).multiplied(by: factor) }
      }
      if source.body.nodes[index].hasOwnTime {
        around.append((index + 1 - Int(source.body.nodes[index].span), index))
      }
    }
  }

  // MARK: Lengths

  /// A spring without a duration lasts until it has settled.
  ///
  /// Mutating, because a nonmutating call copies the layout's memory.
  private func playedDuration(of node: CompositionNode, _ index: Int) -> Double {
    if !source.times.stated.isEmpty, let settling = source.times.stated[index] {
      return settling.rounded
    }
    guard node.record.easing.isOwn, !node.hasDuration,
      let spring = source.body.spring(of: node)
    else { return node.record.duration }
    return spring.settlingDuration
  }

  /// Sets and returns the length of a verb or a group with timing of its own; nil for one that plays
  /// once, forward, at speed 1.
  private mutating func timedLength(of index: Int) -> ExactTime? {
    let record = source.body.nodes[index].record
    guard source.body.pool.hasTiming(record) else { return nil }
    var timing = source.body.pool.timing(record)
    timing.beginTime = 0
    timing.duration = duration(of: index)
    guard timing.isValid else { return nil }
    let wall = timing.wallDuration
    let length = wall.isNaN ? .zero : ExactTime(wall)
    lengths[index] = length
    return length
  }
}

extension CompositionNode {
  /// Whether its time differs from that of its container.
  var hasOwnTime: Bool { isScope || kind == .pace }
}

extension Double {
  /// The duration of a verb; 0 where it is not playable.
  var asDuration: Double { self >= 0 && isTime ? self : 0 }
}
