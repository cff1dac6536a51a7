// The rows of a Gantt chart: one for each property of each layer, with what happens on it when.
// Where there is more than anybody can look at, rows and bars fold and say how many they are.

import Animatic
import AnimaticCore

/// What a Gantt chart shows.
struct GanttChart: Sendable {
  /// One animation, or several that were folded into one.
  struct Bar: Sendable {
    var begin: Double
    var end: Double
    /// How the animation is eased, in a word.
    var label: String
    /// How many animations it stands for.
    var count = 1
    /// Until when its end is held; nil where it is not.
    var held: Double?
    /// From when on its start shows already; nil where it does not.
    var shownFrom: Double?
    /// When its cycles begin, but for the first.
    var ticks: [Double] = []
    /// Whether something around it cuts it off.
    var isClipped = false
    var isEndless = false
    var place: SourcePlace?
  }

  /// One property.
  struct Row: Sendable {
    let title: String
    var bars: [Bar] = []
    /// How many animations there are on it.
    var count = 0
  }

  /// One layer.
  struct Section: Sendable {
    let name: String
    var rows: [Row] = []
    var moreRows = 0
  }

  /// A named moment.
  struct Mark: Sendable {
    let name: String
    let time: Double
  }

  /// Seconds that are shown.
  let length: Double
  let isEndless: Bool
  private(set) var sections: [Section] = []
  private(set) var moreSections = 0
  private(set) var marks: [Mark] = []
  private(set) var moreMarks = 0
  /// How many animations there are.
  private(set) var animationCount = 0
}

extension GanttChart {
  private static let mostSections = 60
  private static let mostRows = 24
  private static let mostBars = 120
  private static let mostTicks = 64
  private static let mostMarks = 60

  init(_ picture: PictureSource, length: Double, isEndless: Bool) {
    self.init(length: length, isEndless: isEndless)
    let plan = picture.plan
    animationCount = plan.nodes.reduce(0) { $0 + ($1.isGroup ? 0 : 1) }
    let shown = plan.layers.prefix(Self.mostSections)
    moreSections = plan.layers.count - shown.count
    for (index, layer) in shown.enumerated() {
      let name = index < picture.names.count ? picture.names[index] : layer.label
      sections.append(section(name, layer, plan))
    }
    let known = picture.marks.compactMap { cue in
      cue.time.flatMap { $0 <= length ? Mark(name: cue.name, time: $0) : nil }
    }
    marks = Array(known.prefix(Self.mostMarks))
    moreMarks = known.count - marks.count
  }

  private func section(_ name: String, _ layer: PlanLayer, _ plan: Plan) -> Section {
    var section = Section(name: name)
    var places: [String: Int] = [:]
    for node in layer.nodes.map(Int.init) where !plan.nodes[node].isGroup {
      let title = plan.pool.path(plan.nodes[node].record.property).keyPath
      let place: Int
      if let known = places[title] {
        place = known
      } else {
        guard section.rows.count < Self.mostRows else {
          places[title] = -1
          section.moreRows += 1
          continue
        }
        place = section.rows.count
        places[title] = place
        section.rows.append(Row(title: title))
      }
      guard place >= 0 else { continue }
      section.rows[place].count += 1
      guard let bar = bar(of: node, plan, hasDetails: section.rows[place].count <= Self.mostBars)
      else { continue }
      section.rows[place].bars.append(bar)
    }
    for row in section.rows.indices {
      section.rows[row].fold(most: Self.mostBars)
      section.rows[row].shortenHolds()
    }
    return section
  }

  // MARK: One animation

  private func bar(of node: Int, _ plan: Plan, hasDetails: Bool) -> Bar? {
    guard let span = plan.activeSpan(of: node), span.enter <= length else { return nil }
    let record = plan.nodes[node].record
    var bar = Bar(
      begin: max(0, span.enter), end: min(span.exit, length), label: label(record, plan))
    bar.isEndless = span.exit.isInfinite
    guard hasDetails else { return bar }
    bar.isClipped = !span.isWhole
    bar.place = plan.pool.place(record)
    let around = plan.nodes[node].parent
    let room = around < 0 ? nil : plan.activeSpan(of: Int(around))
    if record.flags.contains(.fillsForwards), around >= 0 || record.flags.contains(.kept) {
      let end = min(around < 0 ? length : room?.exit ?? length, length)
      if end > bar.end { bar.held = end }
    }
    if record.flags.contains(.fillsBackwards), let start = around < 0 ? 0 : room?.enter,
      start < bar.begin
    {
      bar.shownFrom = max(0, start)
    }
    if let cycles = plan.cycles(of: node) {
      var next = cycles.first(from: bar.begin)
      while let moment = next, moment.time < bar.end, bar.ticks.count < Self.mostTicks {
        if moment.time > bar.begin { bar.ticks.append(moment.time) }
        next = cycles.next(after: moment.time)
      }
    }
    return bar
  }

  private func label(_ record: AnimationRecord, _ plan: Plan) -> String {
    if record.flags.contains(.rejected) { return "rejected" }
    if record.flags.contains(.inert) { return "no effect" }
    if record.flags.contains(.jumps) { return "at once" }
    let easing = plan.pool.function(record.easing)
    switch record.kind {
    case .spring: return "spring"
    case .keyframes:
      let path = plan.pool.score(plan.pool.table(record)).path
      let own = easing.map { $0 == .linear ? "" : " \($0)" } ?? ""
      return (path == nil ? "keyframes" : "along a path") + own
    default: return Markup.short((easing ?? .linear).description, most: 32)
    }
  }
}

extension GanttChart.Row {
  /// Ends what is held where the next animation begins: nothing is held under another.
  fileprivate mutating func shortenHolds() {
    var next = Double.infinity
    let order = bars.indices.sorted { (bars[$0].begin, $0) > (bars[$1].begin, $1) }
    for index in order {
      if let held = bars[index].held {
        bars[index].held = next > bars[index].end ? min(held, next) : nil
      }
      next = min(next, bars[index].begin)
    }
  }

  /// Merges bars that touch, where there are too many to draw each.
  fileprivate mutating func fold(most: Int) {
    guard bars.count > most else { return }
    let last = bars.map(\.end).max() ?? 0
    let gap = (last - (bars.map(\.begin).min() ?? 0)) / Double(most)
    var folded: [GanttChart.Bar] = []
    for bar in bars.sorted(by: { ($0.begin, $0.end) < ($1.begin, $1.end) }) {
      guard let before = folded.last, bar.begin <= before.end + gap else {
        folded.append(GanttChart.Bar(begin: bar.begin, end: bar.end, label: bar.label))
        continue
      }
      folded[folded.count - 1].end = max(before.end, bar.end)
      folded[folded.count - 1].count += 1
      folded[folded.count - 1].label = "\((before.count + 1).grouped) animations"
    }
    bars = folded
  }
}
