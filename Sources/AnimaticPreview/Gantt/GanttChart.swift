// The contents of a chart's rows: limits, the levels of overlapping bars, and the pieces of each
// bar. Which intervals run, hold or are hidden is known to the lanes.

import Animatic
import AnimaticCore

/// The contents of a Gantt chart.
struct GanttChart: Sendable {
  /// One animation, or the union of several.
  struct Strip: Sendable {
    let row: GanttRow
    /// The level among overlapping bars.
    let level: Int
    let pieces: [Piece]
    /// The intervals in which an end or a begin value is held, in order of time.
    let holds: [ClosedRange<Double>]
    let goesOn: Bool
  }

  /// A bar without gaps.
  struct Piece: Sendable, Equatable {
    let begin: Double
    let end: Double
    /// The intervals hidden by animations applied later, in order of time.
    var hidden: [ClosedRange<Double>] = []
    var seams: [GanttRow.Seam] = []
    /// Whether an enclosing group ends before it.
    var isCutOff = false
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

  /// A named time.
  struct Mark: Sendable {
    let name: String
    let time: Double
  }

  /// The duration shown, in seconds.
  let length: Double
  private(set) var sections: [Section] = []
  let moreSections: Int
  let marks: [Mark]
  let moreMarks: Int
  /// The number of animations.
  let animationCount: Int

  private static let limits = GanttLanes.Limits(layers: 60, lanes: 24, rows: 120)
  private static let mostMarks = 60

  init(_ picture: PictureSource, length: Double) {
    self.length = length
    let plan = picture.plan
    animationCount = plan.nodes.reduce(0) { $0 + ($1.isGroup ? 0 : 1) }
    let known = picture.marks.compactMap { cue in
      cue.time.flatMap { $0 <= length ? Mark(name: cue.name, time: $0) : nil }
    }
    marks = Array(known.prefix(Self.mostMarks))
    moreMarks = known.count - marks.count
    let lanes = GanttLanes(of: plan, horizon: length, limits: Self.limits)
    moreSections = lanes.omitted
    for (index, section) in lanes.sections.enumerated() {
      sections.append(
        Section(
          name: plan.layers[index].label,
          lanes: section.lanes.map { Lane($0, to: length) }, moreLanes: section.omitted))
    }
  }

  /// The symbols to explain in the legend, in its order; cues are labeled directly.
  var meanings: [GanttMeaning] {
    var used: Set<GanttMeaning> = []
    for strip in sections.flatMap(\.lanes).flatMap(\.strips) {
      if !strip.holds.isEmpty { used.insert(.holds) }
      if strip.goesOn { used.insert(.goesOn) }
      for piece in strip.pieces {
        if piece.begin == piece.end { used.insert(.instant) }
        if piece.isShown { used.insert(.runs) }
        if !piece.hidden.isEmpty { used.insert(.hidden) }
        if piece.isCutOff { used.insert(.cutOff) }
        used.formUnion(piece.seams.map(\.meaning))
      }
    }
    return GanttMeaning.allCases.filter(used.contains)
  }
}

extension GanttChart.Lane {
  /// The most levels; further bars overlap again.
  private static let mostLevels = 8

  init(_ lane: GanttLanes.Lane, to length: Double) {
    var levels: [GanttLevel] = []
    strips = lane.rows.compactMap { row in
      let bars = row.bars.filter { $0.start <= length }
      guard !bars.isEmpty else { return nil }
      let free = levels.firstIndex { $0.hasRoom(for: bars) }
      if free == nil, levels.count < Self.mostLevels { levels.append(GanttLevel()) }
      let level = free ?? levels.count - 1
      levels[level].add(bars)
      return GanttChart.Strip(row, bars, level: level, to: length)
    }
    title = lane.keyPath
    count = lane.count
    self.levels = max(1, levels.count)
    var words: [String] = []
    for row in lane.rows where row.bars.isEmpty {
      let word = row.span == nil && row.words.isEmpty ? "never" : row.words
      if !words.contains(word), words.count < 3 { words.append(word) }
    }
    note = words.joined(separator: ", ")
  }
}

/// The occupied intervals of one level.
private struct GanttLevel {
  /// The bars, in order of time.
  private var bars: [GanttRow.Bar] = []

  func hasRoom(for others: [GanttRow.Bar]) -> Bool {
    var next = bars.startIndex
    for bar in others {
      while next < bars.endIndex, bars[next].end - MediaTiming.tolerance <= bar.start { next += 1 }
      if next < bars.endIndex, bars[next].start < bar.end - MediaTiming.tolerance { return false }
    }
    return true
  }

  mutating func add(_ others: [GanttRow.Bar]) {
    bars.append(contentsOf: others)
    bars.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
