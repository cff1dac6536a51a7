// First pass of the compiler: how long everything is and when it begins, in exact times.

import AnimaticCore

/// The length of every node, and its begin in the scope it lives in: the nearest group around it,
/// or the whole.
struct CompileLayout {
  /// Seconds from begin to end, repeats included; may be infinite.
  private(set) var lengths: [ExactTime]
  /// Seconds after the begin of the scope.
  private(set) var begins: [ExactTime]
  /// The group that a node is in, or -1.
  private(set) var scopes: [Int32]
  /// Seconds of one pass.
  private(set) var durations: [Double]
  /// Seconds of the whole.
  private(set) var duration = ExactTime(0)
  private(set) var findings: [Diagnostic] = []

  private let composition: CompositionBody

  init(_ composition: CompositionBody) {
    self.composition = composition
    let count = composition.nodes.count
    lengths = [ExactTime](repeating: .zero, count: count)
    begins = lengths
    scopes = [Int32](repeating: -1, count: count)
    durations = [Double](repeating: 0, count: count)
    var parents = scopes
    measure(&parents)
    place(parents)
  }

  /// Goes through the nodes in order: children stand before what contains them.
  private mutating func measure(_ parents: inout [Int32]) {
    var open: [Int] = []
    let nodes = composition.nodes
    for index in nodes.indices {
      switch nodes[index].kind {
      case .then: break
      case .leaf:
        let duration = usable(nodes[index].record.duration)
        durations[index] = duration
        // Without timing of its own it plays once, forwards, at speed 1.
        lengths[index] =
          nodes[index].record.timing < 0 ? ExactTime(duration) : length(of: index)
      case .chain, .sequence, .parallel, .group:
        let node = nodes[index]
        let children = open.suffix(Int(node.childCount))
        for child in children { parents[child] = Int32(index) }
        let end = lay(out: children, in: node)
        open.removeLast(children.count)
        if node.kind == .group {
          durations[index] = node.hasDuration ? usable(node.record.duration) : end.rounded
          lengths[index] =
            node.hasDuration || !node.isPlainGroup(in: composition.pool)
            ? length(of: index) : end
        } else {
          lengths[index] = end
        }
      }
      open.append(index)
    }
    duration = layChain(open[...])
  }

  private mutating func lay(out children: ArraySlice<Int>, in node: CompositionNode) -> ExactTime {
    switch node.kind {
    case .sequence: return laySequence(children, gap: node.record)
    case .parallel: return layParallel(children)
    case .group where node.record.flags.contains(.raw): return layParallel(children)
    default: return layChain(children)
    }
  }

  /// A chain's way: everything begins at the cursor, and `then` moves it to the end of what stands
  /// so far.
  private mutating func layChain(_ children: ArraySlice<Int>) -> ExactTime {
    var cursor = ExactTime.zero
    var end = ExactTime.zero
    let nodes = composition.nodes
    for child in children {
      let isThen = nodes[child].kind == .then
      if !isThen {
        end = max(end, lay(child, at: cursor))
        if nodes[child].kind == .group, !nodes[child].record.flags.contains(.raw) {
          cursor = .zero
        }
      }
      if isThen || nodes[child].hasThen {
        let gap = isThen ? nodes[child].record.begin : nodes[child].thenGap
        cursor =
          gap == 0 && end.isFinite
          ? end
          : following(
            end, by: isThen ? nodes[child].record : nodes[child].then, cursor: cursor)
        end = max(end, cursor)
      }
    }
    return end
  }

  private mutating func laySequence(
    _ children: ArraySlice<Int>, gap: AnimationRecord
  ) -> ExactTime {
    var start = ExactTime.zero
    var end = ExactTime.zero
    for (position, child) in children.enumerated() {
      if position > 0 { start = following(end, by: gap, cursor: start) }
      end = max(end, lay(child, at: start))
    }
    return end
  }

  private mutating func layParallel(_ children: ArraySlice<Int>) -> ExactTime {
    children.reduce(.zero) { end, child in max(end, lay(child, at: .zero)) }
  }

  /// Puts a node at a time, later by its own delay; gives its end.
  @inline(__always)
  private mutating func lay(_ child: Int, at start: ExactTime) -> ExactTime {
    var begin = start
    let delay = delay(of: child)
    if delay != 0 { begin += ExactTime(delay) }
    begins[child] = begin
    return begin + lengths[child]
  }

  /// Where the next thing begins after an end; what never ends has no after.
  private mutating func following(
    _ end: ExactTime, by gap: AnimationRecord, cursor: ExactTime
  ) -> ExactTime {
    // The common case: nothing to add, and nothing to be wrong.
    if gap.begin == 0, end.isFinite { return max(.zero, end) }
    guard gap.begin.isFinite else {
      findings.append(.unusableTime("gap", gap.begin, at: composition.pool.place(gap)))
      return end.isFinite ? end : cursor
    }
    guard end.isFinite else {
      findings.append(.afterEndless(at: composition.pool.place(gap)))
      return cursor.isFinite ? cursor : .zero
    }
    return max(.zero, end + ExactTime(gap.begin))
  }

  /// Goes back through the nodes: containers stand before their children now.
  private mutating func place(_ parents: [Int32]) {
    let nodes = composition.nodes
    for index in nodes.indices.reversed() {
      let parent = Int(parents[index])
      guard parent >= 0 else { continue }
      if nodes[parent].isContainer {
        if begins[parent] != .zero { begins[index] += begins[parent] }
        scopes[index] = scopes[parent]
      } else {
        scopes[index] = Int32(parent)
      }
    }
  }

  // MARK: Numbers that can be calculated with

  private func usable(_ duration: Double) -> Double {
    duration >= 0 && duration.isFinite ? duration : 0
  }

  @inline(__always)
  private func delay(of child: Int) -> Double {
    let node = composition.nodes[child]
    return !node.isContainer && node.record.begin.isFinite ? node.record.begin : 0
  }

  private func length(of index: Int) -> ExactTime {
    var timing = composition.pool.timing(composition.nodes[index].record)
    timing.beginTime = 0
    timing.duration = durations[index]
    guard timing.isValid else { return ExactTime(durations[index]) }
    let length = timing.wallDuration
    return length.isNaN ? .zero : ExactTime(length)
  }
}

extension CompositionNode {
  /// Whether a group's length is the end of its last child: it plays once, forwards, at speed 1.
  fileprivate func isPlainGroup(in pool: AnimationPool) -> Bool { record.timing < 0 }
}
