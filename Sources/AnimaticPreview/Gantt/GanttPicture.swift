// A Gantt chart as a separate SVG.

import AnimaticCore

/// Draws a chart.
struct GanttPicture {
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
  private var y = GanttPicture.top
  /// The bottom of the last row.
  private var end = GanttPicture.top

  static func svg(_ chart: GanttChart, title: String, width: Double) -> String {
    var picture = GanttPicture(chart: chart, title: title, width: width.clamped(360, 8000))
    picture.draw()
    return picture.text
  }

  private init(chart: GanttChart, title: String, width: Double) {
    self.chart = chart
    self.title = title
    self.width = width
  }

  // MARK: Rows

  private mutating func draw() {
    for section in chart.sections {
      body.append(
        "<text class=\"n\" x=\"12\" y=\"\((y + 20).short())\">\(Markup.svgName(section.name, most: 90))</text>"
      )
      y += Self.headHeight
      for lane in section.lanes { draw(lane) }
      if section.moreLanes > 0 { say("… \(section.moreLanes.grouped) more properties") }
      y += 6
    }
    if chart.moreSections > 0 { say("… \(chart.moreSections.grouped) more layers") }
    if chart.sections.isEmpty { say("nothing is animated") }
    end = y
    drawLegend()
  }

  private mutating func say(_ text: String) {
    body.append(
      "<text class=\"m\" x=\"24\" y=\"\((y + 16).short())\">\(Markup.escaped(text))</text>")
    y += Self.rowHeight
  }

  private mutating func draw(_ lane: GanttChart.Lane) {
    let middle = y + Self.rowHeight / 2
    let count = lane.count > max(1, lane.strips.count) ? " × \(lane.count.grouped)" : ""
    let note = lane.note.isEmpty ? "" : "<title>\(Markup.escaped(lane.note))</title>"
    body.append(
      "<text class=\"p\" x=\"24\" y=\"\((middle + 4).short())\">\(note)"
        + "\(Markup.svgName(Markup.short(lane.title, most: 26)))\(count)</text>")
    if lane.strips.isEmpty {
      body.append(
        "<text class=\"m\" x=\"\(x(0).short())\" y=\"\((middle + 4).short())\">"
          + "\(Markup.escaped(lane.note))</text>")
    }
    for strip in lane.strips {
      draw(strip, middle + Double(strip.level) * Self.levelHeight)
    }
    y += Self.rowHeight + Double(lane.levels - 1) * Self.levelHeight
  }

  private mutating func draw(_ strip: GanttChart.Strip, _ middle: Double) {
    for hold in strip.holds {
      body.append(GanttShapes.line("h", x(hold.lowerBound), x(hold.upperBound), middle))
    }
    guard
      let named = strip.pieces.indices.max(by: { room(strip.pieces[$0]) < room(strip.pieces[$1]) })
    else { return }
    let words = Markup.escaped(strip.words)
    for (index, piece) in strip.pieces.enumerated() {
      let (left, right) = (x(piece.begin), max(x(piece.end), x(piece.begin) + 2))
      guard piece.begin < piece.end else {
        body.append(GanttShapes.diamond(left, middle, words))
        continue
      }
      let kind = piece.isCutOff ? "b c" : piece.isShown ? "b" : "b x"
      body.append(GanttShapes.bar(kind, left, right, middle, words))
      for range in piece.hidden {
        body.append(GanttShapes.hatch(x(range.lowerBound), x(range.upperBound), middle))
      }
      for seam in piece.seams {
        body.append(GanttShapes.seam(isTurn: seam.isTurn, x(seam.time), middle))
      }
      if strip.goesOn, piece.end == chart.length {
        body.append(GanttShapes.arrow(right, middle))
      }
      if index == named { draw(strip.label, on: piece, middle) }
    }
  }

  /// The space available for text.
  private func room(_ piece: GanttChart.Piece) -> Double {
    let range = piece.shown ?? piece.begin...piece.end
    return x(range.upperBound) - x(range.lowerBound)
  }

  private mutating func draw(_ label: String, on piece: GanttChart.Piece, _ middle: Double) {
    let left = x(piece.shown?.lowerBound ?? piece.begin)
    let room = Int((x(piece.end) - left - 12) / 6.2)
    guard room >= 3 else { return }
    body.append(
      "<text class=\"\(piece.isShown ? "l" : "l v")\" x=\"\((left + 6).short())\" y=\"\((middle + 4).short())\">"
        + "\(Markup.escaped(Markup.short(label, most: room)))</text>")
  }

  private mutating func drawLegend() {
    let meanings = chart.meanings
    guard !meanings.isEmpty else { return }
    y += 10
    var left = 24.0
    for meaning in meanings {
      let room = 40 + Double(meaning.words.count) * 5.7
      if left + room > width, left > 24 {
        left = 24
        y += Self.rowHeight
      }
      let middle = y + Self.rowHeight / 2
      body.append(GanttShapes.sign(meaning, left, middle))
      body.append(
        "<text class=\"m\" x=\"\((left + 28).short())\" y=\"\((middle + 4).short())\">"
          + "\(Markup.escaped(meaning.words))</text>")
      left += room
    }
    y += Self.rowHeight
  }

  // MARK: Around the rows

  private func x(_ time: Double) -> Double {
    let room = width - Self.labelWidth - 24
    return Self.labelWidth + (chart.length > 0 ? time / chart.length * room : 0)
  }

  private var text: String {
    let height = y + 16
    var head: [String] = []
    for tick in TimeAxis(to: chart.length, most: Int(width / 90)).ticks {
      let place = x(tick.time).short()
      head.append(
        "<line class=\"g\" x1=\"\(place)\" x2=\"\(place)\" y1=\"34\" y2=\"\(end.short())\"/>"
      )
      head.append(
        "<text class=\"m\" text-anchor=\"middle\" x=\"\(place)\" y=\"26\">\(tick.text) s</text>"
      )
    }
    var cues: [String] = []
    for mark in chart.marks {
      let place = x(mark.time)
      let isLate = place > width - 120
      cues.append(
        "<line class=\"q\" x1=\"\(place.short())\" x2=\"\(place.short())\" y1=\"34\" y2=\"\(end.short())\"/>"
      )
      cues.append(
        "<text class=\"k\" text-anchor=\"\(isLate ? "end" : "start")\" x=\"\((place + (isLate ? -4 : 4)).short())\" "
          + "y=\"42\">\(Markup.svgName(mark.name, most: 24))</text>")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short()) \(height.short())" \
      width="\(width.short())" height="\(height.short())" role="img" font-family="\(SVGStyle.font)" \
      font-size="12">
      <title>\(Markup.escaped(title.oneLine))</title>
      <style>\(SVGStyle.gantt)</style>
      \(GanttShapes.pattern)
      <rect class="a" width="\(width.short())" height="\(height.short())"/>
      \((head + body + cues).joined(separator: "\n"))
      </svg>

      """
  }
}

/// The style of the SVGs, in light and dark mode.
enum SVGStyle {
  static let font = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

  static let gantt = """
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
}
