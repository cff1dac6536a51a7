// The text of a plan: one line per animation, as a tree. Locale-free, stable, no addresses, nothing
// aligned, so that one change in a composition is one change in its dump.

/// Writes a plan down for people.
struct PlanDump {
  private let plan: Plan
  /// The key of each node that stands in no group.
  private let keys: [Int: String]
  private let settling: [Int: String]

  /// - Parameter timeline: The timeline of the plan.
  init(_ timeline: Timeline) {
    plan = timeline.plan
    keys = timeline.notes.keys
    settling = timeline.settlingWords
  }

  /// The tree, one line per row.
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
  /// The timeline as a tree: one line per animation, per cue, and per finding.
  ///
  /// The text is the same on every machine and in every locale. More than eight siblings that one
  /// line of source made in a loop are counted and not listed, and so are findings of one id from one
  /// line after the first three, unless everything is asked for.
  ///
  /// ```swift
  /// print(chain.timeline.dump(only: .property(.opacity)))
  /// ```
  ///
  /// - Parameters:
  ///   - part: What of it; cues and findings are left out where it is not everything.
  ///   - isFolded: Whether siblings that are alike, and findings of one line, are counted.
  /// - Returns: The text, without a line break at its end.
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
