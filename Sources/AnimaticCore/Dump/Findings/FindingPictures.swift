// Where in time a finding shows: the rows of what wrote it, with carets below.

/// Draws pictures of findings.
struct FindingPictures {
  private let plan: Plan
  private let scale: GanttScale
  private var drawing: GanttDrawing
  private let nodes: [Spot: [Int]]

  /// What a finding says of where it is.
  private enum Spot: Hashable {
    case place(SourcePlace)
    case path(String)
    case both(SourcePlace, String)
  }

  /// More findings than this have no pictures.
  static let mostPictures = 100
  /// More rows than this are not drawn for one finding.
  private static let mostRows = 3
  /// Columns of a bar and of what stands before it.
  private static let columns = 56
  private static let labels = 24

  init(of timeline: Timeline) {
    plan = timeline.plan
    scale = GanttScale(horizon: plan.horizon, columns: Self.columns)
    drawing = GanttDrawing(plan: plan, during: 0...plan.horizon)
    var nodes: [Spot: [Int]] = [:]
    for layer in plan.layers {
      for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
        let record = plan.nodes[index].record
        let place = plan.pool.place(record)
        if let place { nodes[.place(place), default: []].append(index) }
        guard record.kind != .group else { continue }
        let path = "\(layer.label)/\(plan.pool.path(record.property).keyPath)"
        nodes[.path(path), default: []].append(index)
        if let place { nodes[.both(place, path), default: []].append(index) }
      }
    }
    self.nodes = nodes
  }

  mutating func picture(of finding: Diagnostic) -> [String] {
    rows(of: finding).prefix(Self.mostRows)
      .flatMap { picture(of: finding, row: drawing.draw($0)) }
  }

  /// What it is about; where that is not known, what its line wrote, and of that only what is on the
  /// property or at the moment, if anything is.
  private func rows(of finding: Diagnostic) -> [Int] {
    let nodes = finding.nodes.filter(plan.nodes.indices.contains)
    guard nodes.isEmpty else { return nodes }
    guard let place = finding.place else { return self.nodes[.path(finding.path)] ?? [] }
    if let nodes = self.nodes[.both(place, finding.path)] { return nodes }
    let written = self.nodes[.place(place)] ?? []
    guard let time = finding.time, time.lowerBound == time.upperBound else { return written }
    return Array(self.nodes(of: written, at: time.lowerBound).prefix(1))
  }

  /// Of some nodes those that a moment is about: what ends there, else what begins there, else what
  /// goes on.
  private func nodes(of nodes: [Int], at time: Double) -> [Int] {
    let spans = nodes.map { (node: $0, span: plan.activeSpan(of: $0)) }
    func isNear(_ edge: Double) -> Bool { abs(edge - time) <= MediaTiming.tolerance }
    let choices: [(ActiveSpan) -> Bool] = [
      { isNear($0.exit) }, { isNear($0.enter) }, { $0.enter <= time && time <= $0.exit },
    ]
    for isMeant in choices {
      let meant = spans.filter { $0.span.map(isMeant) ?? false }.map(\.node)
      if !meant.isEmpty { return meant }
    }
    return []
  }

  private func picture(of finding: Diagnostic, row: GanttRow) -> [String] {
    let bar = String(scale.cells(of: row))
    let label = row.label.chartText.fitted(to: Self.labels)
    var lines = ["  \(label)  0 ▕\(bar)▏ \(scale.horizon.secondsText) s"]
    if let time = finding.time ?? row.span,
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
  /// Everything that is wrong with the timeline, with a picture of each place.
  ///
  /// - Returns: The report; of more than a hundred findings that its text shows, the first hundred have
  ///   pictures.
  /// - Complexity: O(n log n) in the animations.
  public func lint() -> LintReport {
    let found = diagnostics
    guard !found.isEmpty else { return LintReport([]) }
    var pictures = FindingPictures(of: self)
    var findings = found.map { LintReport.Finding(diagnostic: $0) }
    let shown = FindingRow.rows(of: found).compactMap(\.finding)
    for index in shown.prefix(FindingPictures.mostPictures) {
      findings[index].picture = pictures.picture(of: found[index])
    }
    return LintReport(findings)
  }
}
