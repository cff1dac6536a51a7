// The contents of a chart's rows: limits, the levels of overlapping bars, and texts. The bars are
// those of the text chart.

import AnimaticCore

/// The contents of a Gantt chart.
struct GanttChart: Sendable {
  /// One animation, or the union of several.
  struct Strip: Sendable {
    let row: GanttRow
    /// The level among overlapping bars.
    let level: Int
    /// The bars without gaps, in order of time.
    let intervals: [Interval]
    /// The intervals in which an end or a begin value is held, in order of time.
    let holds: [ClosedRange<Double>]
    let goesOn: Bool
  }

  /// A bar without gaps.
  struct Interval: Sendable, Equatable {
    let begin: Double
    var end: Double
    /// The intervals hidden by animations applied later, in order of time.
    var hidden: [ClosedRange<Double>] = []
    /// The boundaries of its iterations, and its turns.
    var boundaries: [GanttRow.Boundary] = []
    /// Whether an enclosing group ends before it.
    var isCutOff = false

    /// The longest visible part; nil if it is hidden completely.
    var shown: ClosedRange<Double>? {
      if hidden.isEmpty { return begin...end }
      let starts = [begin] + hidden.map(\.upperBound)
      let ends = hidden.map(\.lowerBound) + [end]
      return zip(starts, ends).filter { $0 < $1 }.map { $0...$1 }.max { $0.length < $1.length }
    }
  }

  /// The row of one property.
  struct Lane: Sendable {
    let title: String
    let strips: [Strip]
    /// The number of levels.
    let levels: Int
    /// The number of animations.
    let count: Int
    /// A note about animations that are never active.
    let note: String
  }

  /// The rows of one layer.
  struct Section: Sendable {
    let name: String
    let lanes: [Lane]
    let moreLanes: Int
  }

  /// The duration shown, in seconds.
  let length: Double
  private(set) var sections: [Section] = []
  var moreSections: Int { layerCount - sections.count }
  /// The cues, with their times.
  let marks: [(name: String, time: Double)]
  let moreMarks: Int
  let layerCount: Int
  let animationCount: Int

  private static let mostSections = 60
  private static let mostLanes = 24
  private static let mostRows = 120
  private static let mostMarks = 60

  /// - Complexity: O(n log n) in the animations of the displayed layers.
  init(_ timeline: Timeline, length: Double) {
    self.length = length
    let plan = timeline.plan
    layerCount = plan.layers.count
    animationCount = plan.nodes.count { !$0.isGroup }
    let cues = timeline.notes.cues.compactMap { cue in
      cue.time.flatMap { $0 <= length ? (name: cue.name, time: $0) : nil }
    }
    marks = Array(cues.prefix(Self.mostMarks))
    moreMarks = cues.count - marks.count
    let drawing = GanttDrawing(plan: plan, during: 0...length)
    for layer in plan.layers.indices.prefix(Self.mostSections) {
      let leaves = plan.layers[layer].nodes.filter { !plan.nodes[$0].isGroup }
      let properties = OrderedMap(grouping: leaves) {
        plan.pool.path(plan.nodes[$0].record.property).keyPath
      }
      let lanes = properties.prefix(Self.mostLanes).map { keyPath, nodes in
        let rows =
          nodes.count <= Self.mostRows
          ? nodes.map { drawing.draw($0) } : drawing.cover(nodes, most: Self.mostRows)
        return Lane(keyPath, rows, count: nodes.count, to: length)
      }
      sections.append(
        Section(
          name: plan.layers[layer].label, lanes: lanes,
          moreLanes: properties.count - lanes.count))
    }
  }

  /// The symbols to explain in the legend, in its order; cues are labeled directly.
  var meanings: [GanttMeaning] {
    var used: Set<GanttMeaning> = []
    for strip in sections.flatMap(\.lanes).flatMap(\.strips) {
      if !strip.holds.isEmpty { used.insert(.holds) }
      if strip.goesOn { used.insert(.goesOn) }
      for interval in strip.intervals {
        if interval.begin == interval.end { used.insert(.instant) }
        if interval.shown != nil { used.insert(.runs) }
        if !interval.hidden.isEmpty { used.insert(.hidden) }
        if interval.isCutOff { used.insert(.cutOff) }
        used.formUnion(interval.boundaries.map(\.meaning))
      }
    }
    return GanttMeaning.allCases.filter(used.contains)
  }
}

extension GanttChart.Lane {
  /// The most levels; further bars overlap again.
  private static let mostLevels = 8

  fileprivate init(_ keyPath: String, _ rows: [GanttRow], count: Int, to length: Double) {
    // The bars of each level, in order of time.
    var levels: [[GanttRow.Bar]] = []
    strips = rows.compactMap { row in
      let bars = row.bars.filter { $0.start <= length }
      guard !bars.isEmpty else { return nil }
      let free = levels.firstIndex { $0.hasRoom(for: bars) }
      if free == nil, levels.count < Self.mostLevels { levels.append([]) }
      let level = free ?? levels.count - 1
      levels[level] = (levels[level] + bars).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      return GanttChart.Strip(row, bars, level: level, to: length)
    }
    title = keyPath
    self.count = count
    self.levels = max(1, levels.count)
    let words = rows.filter(\.bars.isEmpty).map { row in
      row.span == nil && row.words.isEmpty ? "never" : row.words
    }
    note = words.uniqued.prefix(3).joined(separator: ", ")
  }
}

extension [GanttRow.Bar] {
  /// Whether other bars fit between these; both are in order of time.
  fileprivate func hasRoom(for others: Self) -> Bool {
    var next = startIndex
    for bar in others {
      while next < endIndex, self[next].end - MediaTiming.tolerance <= bar.start { next += 1 }
      if next < endIndex, self[next].start < bar.end - MediaTiming.tolerance { return false }
    }
    return true
  }
}

extension GanttChart.Strip {
  /// The most iteration boundaries drawn; more are only described in text.
  private static let mostBoundaries = 64

  fileprivate init(_ row: GanttRow, _ bars: [GanttRow.Bar], level: Int, to length: Double) {
    func range(_ bar: GanttRow.Bar) -> ClosedRange<Double> {
      bar.start...max(bar.start, min(bar.end, length))
    }
    var intervals: [GanttChart.Interval] = []
    for bar in bars where bar.manner != .holds {
      let range = range(bar)
      let hidden = bar.manner == .hidden ? [range] : []
      // An instant remains separate from the intervals that it touches.
      if let last = intervals.last, last.begin < last.end, range.lowerBound < range.upperBound,
        range.lowerBound <= last.end + MediaTiming.tolerance
      {
        intervals[intervals.count - 1].end = max(last.end, range.upperBound)
        intervals[intervals.count - 1].hidden = (last.hidden + hidden).joinedUp
      } else {
        intervals.append(.init(begin: range.lowerBound, end: range.upperBound, hidden: hidden))
      }
    }
    let isEndless = row.span.map { $0.upperBound > length + MediaTiming.tolerance } ?? false
    if !intervals.isEmpty, row.isCutOff, !isEndless {
      intervals[intervals.count - 1].isCutOff = true
    }
    let boundaries = row.boundaries ?? []
    for boundary in boundaries where boundaries.count <= Self.mostBoundaries {
      let place = intervals.lastIndex { $0.begin <= boundary.time && boundary.time <= $0.end }
      if let place { intervals[place].boundaries.append(boundary) }
    }
    self.row = row
    self.level = level
    self.intervals = intervals
    holds = bars.filter { $0.manner == .holds && $0.start < $0.end }.map(range)
    goesOn = isEndless && !intervals.isEmpty
  }

  /// The label on the bar.
  var label: String {
    if row.count > 1 { return "\(row.count.grouped) animations" }
    // A long easing must not hide the number of repeats.
    return [Markup.short(row.words, most: 32), row.repeats].joined(separator: " ")
  }

  /// The full description, on one line.
  var words: String {
    let hidden = intervals.flatMap(\.hidden)
    let holds = row.bars.filter { $0.manner == .holds && $0.start < $0.end }
    let words = [
      row.span?.secondsText, label, row.isCutOff ? "cut off" : nil, hidden.text("hidden"),
      holds.map { $0.start...$0.end }.text("holds"), row.place?.description,
    ]
    return words.joined(separator: " · ").oneLine
  }
}

extension [ClosedRange<Double>] {
  /// The first interval with a title, and the number of the others; nil for none.
  fileprivate func text(_ title: String) -> String? {
    let more = count > 1 ? " and \((count - 1).grouped) more" : ""
    return first.map { "\(title) \($0.secondsText)\(more)" }
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
