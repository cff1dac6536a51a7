// The bar of an animation, as pieces without gaps, and its texts.

import Animatic
import AnimaticCore

extension GanttChart.Strip {
  /// The most iteration boundaries drawn; more are only described in text.
  private static let mostSeams = 64

  init(_ row: GanttRow, _ bars: [GanttRow.Bar], level: Int, to length: Double) {
    func range(_ bar: GanttRow.Bar) -> ClosedRange<Double> {
      bar.start...max(bar.start, min(bar.end, length))
    }
    var pieces: [GanttChart.Piece] = []
    for bar in bars where bar.manner != .holds {
      let range = range(bar)
      var piece = GanttChart.Piece(begin: range.lowerBound, end: range.upperBound)
      if bar.manner == .hidden { piece.hidden = [range] }
      // An instant remains separate from the pieces that it touches.
      if let last = pieces.last, last.begin < last.end, piece.begin < piece.end,
        piece.begin <= last.end + MediaTiming.tolerance
      {
        pieces[pieces.count - 1] = last.joined(with: piece)
      } else {
        pieces.append(piece)
      }
    }
    let isEndless = row.span.map { $0.upperBound > length + MediaTiming.tolerance } ?? false
    if !pieces.isEmpty, row.isCutOff, !isEndless { pieces[pieces.count - 1].isCutOff = true }
    if row.seams.count <= Self.mostSeams {
      for seam in row.seams {
        guard let place = pieces.lastIndex(where: { $0.begin <= seam.time && seam.time <= $0.end })
        else { continue }
        pieces[place].seams.append(seam)
      }
    }
    self.row = row
    self.level = level
    self.pieces = pieces
    holds = bars.filter { $0.manner == .holds && $0.start < $0.end }.map(range)
    goesOn = isEndless && !pieces.isEmpty
  }

  /// The label on the bar.
  var label: String {
    if row.count > 1 { return "\(row.count.grouped) animations" }
    // A long easing must not hide the number of repeats.
    return ([Markup.short(row.words, most: 32)] + (row.repeats.map { [$0] } ?? []))
      .joined(separator: " ")
  }

  /// The full description, on one line.
  var words: String {
    var words = [row.span?.shortText, label, row.isCutOff ? "cut off" : nil]
    func add(_ title: String, _ ranges: [ClosedRange<Double>]) {
      guard let first = ranges.first else { return }
      let more = ranges.count > 1 ? " and \((ranges.count - 1).grouped) more" : ""
      words.append("\(title) \(first.shortText)\(more)")
    }
    add("hidden", pieces.flatMap(\.hidden))
    add(
      "holds",
      row.bars.filter { $0.manner == .holds && $0.start < $0.end }.map { $0.start...$0.end })
    words.append(row.place?.description)
    return words.compactMap { $0 }.joined(separator: " · ").oneLine
  }
}

extension GanttChart.Piece {
  /// Whether any of it is visible.
  var isShown: Bool { shown != nil }

  /// The longest visible interval; nil if it is hidden completely.
  var shown: ClosedRange<Double>? {
    var longest: ClosedRange<Double>?
    func look(_ start: Double, _ end: Double) {
      guard end > start || hidden.isEmpty else { return }
      if longest.map({ end - start > $0.upperBound - $0.lowerBound }) ?? true {
        longest = start...end
      }
    }
    var start = begin
    for range in hidden {
      look(start, range.lowerBound)
      start = range.upperBound
    }
    look(start, end)
    return longest
  }

  fileprivate func joined(with next: Self) -> Self {
    var joined = GanttChart.Piece(begin: begin, end: max(end, next.end))
    joined.hidden = (hidden + next.hidden).joinedUp
    return joined
  }
}

extension ClosedRange<Double> {
  /// From and to in seconds, in short form.
  fileprivate var shortText: String {
    if lowerBound == upperBound { return "\(lowerBound.short(4)) s" }
    return upperBound.isFinite
      ? "\(lowerBound.short(4))…\(upperBound.short(4)) s" : "\(lowerBound.short(4))…∞ s"
  }
}
