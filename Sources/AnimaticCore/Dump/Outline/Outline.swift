// The common source of dumps, charts, and previews: the rows of a plan in reading order. Folding
// and selection happen here.

/// The rows of a plan.
struct Outline: Sendable {
  private(set) var rows: [OutlineRow] = []

  /// Creates the outline of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - keys: The key of each attached node.
  ///   - part: The part to include.
  ///   - isFolded: Whether similar siblings are counted.
  /// - Complexity: O(n), and O(depth) for each animation in eased groups.
  init(
    of plan: Plan, keys: [Int: String], only part: TimelinePart = .all,
    isFolded: Bool = true
  ) {
    let selection = PlanSelection(part, of: plan, keys: keys)
    let likeness = Likeness(of: plan, isFolded: isFolded)
    let layers = plan.layers.indices.filter { selection.hasAny(of: plan.layers[$0]) }
    for fold in likeness.folds(ofLayers: layers) {
      let layer = layers[fold.lowerBound]
      guard fold.count == 1 else {
        let names = [layer, layers[fold.upperBound - 1]].map { plan.layers[$0].label }
        let label = "… \(fold.count) more layers like it  \(names[0]) … \(names[1])"
        rows.append(OutlineRow(content: .likeLayers, label: label))
        continue
      }
      rows.append(OutlineRow(content: .layer, label: plan.layers[layer].label))
      walk(layer, of: plan, selection, likeness)
    }
  }

  // MARK: One layer

  /// The siblings of a group during traversal.
  private struct Level {
    let nodes: [Int]
    let folds: [Range<Int>]
    var next = 0
    let time: OutlineClock.Inside
    let prefix: String
  }

  /// The maximum indentation; ten thousand levels would otherwise give a hundred million spaces.
  private static let deepestIndent = 40

  private mutating func walk(
    _ layer: Int, of plan: Plan, _ selection: PlanSelection, _ likeness: Likeness
  ) {
    func levelBelow(_ nodes: [Int], _ time: OutlineClock.Inside, prefix: String) -> Level {
      let siblings = nodes.filter { selection[$0] }
      return Level(
        nodes: siblings, folds: likeness.folds(of: siblings), time: time, prefix: prefix)
    }
    let clock = OutlineClock(plan)
    var levels = [levelBelow(plan.entries(of: layer), OutlineClock.top, prefix: "")]
    while let level = levels.last {
      guard level.next < level.folds.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let fold = level.folds[level.next]
      let isLast = level.next + 1 == level.folds.count
      let prefix = level.prefix + (isLast ? "└ " : "├ ")
      let (index, last) = (level.nodes[fold.lowerBound], level.nodes[fold.upperBound - 1])
      let run = clock.firstRun(of: index, in: level.time)
      let isOne = fold.count == 1
      rows.append(
        OutlineRow(
          content: isOne ? .node(index) : .likeNodes,
          label: isOne ? "" : "… \(fold.count) more like it", prefix: prefix, begin: run.begin,
          end: isOne ? run.end : clock.firstRun(of: last, in: level.time).end,
          isChild: levels.count > 1))
      guard isOne, plan.nodes[index].isGroup else { continue }
      let indent = isLast ? "  " : "│ "
      let isDeep = levels.count >= Self.deepestIndent
      levels.append(
        levelBelow(
          plan.children(of: index), clock.inside(index, in: level.time),
          prefix: isDeep ? level.prefix : level.prefix + indent))
    }
  }
}

// One row of an outline.

/// A row: a layer, an animation, or a summary of omitted rows.
struct OutlineRow: Sendable {
  enum Content: Sendable {
    case layer
    case node(Int)
    /// Siblings similar to the previous ones.
    case likeNodes
    /// Layers similar to the previous ones.
    case likeLayers
  }

  let content: Content
  /// The name of a layer, or the count of omitted rows; empty for a node.
  var label = ""
  /// The prefix in a text tree.
  var prefix = ""
  /// The first active time in the plan's time, in seconds; NaN if it never runs.
  var begin = Double.nan
  var end = Double.nan
  /// Whether the node is in a group.
  var isChild = false

  /// The first active interval as text.
  var times: String { Self.times(begin, end) }

  /// An interval as text.
  static func times(_ begin: Double, _ end: Double) -> String {
    begin <= end ? "\(begin.text)…\(end.text) s" : "never"
  }

  /// The node of the row; nil for other rows.
  var node: Int? {
    if case .node(let index) = content { index } else { nil }
  }
}
