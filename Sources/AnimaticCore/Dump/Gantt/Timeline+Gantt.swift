// The chart of a timeline, as text.

extension Timeline {
  /// The timeline as a chart of text: one row per animation, with what runs, holds and hides what.
  ///
  /// Repeats, ways back, cues, instants and what is cut off can be seen; the last line says what the
  /// characters mean. Of what never ends three cycles are shown, of a part with a stretch of time that
  /// stretch. The text is the same on every machine and in every locale, and no line is longer than the
  /// width.
  ///
  /// ```swift
  /// print(chain.timeline.gantt(width: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - part: What of it.
  ///   - width: Columns of the text; fewer than 40 count as 40, more than 1,000 as 1,000.
  ///   - isFolded: Whether siblings that are alike are counted.
  ///   - maximumRows: How many rows are shown; the others are counted on the last.
  /// - Returns: The text, without a line break at its end.
  /// - Complexity: O(n log n) in the animations.
  public func gantt(
    only part: TimelinePart = .all, width: Int = 100, isFolded: Bool = true,
    maximumRows: Int = 200
  ) -> String {
    let gantt = Gantt(of: self, only: part, isFolded: isFolded, most: maximumRows)
    return GanttText(gantt, title: description, width: width).text
  }
}
