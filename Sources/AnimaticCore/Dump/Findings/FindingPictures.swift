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
    drawing = GanttDrawing(plan: plan, horizon: plan.horizon)
    var nodes: [Spot: [Int]] = [:]
    for layer in plan.layers {
      for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
        let record = plan.nodes[index].record
        if let place = plan.pool.place(record) { nodes[.place(place), default: []].append(index) }
        if record.kind != .group {
          let path = "\(layer.label)/\(plan.pool.path(record.property).keyPath)"
          nodes[.path(path), default: []].append(index)
        }
      }
    }
    self.nodes = nodes
  }

  mutating func picture(of finding: Diagnostic) -> [String] {
    var rows = rows(of: finding)
    if let time = finding.time, rows.count > 1 {
      let touched = rows.filter { plan.activeSpan(of: $0)?.touches(time) ?? false }
      if !touched.isEmpty { rows = touched }
    }
    return rows.prefix(Self.mostRows).flatMap { picture(of: finding, row: drawing.draw($0)) }
  }

  /// What a line wrote; where that is much, what of it is on the property.
  private func rows(of finding: Diagnostic) -> [Int] {
    let byPath = nodes[.path(finding.path)] ?? []
    guard let place = finding.place else { return byPath }
    let byPlace = nodes[.place(place)] ?? []
    let both = byPlace.filter(Set(byPath).contains)
    return both.isEmpty ? byPlace : both
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

extension ActiveSpan {
  fileprivate func touches(_ time: ClosedRange<Double>) -> Bool {
    enter <= time.upperBound + MediaTiming.tolerance
      && exit >= time.lowerBound - MediaTiming.tolerance
  }
}

extension Timeline {
  /// Everything that is wrong with the timeline, with a picture of each place.
  ///
  /// - Returns: The report; of more than a hundred findings the first hundred have pictures.
  /// - Complexity: O(n log n) in the animations.
  public func lint() -> LintReport {
    let found = diagnostics
    guard !found.isEmpty else { return LintReport([]) }
    var pictures = FindingPictures(of: self)
    return LintReport(
      found.enumerated().map { index, diagnostic in
        LintReport.Finding(
          diagnostic: diagnostic,
          picture: index < FindingPictures.mostPictures ? pictures.picture(of: diagnostic) : [])
      })
  }
}
