// A chart of a timeline: running, filling, and hidden times, row by row, in seconds.

/// The rows of a chart and its displayed interval.
package struct Gantt: Sendable {
  package private(set) var rows: [GanttRow] = []
  /// The number of omitted rows.
  package private(set) var omitted = 0
  /// The displayed seconds.
  let time: ClosedRange<Double>
  let cues: [TimelineCue]
  /// The rows below the others, one for each cue.
  var cueRows: [GanttRow] {
    cues.map { cue in
      let time = cue.time.flatMap { $0.isNaN ? nil : $0...$0 }
      return GanttRow(kind: .cue, label: "cue \(cue.name.chartText)", span: time)
    }
  }

  /// The maximum number of iteration boundaries per row.
  static let mostBoundaries = 200

  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - part: The part to draw.
  ///   - isFolded: Whether similar siblings are counted.
  ///   - most: The maximum number of rows.
  /// - Complexity: O(n log n) in the animations of the displayed layers.
  package init(
    of timeline: Timeline, only part: TimelinePart = .all, isFolded: Bool = true, most: Int
  ) {
    let plan = timeline.plan
    let keys = timeline.notes.keys
    let outline = Outline(of: plan, keys: keys, only: part, isFolded: isFolded)
    let drawn = outline.rows.prefix(max(1, most))
    omitted = outline.rows.count - drawn.count
    time = timeline.chartedTime(of: part)
    cues = timeline.notes.cues
    let drawing = GanttDrawing(plan: plan, during: time)
    for row in drawn { rows.append(drawing.draw(row, key: row.node.flatMap { keys[$0] })) }
  }
}

extension Timeline {
  /// Returns the interval of a part's chart: the requested one, otherwise the whole.
  fileprivate func chartedTime(of part: TimelinePart) -> ClosedRange<Double> {
    let all = 0...plan.horizon
    guard let asked = part.seconds.map({ searchRange($0) }) else { return all }
    let start = max(0, asked.lowerBound)
    // After the end, the chart only shows that nothing runs.
    let isOver = duration.isFinite && start >= plan.horizon
    let end =
      duration.isFinite && !isOver ? min(asked.upperBound, plan.horizon) : asked.upperBound
    // An instant has no width, and a few billionths of a second can't be distinguished.
    return end - start > max(1e-6, end.ulp * 1_000) ? start...end : all
  }
}
