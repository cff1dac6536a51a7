// The text chart of a timeline.

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
