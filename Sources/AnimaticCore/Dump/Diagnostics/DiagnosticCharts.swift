// Charts of diagnostics: the rows of the affected animations with carets below.

/// Draws charts of diagnostics.
final class DiagnosticCharts {
  private let plan: Plan
  private let scale: GanttScale
  private let drawing: GanttDrawing
  /// The location in the composition of each animation.
  private var paths: [Int: String] = [:]
  private var byPath: [String: [Int]] = [:]
  private var byPlace: [SourcePlace: [Int]] = [:]

  /// The maximum number of diagnostics with charts.
  static let mostCharts = 100
  /// The maximum number of rows per diagnostic.
  private static let mostRows = 3
  /// The columns of a bar and its prefix.
  private static let columns = 56
  private static let labels = 24

  init(of timeline: Timeline) {
    plan = timeline.plan
    scale = GanttScale(
      time: 0...plan.horizon, columns: Self.columns,
      mostBoundaries: GanttScale.mostBoundaries(in: Self.columns))
    drawing = GanttDrawing(plan: plan, during: 0...plan.horizon)
    for layer in plan.layers {
      for index in layer.nodes {
        let record = plan.nodes[index].record
        if let place = plan.pool.place(record) { byPlace[place, default: []].append(index) }
        guard record.kind != .group else { continue }
        let path = "\(layer.label)/\(plan.pool.path(record.property).keyPath)"
        paths[index] = path
        byPath[path, default: []].append(index)
      }
    }
  }

  func chart(of diagnostic: Diagnostic) -> [String] {
    rows(of: diagnostic).prefix(Self.mostRows)
      .flatMap { chart(of: diagnostic, row: drawing.draw($0)) }
  }

  /// Returns the affected nodes; if unknown, those of the source line, narrowed to the property or
  /// time if possible.
  private func rows(of diagnostic: Diagnostic) -> [Int] {
    let nodes = diagnostic.nodes.filter(plan.nodes.indices.contains)
    guard nodes.isEmpty else { return nodes }
    guard let place = diagnostic.place else { return byPath[diagnostic.path] ?? [] }
    let written = byPlace[place] ?? []
    let both = written.filter { paths[$0] == diagnostic.path }
    guard both.isEmpty else { return both }
    guard let time = diagnostic.time, time.lowerBound == time.upperBound else { return written }
    return [node(of: written, at: time.lowerBound)].compactMap { $0 }
  }

  /// Returns the first node that ends at a time, otherwise that begins there, otherwise that runs.
  private func node(of nodes: [Int], at time: Double) -> Int? {
    let spans = nodes.map { (node: $0, span: plan.activeInterval(of: $0)) }
    func isNear(_ edge: Double) -> Bool { abs(edge - time) <= MediaTiming.tolerance }
    let choices: [(ActiveInterval) -> Bool] = [
      { isNear($0.exit) }, { isNear($0.enter) }, { $0.enter <= time && time <= $0.exit },
    ]
    return choices.lazy.compactMap { isMeant in
      spans.first { $0.span.map(isMeant) ?? false }?.node
    }.first
  }

  private func chart(of diagnostic: Diagnostic, row: GanttRow) -> [String] {
    let bar = String(scale.cells(of: row))
    let label = row.label.fitted(to: Self.labels)
    var lines = ["  \(label)  0 ▕\(bar)▏ \(scale.time.upperBound.text) s"]
    if let time = diagnostic.time ?? row.span,
      let cells = scale.cells(from: time.lowerBound, to: time.upperBound)
    {
      let margin = String(repeating: " ", count: Self.labels + 7 + cells.lowerBound)
      let rest = String(repeating: " ", count: Self.columns - cells.upperBound + 2)
      let carets = String(repeating: "^", count: cells.count)
      lines.append(margin + carets + rest + time.secondsText)
    }
    return lines
  }
}

extension Timeline {
  /// Returns all diagnostics of the timeline, with a chart of each location.
  ///
  /// - Returns: The report; only the first hundred diagnostics in its text have charts.
  /// - Complexity: O(n log n) in the animations.
  public func lint() -> LintReport {
    let found = diagnostics
    guard !found.isEmpty else { return LintReport(entries: []) }
    let charts = DiagnosticCharts(of: self)
    var entries = found.map { LintReport.Entry(diagnostic: $0) }
    for (index, _) in found.listed().prefix(DiagnosticCharts.mostCharts) {
      entries[index].chart = charts.chart(of: found[index])
    }
    return LintReport(entries: entries)
  }
}
