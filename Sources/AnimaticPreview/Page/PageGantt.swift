// The chart on the page, whose rows follow the cursor and seek when pressed.

import AnimaticCore

/// Writes the chart as HTML.
struct PageGantt {
  let chart: GanttChart

  private func share(_ time: Double) -> String {
    (chart.length > 0 ? (time / chart.length).clamped(0, 1) : 0).percent
  }

  var html: String {
    guard !chart.sections.isEmpty else { return "" }
    let ticks = TimeAxis(to: chart.length, most: 8).ticks.map { time, text in
      let isLate = time > chart.length * 0.95
      return
        "<span\(isLate ? " class=\"late\"" : "") style=\"left:\(share(time))\">\(text)</span>"
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
      </div>\(legend)\(quiet)
      </section>
      """
  }

  private func section(_ section: GanttChart.Section) -> String {
    let rest =
      section.moreLanes > 0
      ? "<p class=\"quiet\">… \(section.moreLanes.grouped) more properties</p>" : ""
    return
      "<div class=\"layer\" dir=\"auto\">\(Markup.name(Markup.short(section.name, most: 80)))</div>"
      + section.lanes.map(lane).joined() + rest
  }

  private func lane(_ lane: GanttChart.Lane) -> String {
    let count =
      lane.count > max(1, lane.strips.count) ? " <small>× \(lane.count.grouped)</small>" : ""
    let title = lane.note.isEmpty ? lane.title : "\(lane.title): \(lane.note)"
    let height = lane.levels > 1 ? " style=\"--n:\(lane.levels)\"" : ""
    let inside =
      lane.strips.isEmpty
      ? "<small>\(Markup.escaped(lane.note))</small>" : lane.strips.map(strip).joined()
    return "<div class=\"row\"><div class=\"name\" title=\"\(Markup.escaped(title.oneLine))\">"
      + "\(Markup.keyPath(lane.title))\(count)</div><div class=\"lane\"\(height)>\(inside)</div></div>"
  }

  private func strip(_ strip: GanttChart.Strip) -> String {
    let level = strip.level > 0 ? ";--y:\(strip.level)" : ""
    var text = strip.holds.map { hold in
      "<i class=\"hold\" style=\"left:\(share(hold.lowerBound));"
        + "width:\(share(hold.upperBound - hold.lowerBound))\(level)\"></i>"
    }.joined()
    let title = Markup.escaped(strip.words)
    for piece in strip.pieces {
      var kinds = ["bar"]
      if piece.begin == piece.end { kinds.append("at") }
      if piece.isCutOff { kinds.append("cut") }
      if !piece.isShown { kinds.append("away") }
      if strip.goesOn, piece.end == chart.length { kinds.append("endless") }
      text += "<span class=\"\(kinds.joined(separator: " "))\" style=\"left:\(share(piece.begin));"
      text += "width:\(share(piece.end - piece.begin))\(level)\" title=\"\(title)\">"
      text += inside(piece, strip.label) + "</span>"
    }
    return text
  }

  /// The content of a bar: hidden intervals, iteration boundaries and text.
  private func inside(_ piece: GanttChart.Piece, _ label: String) -> String {
    let length = piece.end - piece.begin
    guard length > 0 else { return "" }
    func part(_ time: Double) -> String { ((time - piece.begin) / length).percent }
    var text = ""
    for range in piece.hidden {
      let width = ((range.upperBound - range.lowerBound) / length).percent
      text += "<u style=\"left:\(part(range.lowerBound));width:\(width)\"></u>"
    }
    for seam in piece.seams {
      text += "<i\(seam.isTurn ? " class=\"turn\"" : "") style=\"left:\(part(seam.time))\"></i>"
    }
    let begin = piece.shown?.lowerBound ?? piece.begin
    let place = begin > piece.begin ? " style=\"margin-left:\(part(begin))\"" : ""
    return text + "<em\(place)>\(Markup.escaped(label))</em>"
  }

  private var legend: String {
    let signs = chart.meanings.map { "<span>\(sign($0))\($0.words)</span>" }
    return signs.isEmpty ? "" : "<p class=\"legend\">\(signs.joined())</p>"
  }

  private func sign(_ meaning: GanttMeaning) -> String {
    let (kind, inside) =
      switch meaning {
      case .runs, .more, .cue: ("bar", "")
      case .hidden: ("bar away", "<u></u>")
      case .holds: ("hold", "")
      case .instant: ("bar at", "")
      case .again: ("bar", "<i></i>")
      case .back: ("bar", "<i class=\"turn\"></i>")
      case .cutOff: ("bar cut", "")
      case .goesOn: ("bar endless", "")
      }
    return "<b class=\"lane\"><b class=\"\(kind)\">\(inside)</b></b>"
  }
}
