// Determines the contents of each row of a chart.

/// Draws the rows of a plan; caches one layer at a time.
package final class GanttDrawing {
  private let plan: Plan
  private let time: ClosedRange<Double>
  /// By node: whether it or an ancestor has too many boundaries.
  private var crowded: [Int: Bool] = [:]
  /// The current layer and its bars.
  private var layer = -1
  private var bars: [Int: [GanttRow.Bar]] = [:]

  /// - Parameters:
  ///   - plan: The plan.
  ///   - time: The displayed interval.
  package init(plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
  }

  func draw(_ row: OutlineRow, key: String?) -> GanttRow {
    switch row.content {
    case .layer: return GanttRow(kind: .layer, label: row.prefix + row.label.chartText)
    case .node(let index): return draw(index, prefix: row.prefix, key: key)
    case .likeNodes, .likeLayers:
      return GanttRow(
        kind: .fold, label: row.prefix + row.label.chartText,
        span: row.begin <= row.end ? row.begin...row.end : nil)
    }
  }

  /// Returns the row of one animation, without its ancestors.
  package func draw(_ node: Int) -> GanttRow {
    draw(node, prefix: "", key: plan.name(of: node))
  }

  private func open(_ layer: Int) {
    guard layer != self.layer else { return }
    self.layer = layer
    bars = plan.ganttBars(of: layer, during: time)
  }

  private func draw(_ index: Int, prefix: String, key: String?) -> GanttRow {
    open(plan.layer(of: index))
    let node = plan.nodes[index]
    let names = [key, node.isGroup ? "group" : plan.pool.path(node.record.property).keyPath]
    let text = AnimationText(pool: plan.pool, record: node.record)
    let label = names.map { $0?.oneLine }.joined(separator: "  ")
    var row = GanttRow(
      kind: node.isGroup ? .group : .animation, label: prefix + label.chartText,
      words: text.summary, repeats: text.repeats, place: plan.pool.place(node.record), node: index)
    if node.record.flags.contains(.inert) { return row }
    // An animation that never runs may still fill.
    row.bars = bars[index] ?? []
    guard let span = plan.activeInterval(of: index) else { return row }
    row.span = span.enter...span.exit
    row.isCutOff = !span.isWhole
    row.boundaries = boundaries(of: index, within: span)
    return row
  }

  // MARK: Iteration boundaries

  /// Returns the iteration boundaries of a node; nil if there are too many to draw.
  ///
  /// Skips descendants of a node whose iterations can't be distinguished, which bounds the work in
  /// the depth.
  private func boundaries(of node: Int, within span: ActiveInterval) -> [GanttRow.Boundary]? {
    let (cycles, turns) = (plan.iterations(of: node), plan.reversals(of: node))
    guard cycles != nil || turns != nil else { return [] }
    if isCrowded(around: node) { return nil }
    let found = boundaries(cycles, turns, within: span)
    crowded[node] = found == nil
    return found
  }

  /// Whether an ancestor of a node has too many boundaries.
  private func isCrowded(around node: Int) -> Bool {
    let groups = plan.ancestry(of: node).dropFirst()
    let unknown = groups.prefix { crowded[$0] == nil }
    var isCrowded = groups.dropFirst(unknown.count).first.flatMap { crowded[$0] } ?? false
    for group in unknown.reversed() {
      if !isCrowded, let span = plan.activeInterval(of: group) {
        isCrowded =
          boundaries(plan.iterations(of: group), plan.reversals(of: group), within: span) == nil
      }
      crowded[group] = isCrowded
    }
    return isCrowded
  }

  private func boundaries(
    _ cycles: EventSearch?, _ turns: EventSearch?, within span: ActiveInterval
  ) -> [GanttRow.Boundary]? {
    var boundaries: [GanttRow.Boundary] = []
    for case (let search?, let isTurn) in [(cycles, false), (turns, true)] {
      guard let times = times(search, within: span) else { return nil }
      boundaries += times.map { GanttRow.Boundary(time: $0, isTurn: isTurn) }
    }
    return boundaries.sorted { $0.time < $1.time }
  }

  private func times(_ search: EventSearch, within span: ActiveInterval) -> [Double]? {
    var times: [Double] = []
    // A boundary at the edge of the displayed interval counts; one at the begin of the whole
    // doesn't.
    let low = time.lowerBound
    let start = low > 0 ? low - 2 * MediaTiming.resolution(at: low) : 0
    var next = search.next(after: max(span.enter, start))
    while let moment = next,
      moment.time < min(span.exit, time.upperBound) - MediaTiming.tolerance
    {
      guard times.count < Gantt.mostBoundaries else { return nil }
      if moment.time >= low - MediaTiming.tolerance { times.append(moment.time) }
      next = search.next(after: moment.time)
    }
    return times
  }

  // MARK: Many

  /// Returns the intervals covered by many animations of one layer; touching intervals share a row.
  ///
  /// - Parameters:
  ///   - nodes: Their nodes, all of one layer.
  ///   - most: The approximate maximum number of rows.
  package func cover(_ nodes: [Int], most: Int) -> [GanttRow] {
    guard let first = nodes.first else { return [] }
    open(plan.layer(of: first))
    var all: [(node: Int, isFirst: Bool, bar: GanttRow.Bar)] = []
    for node in nodes {
      var isFirst = true
      for bar in bars[node] ?? [] where bar.manner != .holds {
        all.append((node, isFirst, bar))
        isFirst = false
      }
    }
    all.sort { ($0.bar.start, $0.bar.end) < ($1.bar.start, $1.bar.end) }
    let end = all.reduce(0) { max($0, min($1.bar.end, time.upperBound)) }
    let gap = (end - (all.first?.bar.start ?? 0)) / Double(max(1, most))
    var rows: [GanttRow] = []
    for (node, isFirst, bar) in all {
      var (row, bar) = (GanttRow(kind: .fold, label: "", count: 0), bar)
      if let before = rows.last?.bars.first, bar.start <= before.end + gap {
        row = rows.removeLast()
        bar = GanttRow.Bar(
          start: before.start, end: max(before.end, bar.end),
          manner: before.manner == .hidden && bar.manner == .hidden ? .hidden : .runs)
      } else {
        let text = AnimationText(pool: plan.pool, record: plan.nodes[node].record)
        (row.words, row.repeats) = (text.summary, text.repeats)
      }
      row.bars = [bar]
      row.span = bar.start...bar.end
      row.count += isFirst ? 1 : 0
      rows.append(row)
    }
    return rows
  }
}
