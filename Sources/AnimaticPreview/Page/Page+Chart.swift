// The chart on the page, whose rows follow the cursor and seek when pressed.

import AnimaticCore

extension Page {
  private func fraction(_ time: Double) -> String {
    (chart.length > 0 ? (time / chart.length).clamped(0, 1) : 0).percent
  }

  var chartSection: String {
    guard !chart.sections.isEmpty else { return "" }
    let ticks = (0...chart.length).ticks(most: 8).map { time, text in
      let isLate = time > chart.length * 0.95
      return
        "<span\(isLate ? " class=\"late\"" : "") style=\"left:\(fraction(time))\">\(text)</span>"
    }
    let cues = chart.marks.map { mark in
      let isLate = chart.length > 0 && mark.time > chart.length * 0.8
      return "<span class=\"cue\(isLate ? " late" : "")\" style=\"left:\(fraction(mark.time))\" "
        + "title=\"\(mark.time.text) s\"><b>\(Markup.name(mark.name, most: 24))</b></span>"
    }
    let lines = chart.marks.map { "<i style=\"left:\(fraction($0.time))\"></i>" }.joined()
    let quiet = Markup.more(chart.moreMarks, " cues") + Markup.more(chart.moreSections, " layers")
    let cueRow =
      cues.isEmpty
      ? ""
      : "<div class=\"row cues\"><div class=\"name\">cues</div><div class=\"lane\">\(cues.joined())</div></div>"
    let rows = """
      <div class="rows" id="rows">
      <div class="row axis"><div class="name"></div><div class="lane">\(ticks.joined())</div></div>
      \(cueRow)
      \(chart.sections.map(section).joined(separator: "\n"))
      <div class="over" id="over"><div class="marks">\(lines)</div>\
      <div class="cursor" id="cursor"></div></div>
      </div>\(legend)\(quiet)
      """
    return Markup.section("chart", "Timeline", rows)
  }

  private func section(_ section: GanttChart.Section) -> String {
    "<div class=\"layer\" dir=\"auto\">\(Markup.name(section.name, most: 80))</div>"
      + section.lanes.map(lane).joined() + Markup.more(section.moreLanes, " properties")
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
    func place(_ begin: Double, _ end: Double) -> String {
      "style=\"left:\(fraction(begin));width:\(fraction(end - begin))\(level)\""
    }
    let holds = strip.holds.map {
      "<i class=\"hold\" \(place($0.lowerBound, $0.upperBound))></i>"
    }
    let title = Markup.escaped(strip.words)
    let bars = strip.intervals.map { interval in
      let kinds = [
        "bar", interval.begin == interval.end ? "at" : nil, interval.isCutOff ? "cut" : nil,
        interval.shown == nil ? "away" : nil,
        strip.goesOn && interval.end == chart.length ? "endless" : nil,
      ].compactMap { $0 }
      return "<span class=\"\(kinds.joined(separator: " "))\" "
        + "\(place(interval.begin, interval.end)) title=\"\(title)\">"
        + inside(interval, strip.label) + "</span>"
    }
    return (holds + bars).joined()
  }

  /// The content of a bar: hidden intervals, iteration boundaries and text.
  private func inside(_ interval: GanttChart.Interval, _ label: String) -> String {
    let length = interval.end - interval.begin
    guard length > 0 else { return "" }
    func part(_ time: Double) -> String { ((time - interval.begin) / length).percent }
    let hidden = interval.hidden.map { range in
      let width = ((range.upperBound - range.lowerBound) / length).percent
      return "<u style=\"left:\(part(range.lowerBound));width:\(width)\"></u>"
    }
    let boundaries = interval.boundaries.map {
      "<i\($0.isTurn ? " class=\"turn\"" : "") style=\"left:\(part($0.time))\"></i>"
    }
    let begin = interval.shown?.lowerBound ?? interval.begin
    let place = begin > interval.begin ? " style=\"margin-left:\(part(begin))\"" : ""
    return (hidden + boundaries).joined() + "<em\(place)>\(Markup.escaped(label))</em>"
  }

  private var legend: String {
    let symbols = chart.meanings.map { "<span>\(symbol($0))\($0.words)</span>" }
    return symbols.isEmpty ? "" : "<p class=\"legend\">\(symbols.joined())</p>"
  }

  private func symbol(_ meaning: GanttMeaning) -> String {
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
