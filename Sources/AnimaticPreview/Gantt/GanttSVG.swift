// A Gantt chart as a separate SVG.

import AnimaticCore

/// Draws a chart.
struct GanttSVG {
  private static let rowHeight = 24.0
  /// The distance between the levels of overlapping bars.
  private static let levelHeight = 19.0
  private static let headHeight = 30.0
  private static let top = 44.0
  private static let labelWidth = 190.0

  private let chart: GanttChart
  private let title: String
  private let width: Double
  private var body: [String] = []
  private var y = Self.top
  /// The bottom of the last row.
  private var bottom = Self.top

  static func text(of chart: GanttChart, title: String, width: Double) -> String {
    var svg = GanttSVG(chart: chart, title: title, width: width.clamped(360, 8000))
    svg.draw()
    return svg.text
  }

  // MARK: Rows

  private mutating func draw() {
    for section in chart.sections {
      body.append(Self.text("n", 12, y + 20, Markup.svgName(section.name, most: 90)))
      y += Self.headHeight
      for lane in section.lanes { draw(lane) }
      if section.moreLanes > 0 { add("… \(section.moreLanes.grouped) more properties") }
      y += 6
    }
    if chart.moreSections > 0 { add("… \(chart.moreSections.grouped) more layers") }
    if chart.sections.isEmpty { add("nothing is animated") }
    bottom = y
    drawLegend()
  }

  private mutating func add(_ remark: String) {
    body.append(Self.text("m", 24, y + 16, Markup.escaped(remark)))
    y += Self.rowHeight
  }

  private mutating func draw(_ lane: GanttChart.Lane) {
    let middle = y + Self.rowHeight / 2
    let count = lane.count > max(1, lane.strips.count) ? " × \(lane.count.grouped)" : ""
    let note = Markup.escaped(lane.note)
    let title = note.isEmpty ? "" : "<title>\(note)</title>"
    let name = Markup.svgName(Markup.short(lane.title, most: 26))
    body.append(Self.text("p", 24, middle + 4, title + name + count))
    if lane.strips.isEmpty { body.append(Self.text("m", x(0), middle + 4, note)) }
    for strip in lane.strips { draw(strip, middle + Double(strip.level) * Self.levelHeight) }
    y += Self.rowHeight + Double(lane.levels - 1) * Self.levelHeight
  }

  private mutating func draw(_ strip: GanttChart.Strip, _ middle: Double) {
    for hold in strip.holds {
      body.append(
        Self.line("h", from: (x(hold.lowerBound), middle), to: (x(hold.upperBound), middle)))
    }
    // The label is on the interval with the most space.
    let intervals = strip.intervals
    let labeled = intervals.indices.max { space(intervals[$0]) < space(intervals[$1]) }
    let words = Markup.escaped(strip.words)
    for (index, interval) in intervals.enumerated() {
      draw(interval, words, middle)
      guard interval.begin < interval.end else { continue }
      if strip.goesOn, interval.end == chart.length {
        body.append(Self.arrow(right(interval), middle))
      }
      if index == labeled { draw(strip.label, on: interval, middle) }
    }
  }

  private mutating func draw(
    _ interval: GanttChart.Interval, _ words: String, _ middle: Double
  ) {
    let left = x(interval.begin)
    guard interval.begin < interval.end else {
      body.append(Self.diamond(left, middle, words))
      return
    }
    let kind = interval.isCutOff ? "b c" : interval.shown == nil ? "b x" : "b"
    body.append(Self.bar(kind, left, right(interval), middle, words))
    for range in interval.hidden {
      body.append(Self.hatch(x(range.lowerBound), x(range.upperBound), middle))
    }
    for boundary in interval.boundaries {
      body.append(Self.boundary(isTurn: boundary.isTurn, x(boundary.time), middle))
    }
  }

  /// The end of a bar, which is wide enough to be visible.
  private func right(_ interval: GanttChart.Interval) -> Double {
    max(x(interval.end), x(interval.begin) + 2)
  }

  /// The space available for text.
  private func space(_ interval: GanttChart.Interval) -> Double {
    let range = interval.shown ?? interval.begin...interval.end
    return x(range.upperBound) - x(range.lowerBound)
  }

  private mutating func draw(
    _ label: String, on interval: GanttChart.Interval, _ middle: Double
  ) {
    let left = x(interval.shown?.lowerBound ?? interval.begin)
    let space = Int((x(interval.end) - left - 12) / 6.2)
    guard space >= 3 else { return }
    let kind = interval.shown == nil ? "l v" : "l"
    let text = Markup.escaped(Markup.short(label, most: space))
    body.append(Self.text(kind, left + 6, middle + 4, text))
  }

  private mutating func drawLegend() {
    let meanings = chart.meanings
    guard !meanings.isEmpty else { return }
    y += 10
    var left = 24.0
    for meaning in meanings {
      let space = 40 + Double(meaning.words.count) * 5.7
      if left + space > width, left > 24 {
        left = 24
        y += Self.rowHeight
      }
      let middle = y + Self.rowHeight / 2
      body.append(Self.symbol(meaning, left, middle))
      body.append(Self.text("m", left + 28, middle + 4, Markup.escaped(meaning.words)))
      left += space
    }
    y += Self.rowHeight
  }

  // MARK: Around the rows

  private func x(_ time: Double) -> Double {
    let space = width - Self.labelWidth - 24
    return Self.labelWidth + (chart.length > 0 ? time / chart.length * space : 0)
  }

  private var ticks: [String] {
    (0...chart.length).ticks(most: Int(width / 90)).flatMap { time, text in
      [
        Self.line("g", from: (x(time), 34), to: (x(time), bottom)),
        Self.text("m", x(time), 26, "\(text) s", anchor: "middle"),
      ]
    }
  }

  private var cues: [String] {
    chart.marks.flatMap { name, time in
      let place = x(time)
      let isLate = place > width - 120
      return [
        Self.line("q", from: (place, 34), to: (place, bottom)),
        Self.text(
          "k", place + (isLate ? -4 : 4), 42, Markup.svgName(name, most: 24),
          anchor: isLate ? "end" : "start"),
      ]
    }
  }

  private var text: String {
    Markup.svg(
      title: title, width: width, height: y + 16, style: Self.style, definitions: [Self.pattern],
      body: ticks + body + cues)
  }

  /// The style, in light and dark mode.
  private static let style = """
    .a{fill:#fff}.n{fill:#1b2027;font-weight:600}.p{fill:#4a5462}.m{fill:#66707d;font-size:11px}
    .g{stroke:#e7eaee}.b{fill:#cddafd}.b.c{fill:#f7d9c4}.x,.y{fill:#fff}.y{stroke:#a9b8dd}
    .w{stroke:#b9c6e8;stroke-width:2}.h{stroke:#9fb2e4;stroke-width:2}
    .t{stroke:#6f8fe8}.t.u{stroke-dasharray:2 2}.d,.o{fill:#5b7de0}
    .l{fill:#1f3a8a;font-size:11px}.v{fill:#4a5462;stroke:#fff;stroke-width:5;paint-order:stroke}
    .q{stroke:#b4572e;stroke-dasharray:3 3}
    .k{fill:#9a4a26;font-size:11px}text{font-variant-numeric:tabular-nums}
    @media (prefers-color-scheme:dark){.a{fill:#161a20}.n{fill:#eceff3}.p{fill:#b4bdc9}
    .m{fill:#949eab}.g{stroke:#262c35}.b{fill:#2b3f78}.b.c{fill:#6b412a}.x,.y{fill:#161a20}
    .y{stroke:#4a5a88}.w{stroke:#35436d}.h{stroke:#4a63ad}.t{stroke:#7f9cf0}.d,.o{fill:#7f9cf0}
    .l{fill:#d5e0ff}.v{fill:#b4bdc9;stroke:#161a20}.q{stroke:#e08a5c}.k{fill:#eba37c}}
    """

  /// The fill pattern of hidden intervals.
  fileprivate static let pattern = """
    <defs><pattern id="animatic-hidden" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect class="x" width="6" height="6"/>\
    <line class="w" x1="1" x2="1" y1="0" y2="6"/></pattern></defs>
    """

  fileprivate static func bar(
    _ kind: String, _ left: Double, _ right: Double, _ middle: Double, _ words: String
  ) -> String {
    "<rect class=\"\(kind)\" x=\"\(left.short())\" y=\"\((middle - 8).short())\" "
      + "width=\"\((right - left).short())\" height=\"16\" rx=\"4\"><title>\(words)</title></rect>"
  }

  fileprivate static func hatch(_ left: Double, _ right: Double, _ middle: Double) -> String {
    "<rect class=\"y\" style=\"fill:url(#animatic-hidden)\" pointer-events=\"none\" "
      + "x=\"\((left + 0.5).short())\" y=\"\((middle - 7.5).short())\" "
      + "width=\"\(max(1, right - left - 1).short())\" height=\"15\" rx=\"3.5\"/>"
  }

  fileprivate static func line(
    _ kind: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> String {
    "<line class=\"\(kind)\" x1=\"\(start.x.short())\" x2=\"\(end.x.short())\" "
      + "y1=\"\(start.y.short())\" y2=\"\(end.y.short())\"/>"
  }

  fileprivate static func boundary(isTurn: Bool, _ x: Double, _ middle: Double) -> String {
    line(isTurn ? "t u" : "t", from: (x, middle - 8), to: (x, middle + 8))
  }

  fileprivate static func text(
    _ kind: String, _ x: Double, _ y: Double, _ content: String, anchor: String? = nil
  ) -> String {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return
      "<text class=\"\(kind)\"\(anchor) x=\"\(x.short())\" y=\"\(y.short())\">\(content)</text>"
  }

  fileprivate static func diamond(_ x: Double, _ middle: Double, _ words: String) -> String {
    "<path class=\"d\" d=\"M\(x.short()) \((middle - 7).short())l5 7l-5 7l-5 -7z\">"
      + "<title>\(words)</title></path>"
  }

  fileprivate static func arrow(_ right: Double, _ middle: Double) -> String {
    "<path class=\"o\" d=\"M\((right - 7).short()) \((middle - 5).short())l6 5l-6 5z\"/>"
  }

  /// Draws the legend symbol of a meaning.
  fileprivate static func symbol(
    _ meaning: GanttMeaning, _ left: Double, _ middle: Double
  ) -> String {
    let (right, half) = (left + 20, left + 10)
    let words = Markup.escaped(meaning.words)
    let bar = bar("b", left, right, middle, words)
    return switch meaning {
    case .runs, .more, .cue: bar
    case .hidden: self.bar("b x", left, right, middle, words) + hatch(left, right, middle)
    case .holds: line("h", from: (left, middle), to: (right, middle))
    case .instant: diamond(half, middle, words)
    case .again: bar + boundary(isTurn: false, half, middle)
    case .back: bar + boundary(isTurn: true, half, middle)
    case .cutOff: self.bar("b c", left, right, middle, words)
    case .goesOn: bar + arrow(right, middle)
    }
  }
}
