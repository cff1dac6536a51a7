// A text chart: labels, bars, times; below them the cues and the legend.

/// Formats a chart as text.
final class GanttText {
  private let gantt: Gantt
  private let title: String
  /// The columns of the labels and the times.
  private let labels: Int
  private let times: Int
  /// The columns of the whole chart.
  private let width: Int
  private let scale: GanttScale
  private var used: Set<Character> = []

  /// The supported widths in columns.
  static let widths = 40...1_000

  init(_ gantt: Gantt, title: String, width: Int) {
    self.gantt = gantt
    self.title = title
    let width = min(max(Self.widths.lowerBound, width), Self.widths.upperBound)
    self.width = width
    let rows = gantt.rows + gantt.cueRows
    let longest = rows.map(\.label.displayWidth).max() ?? 0
    let longestTime = rows.map { Self.times(of: $0).displayWidth }.max() ?? 0
    let longestRepeat = rows.map { $0.repeats.map { $0.displayWidth + 2 } ?? 0 }.max() ?? 0
    labels = min(max(longest, 8), width * 2 / 5)
    let mostTimes = max(width / 4, min(24, width - 56))
    // Rows with boundaries must be known before repeats take columns away.
    let mostBoundaries = GanttScale.mostBoundaries(
      in: width - labels - min(longestTime, mostTimes) - 4)
    let tellsRepeats = gantt.rows.contains {
      $0.hasMoreBoundaries(than: mostBoundaries) && $0.repeats != nil
    }
    times = min(longestTime + (tellsRepeats ? longestRepeat : 0), mostTimes)
    scale = GanttScale(
      time: gantt.time, columns: width - labels - times - 4, mostBoundaries: mostBoundaries)
  }

  var text: String {
    var lines = [title] + axis
    for row in gantt.rows { lines.append(line(of: row)) }
    if gantt.omitted > 0 { lines.append("… \(gantt.omitted.of("more row"))") }
    for row in gantt.cueRows { lines.append(line(of: row)) }
    lines += legend
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  // MARK: Lines

  private func line(of row: GanttRow) -> String {
    let cells = scale.cells(of: row, cues: row.kind == .cue ? [] : gantt.cues)
    for cell in cells { used.insert(cell) }
    let repeats =
      row.hasMoreBoundaries(than: scale.mostBoundaries) ? row.repeats.map { "  \($0)" } ?? "" : ""
    let times = (Self.times(of: row) + repeats).limited(to: times)
    return "\(row.label.fitted(to: labels))  \(String(cells))  \(times)"
  }

  private static func times(of row: GanttRow) -> String {
    guard row.kind != .layer else { return "" }
    guard let span = row.span else { return row.kind == .fold ? "" : "never" }
    return span.secondsText
  }

  // MARK: Around

  private var axis: [String] {
    let columns = scale.columns
    // The last name may reach below the times at the right.
    var names = [Character](repeating: " ", count: columns + 6)
    var rule = [Character](repeating: "─", count: columns)
    var free = 0
    for tick in gantt.time.ticks(most: max(2, columns / 10)) {
      guard let column = scale.column(of: tick.time) else { continue }
      rule[column] = "┬"
      let name = Array(tick.text)
      guard column >= free, column + name.count <= names.count else { continue }
      for (offset, character) in name.enumerated() { names[column + offset] = character }
      free = column + name.count + 1
    }
    while names.last == " " { names.removeLast() }
    let margin = String(repeating: " ", count: labels + 2)
    return [margin + String(names) + " s", margin + String(rule)]
  }

  private var legend: [String] {
    let words = GanttMeaning.allCases.filter { used.contains($0.symbol) }.map(\.rawValue)
    var lines: [String] = []
    for word in words {
      let longer = (lines.last.map { $0 + "   " } ?? "") + word
      if lines.isEmpty || longer.displayWidth > width {
        lines.append(word)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}

extension String {
  /// Returns the text limited to a number of columns.
  fileprivate func limited(to columns: Int) -> String {
    displayWidth <= columns ? self : fitted(to: max(1, columns))
  }
}

extension Timeline {
  /// Returns a text chart of the timeline: one row per animation, with running, filling, and hidden
  /// times.
  ///
  /// Repeats, reversals, cues, instants, and clipped parts are visible; the last line explains the
  /// characters. The chart shows three iterations of an infinite timeline, or the interval of the
  /// part. The text is identical on every machine and in every locale, and no line exceeds the
  /// width.
  ///
  /// ```swift
  /// print(chain.timeline.gantt(width: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part to draw.
  ///   - width: The columns of the text, clamped to 40…1,000.
  ///   - isFolded: Whether similar siblings are counted.
  ///   - maximumRows: The number of rows; the last row counts the others.
  /// - Returns: The text without a trailing line break.
  /// - Complexity: O(n log n) in the animations.
  public func gantt(
    only part: TimelinePart = .all, width: Int = 100, isFolded: Bool = true,
    maximumRows: Int = 200
  ) -> String {
    let gantt = Gantt(of: self, only: part, isFolded: isFolded, most: maximumRows)
    return GanttText(gantt, title: description, width: width).text
  }
}
