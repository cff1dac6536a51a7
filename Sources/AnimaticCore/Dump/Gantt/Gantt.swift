// A chart of a timeline: what runs, holds and hides what, row by row, in seconds.

/// The rows of a chart, and the time that it shows.
package struct Gantt: Sendable {
  package private(set) var rows: [GanttRow] = []
  /// How many rows are left out.
  package private(set) var omitted = 0
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
    horizon = plan.horizon
    cues = timeline.notes.cues
    var drawing = GanttDrawing(plan: plan, horizon: horizon)
    for row in shown { rows.append(drawing.draw(row, key: row.node.flatMap { keys[$0] })) }
  }
}
