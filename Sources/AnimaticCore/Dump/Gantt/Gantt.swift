// A chart of a timeline: what runs, holds and hides what, row by row, in seconds.

/// The rows of a chart, and the time that it shows.
package struct Gantt: Sendable {
  package private(set) var rows: [GanttRow] = []
  /// How many rows are left out.
  package private(set) var omitted = 0
  /// The first second that is shown.
  package let start: Double
  /// The last second that is shown.
  package let horizon: Double
  /// Whether the timeline goes on after the horizon.
  package let isEndless: Bool
  package let cues: [TimelineCue]

  /// More seams than this are not drawn on one row.
  static let mostSeams = 200

  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - part: What of it.
  ///   - isFolded: Whether siblings that are alike are counted.
  ///   - most: How many rows there are at most.
  /// - Complexity: O(n log n) in the animations of the layers that are shown.
  package init(
    of timeline: Timeline, only part: TimelinePart = .all, isFolded: Bool = true, most: Int
  ) {
    let plan = timeline.plan
    let keys = timeline.notes.keys
    let outline = Outline(of: plan, keys: keys, only: part, isFolded: isFolded)
    let shown = outline.rows.prefix(max(1, most))
    omitted = outline.rows.count - shown.count
    isEndless = plan.duration.isInfinite
    let time = timeline.chartedTime(of: part)
    (start, horizon) = (time.lowerBound, time.upperBound)
    cues = timeline.notes.cues
    var drawing = GanttDrawing(plan: plan, during: time)
    for row in shown { rows.append(drawing.draw(row, key: row.node.flatMap { keys[$0] })) }
  }
}

extension Timeline {
  /// What a chart of a part shows: the stretch of time that is asked for, else all of it.
  fileprivate func chartedTime(of part: TimelinePart) -> ClosedRange<Double> {
    let all = 0...plan.horizon
    guard let asked = part.seconds.map({ searchRange($0) }) else { return all }
    let start = max(0, asked.lowerBound)
    // Of what is over all there is to show is that nothing is there any more.
    let isOver = duration.isFinite && start >= plan.horizon
    let end =
      duration.isFinite && !isOver ? min(asked.upperBound, plan.horizon) : asked.upperBound
    // A moment has no width, and a few billionths of a second can't be told apart.
    return end - start > max(1e-6, end.ulp * 1_000) ? start...end : all
  }
}
