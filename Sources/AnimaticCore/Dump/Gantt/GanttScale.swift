// The mapping from seconds to text columns, and the drawing of a row.

/// The scale of a text chart.
struct GanttScale {
  /// The displayed seconds, more than one instant.
  let time: ClosedRange<Double>
  let columns: Int
  /// The maximum number of distinguishable iteration boundaries per row.
  let mostBoundaries: Int

  /// Returns the number of distinguishable iteration boundaries in some columns.
  static func mostBoundaries(in columns: Int) -> Int { min(columns / 3, Gantt.mostBoundaries - 1) }

  /// Returns the cell of a time; nil if it is not displayed.
  func column(of time: Double) -> Int? {
    let place = share(of: time) * Double(columns)
    guard place >= 0, place <= Double(columns) else { return nil }
    return min(Int(place + 1e-9), columns - 1)
  }

  /// Returns the cells of an interval, at least one.
  func cells(from start: Double, to end: Double) -> Range<Int>? {
    guard start <= time.upperBound, end >= time.lowerBound else { return nil }
    func edge(_ time: Double) -> Int {
      Int(min(max(0, share(of: time)), 1) * Double(columns) + 0.5)
    }
    let first = min(edge(start), columns - 1)
    return first..<max(first + 1, edge(end))
  }

  /// Returns the fraction of the displayed interval at a time.
  private func share(of instant: Double) -> Double {
    (instant - time.lowerBound) / (time.upperBound - time.lowerBound)
  }

  /// Returns the characters of a row, with cue lines behind it.
  func cells(of row: GanttRow, cues: [TimelineCue] = []) -> [Character] {
    var cells = [Character](repeating: " ", count: columns)
    for cue in cues {
      if let column = cue.time.flatMap(column) { cells[column] = "┊" }
    }
    switch row.kind {
    case .layer: break
    case .fold: for cell in range(of: row) ?? 0..<0 { cells[cell] = GanttMeaning.more.symbol }
    case .cue:
      let column = row.span.flatMap { self.column(of: $0.lowerBound) }
      if let column { cells[column] = GanttMeaning.cue.symbol }
    case .group: drawGroup(row, in: &cells)
    case .animation: drawBars(row, in: &cells)
    }
    return cells
  }

  /// Returns the cells of a row's active interval.
  private func range(of row: GanttRow) -> Range<Int>? {
    row.span.flatMap { self.cells(from: $0.lowerBound, to: $0.upperBound) }
  }

  private func drawGroup(_ row: GanttRow, in cells: inout [Character]) {
    guard let range = range(of: row) else { return }
    for cell in range { cells[cell] = "─" }
    cells[range.lowerBound] = "├"
    cells[range.upperBound - 1] = range.count == 1 ? "◆" : "┤"
    draw(row.boundaries, in: &cells)
    drawEnd(row, range, in: &cells)
  }

  private func drawBars(_ row: GanttRow, in cells: inout [Character]) {
    var lastRun: Range<Int>?
    // Drawn in order of increasing priority.
    for manner in [GanttMeaning.holds, .hidden, .runs] {
      for bar in row.bars where bar.manner == manner {
        guard let range = self.cells(from: bar.start, to: bar.end) else { continue }
        for cell in range { cells[cell] = bar.meaning.symbol }
        // The bar drawn last need not end last.
        if manner != .holds, range.upperBound > lastRun?.upperBound ?? 0 { lastRun = range }
      }
    }
    draw(row.boundaries, in: &cells)
    if let lastRun { drawEnd(row, lastRun, in: &cells) }
  }

  private func draw(_ boundaries: [GanttRow.Boundary]?, in cells: inout [Character]) {
    // If there are too many to distinguish, the times column shows the repeats.
    guard let boundaries, boundaries.count <= mostBoundaries else { return }
    for boundary in boundaries {
      if let column = column(of: boundary.time) { cells[column] = boundary.meaning.symbol }
    }
  }

  private func drawEnd(_ row: GanttRow, _ range: Range<Int>, in cells: inout [Character]) {
    if let span = row.span, span.upperBound.isInfinite || span.upperBound > time.upperBound {
      cells[columns - 1] = GanttMeaning.goesOn.symbol
    } else if row.isCutOff {
      cells[range.upperBound - 1] = GanttMeaning.cutOff.symbol
    }
  }
}

// The ticks of a time axis and their labels.

extension ClosedRange<Double> {
  /// Returns the times of the ticks on an axis of this interval, which is in seconds from 0 on, and
  /// their labels.
  ///
  /// - Parameter most: The maximum number of ticks after the first; at least 1.
  package func ticks(most: Int) -> [(time: Double, text: String)] {
    let step = tickStep(most: most)
    let first = (lowerBound / step - 1e-9).rounded(.up)
    guard step > 0, first.isFinite, (upperBound / step).isFinite else {
      return [(lowerBound, lowerBound.text)]
    }
    let last = (upperBound / step + 1e-9).rounded(.down)
    return (0...Swift.min(Int(Swift.max(0, last - first)), 1_000)).map { index in
      // Removes the rounding of the multiplication.
      let time = (first + Double(index)) * step
      let rounded = step < 1 ? (time / step).rounded() / (1 / step).rounded() : time
      return (time, rounded.text)
    }
  }

  /// The seconds between two ticks: 1, 2, or 5 times a power of ten.
  private func tickStep(most: Int) -> Double {
    let rough = (upperBound - lowerBound) / Double(Swift.max(1, most))
    var power = 1.0
    // Steps instead of a logarithm, so the result is the same on every machine.
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= rough } ?? 10 * power
  }
}
