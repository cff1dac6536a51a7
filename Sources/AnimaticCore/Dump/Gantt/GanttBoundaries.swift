// The iteration boundaries and turns of animations and groups in a chart.

/// Finds the iteration boundaries on the rows of a chart.
struct GanttBoundaries {
  private let plan: Plan
  private let time: ClosedRange<Double>
  /// By node: whether it or an ancestor has too many boundaries.
  private var crowded: [Int: Bool] = [:]

  init(plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
  }

  /// Returns the iteration boundaries of a node; nil if there are too many to draw.
  ///
  /// Skips descendants of a node whose iterations can't be distinguished, which bounds the work in
  /// the depth.
  mutating func boundaries(of node: Int, within span: ActiveInterval) -> [GanttRow.Boundary]? {
    let (cycles, turns) = (plan.iterations(of: node), plan.reversals(of: node))
    guard cycles != nil || turns != nil else { return [] }
    if isCrowded(around: node) { return nil }
    let found = boundaries(cycles, turns, within: span)
    crowded[node] = found == nil
    return found
  }

  /// Whether an ancestor of a node has too many boundaries.
  private mutating func isCrowded(around node: Int) -> Bool {
    var unknown: [Int] = []
    var group = Int(plan.nodes[node].parent)
    while group >= 0, crowded[group] == nil {
      unknown.append(group)
      group = Int(plan.nodes[group].parent)
    }
    var isCrowded = group >= 0 && crowded[group] == true
    for group in unknown.reversed() {
      if !isCrowded, let span = plan.activeInterval(of: group) {
        isCrowded =
          boundaries(plan.iterations(of: group), plan.reversals(of: group), within: span) == nil
      }
      crowded[group] = isCrowded
    }
    return isCrowded
  }

  private func boundaries(
    _ cycles: EventSearch?, _ turns: EventSearch?, within span: ActiveInterval
  ) -> [GanttRow.Boundary]? {
    var boundaries: [GanttRow.Boundary] = []
    for case (let search?, let isTurn) in [(cycles, false), (turns, true)] {
      guard let times = times(search, within: span) else { return nil }
      boundaries += times.map { GanttRow.Boundary(time: $0, isTurn: isTurn) }
    }
    return boundaries.sorted { $0.time < $1.time }
  }

  private func times(_ search: EventSearch, within span: ActiveInterval) -> [Double]? {
    var times: [Double] = []
    // A boundary at the edge of the displayed interval counts; one at the begin of the whole
    // doesn't.
    let low = time.lowerBound
    let start = low > 0 ? low - 2 * MediaTiming.resolution(at: low) : 0
    var next = search.next(after: max(span.enter, start))
    while let moment = next,
      moment.time < min(span.exit, time.upperBound) - MediaTiming.tolerance
    {
      guard times.count < Gantt.mostBoundaries else { return nil }
      if moment.time >= low - MediaTiming.tolerance { times.append(moment.time) }
      next = search.next(after: moment.time)
    }
    return times
  }
}
