// When a part of a timeline is active.

extension Timeline {
  /// When a part of the timeline begins first, and when it ends last.
  ///
  /// ```swift
  /// timeline.span(of: .property(.opacity).layer(box))  // 1...2
  /// ```
  ///
  /// - Parameter part: What of it.
  /// - Returns: Seconds since the begin, from and to, infinite where it never ends; nil where nothing
  ///   of the timeline is in the part, or it is never active.
  /// - Complexity: O(n), and O(depth) for each animation in the part.
  public func span(of part: TimelinePart) -> ClosedRange<Double>? {
    let selection = PlanSelection(part, of: plan, keys: notes.keys)
    var span: ClosedRange<Double>?
    for index in plan.nodes.indices where selection[index] && !plan.nodes[index].isGroup {
      guard !plan.nodes[index].record.flags.contains(.inert), let own = plan.activeSpan(of: index)
      else { continue }
      let (low, high) = (span?.lowerBound ?? own.enter, span?.upperBound ?? own.exit)
      span = min(low, own.enter)...max(high, own.exit)
    }
    return span
  }
}
