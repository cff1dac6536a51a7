// Determines the contents of each row of a chart.

/// Draws the rows of a plan; caches one layer at a time.
package struct GanttDrawing {
  private let plan: Plan
  private let time: ClosedRange<Double>
  private var boundaries: GanttBoundaries
  /// The current layer and its bars.
  private var layer = -1
  private var bars: [Int: [GanttRow.Bar]] = [:]

  /// - Parameters:
  ///   - plan: The plan.
  ///   - time: The displayed interval.
  package init(plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
    boundaries = GanttBoundaries(plan: plan, during: time)
  }

  mutating func draw(_ row: OutlineRow, key: String?) -> GanttRow {
    switch row.content {
    case .layer(let layer):
      open(layer)
      return GanttRow(kind: .layer, prefix: row.prefix, label: row.label(in: plan))
    case .node(let index): return draw(index, prefix: row.prefix, key: key)
    case .likeNodes, .likeLayers:
      return GanttRow(
        kind: .fold, prefix: row.prefix, label: row.label(in: plan),
        span: row.begin <= row.end ? row.begin...row.end : nil)
    }
  }

  /// Returns the row of one animation, without its ancestors.
  package mutating func draw(_ node: Int) -> GanttRow {
    open(plan.layer(of: node))
    return draw(node, prefix: "", key: plan.name(of: node))
  }

  private mutating func open(_ layer: Int) {
    guard layer != self.layer else { return }
    self.layer = layer
    bars = plan.ganttBars(of: layer, during: time)
  }

  private mutating func draw(_ index: Int, prefix: String, key: String?) -> GanttRow {
    let node = plan.nodes[index]
    let names = [key, node.isGroup ? "group" : plan.pool.path(node.record.property).keyPath]
    var row = GanttRow(
      kind: node.isGroup ? .group : .animation, prefix: prefix,
      label: names.compactMap { $0?.oneLine }.joined(separator: "  "))
    row.node = index
    row.place = plan.pool.place(node.record)
    describe(node.record, in: &row)
    if node.record.flags.contains(.inert) { return row }
    guard let span = plan.activeInterval(of: index) else {
      // An animation that never runs may still fill.
      row.bars = bars[index, default: []]
      return row
    }
    row.span = span.enter...span.exit
    row.isCutOff = !span.isWhole
    row.bars =
      node.isGroup
      ? [.init(start: span.enter, end: span.exit, manner: .runs)] : bars[index, default: []]
    if let boundaries = boundaries.boundaries(of: index, within: span) {
      row.boundaries = boundaries
    } else {
      row.hasTooManyBoundaries = true
    }
    return row
  }

  private func describe(_ record: AnimationRecord, in row: inout GanttRow) {
    let text = AnimationText(pool: plan.pool, record: record)
    (row.words, row.repeats) = (text.summary, text.repeats)
  }

  // MARK: Many

  /// Returns the intervals covered by many animations of one layer; touching intervals share a row.
  ///
  /// - Parameters:
  ///   - nodes: Their nodes, all of one layer.
  ///   - most: The approximate maximum number of rows.
  package mutating func cover(_ nodes: [Int], most: Int) -> [GanttRow] {
    guard let first = nodes.first else { return [] }
    open(plan.layer(of: first))
    var all: [(node: Int, isFirst: Bool, bar: GanttRow.Bar)] = []
    for node in nodes {
      var isFirst = true
      for bar in bars[node, default: []] where bar.manner != .holds {
        all.append((node, isFirst, bar))
        isFirst = false
      }
    }
    all.sort { ($0.bar.start, $0.bar.end) < ($1.bar.start, $1.bar.end) }
    let end = all.reduce(0) { max($0, min($1.bar.end, time.upperBound)) }
    let gap = (end - (all.first?.bar.start ?? 0)) / Double(max(1, most))
    var rows: [GanttRow] = []
    for (node, isFirst, bar) in all {
      let touches = rows.last?.span.map { bar.start <= $0.upperBound + gap } ?? false
      if touches, let before = rows[rows.count - 1].bars.first {
        let both = GanttRow.Bar(
          start: before.start, end: max(before.end, bar.end),
          manner: before.manner == .hidden && bar.manner == .hidden ? .hidden : .runs)
        rows[rows.count - 1].bars = [both]
        rows[rows.count - 1].span = both.start...both.end
        rows[rows.count - 1].count += isFirst ? 1 : 0
      } else {
        var row = GanttRow(kind: .fold, prefix: "", label: "")
        row.bars = [bar]
        row.span = bar.start...bar.end
        row.count = isFirst ? 1 : 0
        describe(plan.nodes[node].record, in: &row)
        rows.append(row)
      }
    }
    return rows
  }
}
