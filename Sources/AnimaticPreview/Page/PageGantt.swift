// The chart inside of the page: rows that follow the cursor and can be pressed to seek.

import AnimaticCore

/// Writes the chart as HTML.
struct PageGantt {
  let chart: GanttChart

  private func share(_ time: Double) -> String {
    (chart.length > 0 ? (time / chart.length).clamped(0, 1) : 0).percent
  }

  var html: String {
    guard !chart.sections.isEmpty else { return "" }
    let ticks = TimeScale.ticks(chart.length, most: 8).map { time in
      let isLate = time > chart.length * 0.95
      return
        "<span\(isLate ? " class=\"late\"" : "") style=\"left:\(share(time))\">\(time.short(6))</span>"
    }
    let cues = chart.marks.enumerated().map { index, mark in
      let isLate = chart.length > 0 && mark.time > chart.length * 0.8
      return "<span class=\"cue\(isLate ? " late" : "")\" style=\"left:\(share(mark.time))\" "
        + "title=\"\(mark.time.short(4)) s\"><b>\(Markup.name(Markup.short(mark.name, most: 24)))</b></span>"
    }
    let lines = chart.marks.map { "<i style=\"left:\(share($0.time))\"></i>" }.joined()
    var notes: [String] = []
    if chart.moreMarks > 0 { notes.append("… \(chart.moreMarks.grouped) more cues") }
    if chart.moreSections > 0 { notes.append("… \(chart.moreSections.grouped) more layers") }
    let quiet = notes.map { "<p class=\"quiet\">\($0)</p>" }.joined()
    let cueRow =
      cues.isEmpty
      ? ""
      : "<div class=\"row cues\"><div class=\"name\">cues</div><div class=\"lane\">\(cues.joined())</div></div>"
    return """
      <section class="card chart" aria-label="Timeline">
      <h2>Timeline</h2>
      <div class="rows" id="rows">
      <div class="row axis"><div class="name"></div><div class="lane">\(ticks.joined())</div></div>
      \(cueRow)
      \(chart.sections.map(section).joined(separator: "\n"))
      <div class="over" id="over"><div class="marks">\(lines)</div>\
      <div class="cursor" id="cursor"></div></div>
      </div>\(quiet)
      </section>
      """
  }

  private func section(_ section: GanttChart.Section) -> String {
    let rows = section.rows.map { row in
      let count = row.count > row.bars.count ? " <small>× \(row.count.grouped)</small>" : ""
      return
        "<div class=\"row\"><div class=\"name\" title=\"\(Markup.escaped(row.title.oneLine))\">"
        + "\(Markup.keyPath(row.title))\(count)</div>"
        + "<div class=\"lane\">\(row.bars.map(bar).joined())</div></div>"
    }
    let rest =
      section.moreRows > 0
      ? "<p class=\"quiet\">… \(section.moreRows.grouped) more properties</p>" : ""
    return
      "<div class=\"layer\" dir=\"auto\">\(Markup.name(Markup.short(section.name, most: 80)))</div>"
      + rows.joined() + rest
  }

  private func bar(_ bar: GanttChart.Bar) -> String {
    var text = ""
    func line(_ from: Double, _ to: Double) {
      text += "<i class=\"hold\" style=\"left:\(share(from));width:\(share(to - from))\"></i>"
    }
    if let start = bar.shownFrom { line(start, bar.begin) }
    if let end = bar.held { line(bar.end, end) }
    let ticks = bar.ticks.map { tick in
      let length = bar.end - bar.begin
      let place = length > 0 ? ((tick - bar.begin) / length).percent : "0"
      return "<i style=\"left:\(place)\"></i>"
    }
    var kinds = ["bar"]
    if bar.isClipped { kinds.append("cut") }
    if bar.isEndless { kinds.append("endless") }
    text += "<span class=\"\(kinds.joined(separator: " "))\" style=\"left:\(share(bar.begin));"
    text += "width:\(share(bar.end - bar.begin))\" title=\"\(Markup.escaped(bar.words))\">"
    text += ticks.joined() + "<em>\(Markup.escaped(bar.label))</em></span>"
    return text
  }
}
