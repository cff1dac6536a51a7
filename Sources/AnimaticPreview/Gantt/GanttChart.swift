// What a picture shows of the lanes of a plan: limits, the levels on which bars that meet lie below
// each other, and the pieces that are drawn of each bar. What runs, holds and hides what is known to
// the lanes.

import Animatic
import AnimaticCore

/// What a Gantt chart shows.
struct GanttChart: Sendable {
  /// One animation, or what several cover.
  struct Strip: Sendable {
    let row: GanttRow
    /// Which of the bars that lie below each other it is.
    let level: Int
    let pieces: [Piece]
    /// When an end or a begin is held, in order of time.
    let holds: [ClosedRange<Double>]
    let goesOn: Bool
  }

  /// One bar without a gap.
  struct Piece: Sendable, Equatable {
    let begin: Double
    let end: Double
    /// When something that is applied later shows in its place, in order of time.
    var hidden: [ClosedRange<Double>] = []
    var seams: [GanttRow.Seam] = []
    /// Whether something around it ends before it does.
    var isCutOff = false
  }

  /// One property.
  struct Lane: Sendable {
    let title: String
    let strips: [Strip]
    /// How many bars lie below each other at most.
    let levels: Int
    /// How many animations there are on it.
    let count: Int
    /// What is said of those that are never active.
    let note: String
  }

  /// One layer.
  struct Section: Sendable {
    let name: String
    let lanes: [Lane]
    let moreLanes: Int
  }

  /// A named moment.
  struct Mark: Sendable {
    let name: String
    let time: Double
  }

  /// Seconds that are shown.
  let length: Double
  private(set) var sections: [Section] = []
  let moreSections: Int
  let marks: [Mark]
  let moreMarks: Int
  /// How many animations there are.
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

  /// What the signs that are drawn mean, in the order of the legend; cues say what they are.
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
  /// Deeper than this bars lie on each other again.
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

/// Which times of one level are taken.
private struct GanttLevel {
  /// In order of time.
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
