// The text of a plan: one line per animation, as a tree. Locale-free, stable, no addresses, nothing
// aligned, so that one change in a composition is one change in its dump.

/// Writes a plan down for people.
package struct PlanDump {
  private let plan: Plan
  private let keys: [Int: String]
  private var lines: [String] = []

  /// - Parameters:
  ///   - plan: The plan.
  ///   - keys: The key of each node that stands in no group.
  package init(_ plan: Plan, keys: [Int: String]) {
    self.plan = plan
    self.keys = keys
  }

  /// The tree, then the cues, then the findings, each on a line of its own.
  package func text(cues: [String] = [], diagnostics: [Diagnostic]) -> String {
    var copy = self
    copy.write()
    copy.lines += cues
    copy.lines += diagnostics.map(\.description)
    return copy.lines.joined(separator: "\n")
  }

  private mutating func write() {
    let count = plan.layers.count
    lines.append("timeline \(plan.duration.text) s, \(count) layer\(count == 1 ? "" : "s")")
    for layer in plan.layers {
      lines.append(layer.label)
      write(layer)
    }
  }

  /// Walks the nodes in order; the prefix of each line follows from the ends of the groups around
  /// it.
  private mutating func write(_ layer: PlanLayer) {
    struct Level {
      let end: Int
      let begin: Double
      let scale: Double
      let prefix: String
    }
    let all = Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound)
    var levels = [Level(end: all.upperBound, begin: 0, scale: 1, prefix: "")]
    for index in all {
      while levels.count > 1, let last = levels.last, index >= last.end { levels.removeLast() }
      guard let level = levels.last else { return }
      let node = plan.nodes[index]
      let isLast = Int(node.end) >= level.end
      let timing = plan.pool.timing(node.record)
      let begin = level.begin + timing.beginTime * level.scale
      let length = timing.wallDuration * level.scale
      let line = NodeLine(plan: plan, node: node, key: keys[index])
        .text(begin: begin, end: begin + length, isChild: levels.count > 1)
      lines.append(level.prefix + (isLast ? "└ " : "├ ") + line)
      if node.isGroup {
        levels.append(
          Level(
            end: Int(node.end), begin: begin,
            scale: timing.speed == 0 ? level.scale : level.scale / abs(timing.speed),
            prefix: prefix(level.prefix, isLast: isLast, depth: levels.count)))
      }
    }
  }

  /// Deeper than this the indent stops growing, or ten thousand levels would be a hundred million
  /// spaces.
  private static let deepestIndent = 40

  private func prefix(_ prefix: String, isLast: Bool, depth: Int) -> String {
    depth < Self.deepestIndent ? prefix + (isLast ? "  " : "│ ") : prefix
  }
}
