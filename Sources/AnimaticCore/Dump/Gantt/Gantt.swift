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

// The bars of animations: when each runs, holds, or is hidden by a later one.

extension Plan {
  /// Returns the bars of a layer's animations by node, in order of time.
  ///
  /// - Complexity: O(n log n) in the animations of the layer.
  func ganttBars(of layer: Int, during time: ClosedRange<Double>) -> [Int: [GanttRow.Bar]] {
    var bars: [Int: [GanttRow.Bar]] = [:]
    // Earlier begins are included; later ends are drawn up to their end.
    let time = time.lowerBound...(time.lowerBound > 0 ? time.upperBound : .infinity)
    for activities in Activities(of: layer, in: self, isDrawn: true, during: time).byRoot {
      let visible = Coverage(of: activities).visible
      for (number, activity) in activities.enumerated() {
        let own =
          activity.blurredBars(in: self)
          ?? activity.bars(in: self) {
            visible[.init(index: number, interval: $0)] ?? []
          }
        bars[activity.node] = own
      }
    }
    return bars
  }
}

extension Activity {
  /// Returns one bar for iterations that are too short or too late to be distinguished; nil if they
  /// can be distinguished.
  fileprivate func blurredBars(in plan: Plan) -> [GanttRow.Bar]? {
    let runs = intervals.filter(\.isRunning)
    guard runs.count > 1, let first = runs.first, let last = runs.last else { return nil }
    let edges = runs.flatMap { [$0.start, $0.end] }
    guard
      zip(edges, edges.dropFirst()).allSatisfy({ $1 - $0 <= 2 * MediaTiming.resolution(at: $1) })
    else { return nil }
    let end = isCut ? plan.activeInterval(of: node)?.exit ?? last.end : last.end
    return [.init(start: first.start, end: max(end, last.end), manner: .runs)]
  }

  /// - Parameter visible: Returns where an interval is visible.
  fileprivate func bars(
    in plan: Plan, visible: (Int) -> [ClosedRange<Double>]
  ) -> [GanttRow.Bar] {
    let isAlwaysVisible = isAdditive || isInstant
    let bars = intervals.enumerated().flatMap { index, interval in
      isAlwaysVisible ? [interval.bar] : interval.bars(visible: visible(index))
    }
    // The iterations of an ancestor beyond the examined ones share one bar.
    guard isCut, let last = intervals.last, let span = plan.activeInterval(of: node),
      span.exit > last.end
    else { return bars }
    let isSeen = bars.contains { $0.manner != .hidden }
    return bars + [.init(start: last.end, end: span.exit, manner: isSeen ? .runs : .hidden)]
  }
}

extension ActivityInterval {
  private var manner: GanttMeaning { isRunning ? .runs : .holds }

  /// The bar of a visible interval; one shorter than the time resolution is an instant.
  fileprivate var bar: GanttRow.Bar {
    let isInstant = isRunning && end - start <= MediaTiming.tolerance
    return .init(start: start, end: isInstant ? start : end, manner: manner)
  }

  /// Returns the visible parts, and the hidden ones if the animation runs.
  fileprivate func bars(visible: [ClosedRange<Double>]) -> [GanttRow.Bar] {
    var bars: [GanttRow.Bar] = []
    var start = start
    func hide(until end: Double) {
      if isRunning, start < end { bars.append(.init(start: start, end: end, manner: .hidden)) }
    }
    for range in visible {
      hide(until: range.lowerBound)
      bars.append(.init(start: range.lowerBound, end: range.upperBound, manner: manner))
      start = range.upperBound
    }
    hide(until: end)
    return bars
  }
}
