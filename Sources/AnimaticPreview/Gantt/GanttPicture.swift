// A Gantt chart as an SVG of its own.

import AnimaticCore

/// Draws a chart.
struct GanttPicture {
  private static let rowHeight = 24.0
  private static let headHeight = 30.0
  private static let top = 44.0
  private static let labelWidth = 190.0

  private let chart: GanttChart
  private let title: String
  private let width: Double
  private var body: [String] = []
  private var y = GanttPicture.top

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
      for row in section.rows { draw(row) }
      if section.moreRows > 0 { say("… \(section.moreRows.grouped) more properties") }
      y += 6
    }
    if chart.moreSections > 0 { say("… \(chart.moreSections.grouped) more layers") }
    if chart.sections.isEmpty { say("nothing is animated") }
  }

  private mutating func say(_ text: String) {
    body.append(
      "<text class=\"m\" x=\"24\" y=\"\((y + 16).short())\">\(Markup.escaped(text))</text>")
    y += Self.rowHeight
  }

  private mutating func draw(_ row: GanttChart.Row) {
    let middle = y + Self.rowHeight / 2
    let count = row.count > row.bars.count ? " × \(row.count.grouped)" : ""
    body.append(
      "<text class=\"p\" x=\"24\" y=\"\((middle + 4).short())\">"
        + "\(Markup.svgName(Markup.short(row.title, most: 26)))\(count)</text>")
    for bar in row.bars { draw(bar, middle) }
    y += Self.rowHeight
  }

  private mutating func draw(_ bar: GanttChart.Bar, _ middle: Double) {
    let (left, right) = (x(bar.begin), max(x(bar.end), x(bar.begin) + 2))
    func line(_ from: Double, _ to: Double) {
      body.append(
        "<line class=\"h\" x1=\"\(from.short())\" x2=\"\(to.short())\" "
          + "y1=\"\(middle.short())\" y2=\"\(middle.short())\"/>")
    }
    if let start = bar.shownFrom { line(x(start), left) }
    if let end = bar.held { line(right, x(end)) }
    let kind = bar.isClipped ? "b c" : "b"
    body.append(
      "<rect class=\"\(kind)\" x=\"\(left.short())\" y=\"\((middle - 8).short())\" "
        + "width=\"\((right - left).short())\" height=\"16\" rx=\"4\">"
        + "<title>\(Markup.escaped(bar.words))</title></rect>")
    for tick in bar.ticks {
      body.append(
        "<line class=\"t\" x1=\"\(x(tick).short())\" x2=\"\(x(tick).short())\" "
          + "y1=\"\((middle - 8).short())\" y2=\"\((middle + 8).short())\"/>")
    }
    let room = Int((right - left - 10) / 6.2)
    let label = bar.isEndless ? bar.label + " ∞" : bar.label
    if room >= 3 {
      body.append(
        "<text class=\"l\" x=\"\((left + 6).short())\" y=\"\((middle + 4).short())\">"
          + "\(Markup.escaped(Markup.short(label, most: room)))</text>")
    }
  }

  // MARK: Around the rows

  private func x(_ time: Double) -> Double {
    let room = width - Self.labelWidth - 24
    return Self.labelWidth + (chart.length > 0 ? time / chart.length * room : 0)
  }

  private var text: String {
    let height = y + 16
    var head: [String] = []
    for time in TimeScale.ticks(chart.length, most: Int(width / 90)) {
      let place = x(time).short()
      head.append(
        "<line class=\"g\" x1=\"\(place)\" x2=\"\(place)\" y1=\"34\" y2=\"\((height - 8).short())\"/>"
      )
      head.append(
        "<text class=\"m\" text-anchor=\"middle\" x=\"\(place)\" y=\"26\">\(time.short(6)) s</text>"
      )
    }
    var cues: [String] = []
    for mark in chart.marks {
      let place = x(mark.time)
      let isLate = place > width - 120
      cues.append(
        "<line class=\"q\" x1=\"\(place.short())\" x2=\"\(place.short())\" y1=\"34\" y2=\"\((height - 8).short())\"/>"
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
      <rect class="a" width="\(width.short())" height="\(height.short())"/>
      \((head + body + cues).joined(separator: "\n"))
      </svg>

      """
  }
}

extension GanttChart.Bar {
  /// What a bar is, in a line.
  var words: String {
    var words = ["\(begin.short(4))…\(isEndless ? "∞" : end.short(4)) s", label]
    if count > 1 { words.append("\(count.grouped) animations") }
    if !ticks.isEmpty { words.append("repeats") }
    if let held { words.append("held until \(held.short(4)) s") }
    if isClipped { words.append("cut off") }
    if let place { words.append(place.description) }
    return words.joined(separator: " · ").oneLine
  }
}

/// Round times along an axis.
enum TimeScale {
  static func ticks(_ length: Double, most: Int) -> [Double] {
    guard length > 0, length.isFinite, most > 0 else { return [0] }
    var step = 1e-9
    search: while true {
      for factor in [1.0, 2, 5] where length / (step * factor) <= Double(most) {
        step *= factor
        break search
      }
      step *= 10
      if step > 1e300 { return [0] }
    }
    return (0...Int(length / step + 1e-9)).map { (Double($0) * step).rounded(places: 9) }
  }
}

/// What the SVGs look like, in light and in dark.
enum SVGStyle {
  static let font = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

  static let gantt = """
    .a{fill:#fff}.n{fill:#1b2027;font-weight:600}.p{fill:#4a5462}.m{fill:#66707d;font-size:11px}
    .g{stroke:#e7eaee}.b{fill:#cddafd}.b.c{fill:#f7d9c4}.h{stroke:#9fb2e4;stroke-width:2}
    .t{stroke:#6f8fe8}.l{fill:#1f3a8a;font-size:11px}.q{stroke:#b4572e;stroke-dasharray:3 3}
    .k{fill:#9a4a26;font-size:11px}text{font-variant-numeric:tabular-nums}
    @media (prefers-color-scheme:dark){.a{fill:#161a20}.n{fill:#eceff3}.p{fill:#b4bdc9}
    .m{fill:#949eab}.g{stroke:#262c35}.b{fill:#2b3f78}.b.c{fill:#6b412a}.h{stroke:#4a63ad}
    .t{stroke:#7f9cf0}.l{fill:#d5e0ff}.q{stroke:#e08a5c}.k{fill:#eba37c}}
    """
}
