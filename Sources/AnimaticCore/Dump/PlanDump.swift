// The text of a plan: one line per animation, as a tree. Locale-free, stable, without addresses or
// alignment, so one change in a composition is one change in its dump.

/// A text dump of a plan.
struct PlanDump {
  private let plan: Plan
  /// The key of each top-level node.
  private let keys: [Int: String]
  private let settling: [Int: String]

  /// - Parameter timeline: The timeline of the plan.
  init(_ timeline: Timeline) {
    plan = timeline.plan
    keys = timeline.notes.keys
    settling = timeline.settlingWords
  }

  /// Returns the tree, one line per row.
  func lines(of outline: Outline) -> [String] {
    let count = plan.layers.count
    return ["timeline \(plan.duration.text) s, \(count) layer\(count == 1 ? "" : "s")"]
      + outline.rows.map { $0.prefix + line(of: $0) }
  }

  private func line(of row: OutlineRow) -> String {
    switch row.content {
    case .layer(let layer): return plan.layers[layer].label
    case .node(let index):
      return NodeLine(
        plan: plan, node: plan.nodes[index], key: keys[index], settling: settling[index]
      )
      .text(times: row.times, isChild: row.isChild)
    case .likeNodes(let count, _, _):
      return "… \(count) more like it  \(row.times)"
    case .likeLayers(let count, let first, let last):
      return "… \(count) more layers like it  "
        + "\(plan.layers[first].label) … \(plan.layers[last].label)"
    }
  }
}

extension Timeline {
  /// Returns the timeline as a tree: one line per animation, cue, and diagnostic.
  ///
  /// The text is identical on every machine and in every locale. Unless unfolded, more than eight
  /// siblings from one source line in a loop are counted instead of listed, and so are diagnostics
  /// of one id from one line after the first three.
  ///
  /// ```swift
  /// print(chain.timeline.dump(only: .property(.opacity)))
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part to print; cues and diagnostics are printed only for the whole timeline.
  ///   - isFolded: Whether similar siblings, and diagnostics of one line, are counted.
  /// - Returns: The text without a trailing line break.
  /// - Complexity: O(n log n) in the animations.
  public func dump(only part: TimelinePart = .all, isFolded: Bool = true) -> String {
    let outline = Outline(of: plan, keys: notes.keys, only: part, isFolded: isFolded)
    var lines = PlanDump(self).lines(of: outline)
    if part.isAll {
      lines += notes.cues.map(\.description)
      let found = diagnostics
      lines += FindingRow.rows(of: found, isFolded: isFolded).map { row in
        switch row {
        case .finding(let index): found[index].description
        case .more(let count, let like): FindingRow.text(count: count, like: like)
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
