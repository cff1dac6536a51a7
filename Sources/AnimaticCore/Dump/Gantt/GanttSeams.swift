// Where the cycles of animations and groups begin and turn round, as far as a chart shows them.

/// Finds the seams on the rows of a chart.
struct GanttSeams {
  private let plan: Plan
  private let time: ClosedRange<Double>
  /// By node: whether its seams are too many, or those of something around it.
  private var crowded: [Int: Bool] = [:]

  init(plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
  }

  /// The seams of a node; nil where there are too many to be drawn.
  ///
  /// Within passes that can't be told apart its own can't be either: nobody looks for them, or depth
  /// would be gone through again for each of them.
  mutating func seams(of node: Int, within span: ActiveSpan) -> [GanttRow.Seam]? {
    let (cycles, turns) = (plan.cycles(of: node), plan.turns(of: node))
    guard cycles != nil || turns != nil else { return [] }
    if isCrowded(around: node) { return nil }
    let found = seams(cycles, turns, within: span)
    crowded[node] = found == nil
    return found
  }

  /// Whether something around a node has too many seams.
  private mutating func isCrowded(around node: Int) -> Bool {
    var unknown: [Int] = []
    var group = Int(plan.nodes[node].parent)
    while group >= 0, crowded[group] == nil {
      unknown.append(group)
      group = Int(plan.nodes[group].parent)
    }
    var isCrowded = group >= 0 && crowded[group] == true
    for group in unknown.reversed() {
      if !isCrowded, let span = plan.activeSpan(of: group) {
        isCrowded = seams(plan.cycles(of: group), plan.turns(of: group), within: span) == nil
      }
      crowded[group] = isCrowded
    }
    return isCrowded
  }

  private func seams(
    _ cycles: MomentSearch?, _ turns: MomentSearch?, within span: ActiveSpan
  ) -> [GanttRow.Seam]? {
    var seams: [GanttRow.Seam] = []
    for (search, isTurn) in [(cycles, false), (turns, true)] {
      guard let search, let times = times(search, within: span) else {
        if search == nil { continue }
        return nil
      }
      seams += times.map { GanttRow.Seam(time: $0, isTurn: isTurn) }
    }
    return seams.sorted { $0.time < $1.time }
  }

  private func times(_ search: MomentSearch, within span: ActiveSpan) -> [Double]? {
    var times: [Double] = []
    // What is at the edge of what is shown is there, what begins with the whole is no seam.
    let low = time.lowerBound
    let start = low > 0 ? low - 2 * MomentSearch.apart(at: low) : 0
    var next = search.next(after: max(span.enter, start))
    while let moment = next,
      moment.time < min(span.exit, time.upperBound) - MediaTiming.tolerance
    {
      guard times.count < Gantt.mostSeams else { return nil }
      if moment.time >= low - MediaTiming.tolerance { times.append(moment.time) }
      next = search.next(after: moment.time)
    }
    return times
  }
}
