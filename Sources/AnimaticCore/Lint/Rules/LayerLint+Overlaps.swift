// C-22: two simultaneous animations of one property.

extension LayerLint {
  /// The maximum number of reported pairs per layer.
  private static let mostOverlaps = 20

  /// Returns the overlaps of one property.
  ///
  /// - Parameter told: The number of pairs already reported on the layer.
  func overlaps(in pieces: [Activity], of all: Activities, told: Int) -> OverlapSearch {
    var search = OverlapSearch(pieces, most: Self.mostOverlaps - told)
    search.sweep(
      numbers: { LintNumbers(of: $0, in: plan) },
      same: { writeTheSame($0, $1, during: $2, all) })
    return search
  }

  mutating func tell(_ search: OverlapSearch, _ pieces: [Activity]) {
    for pair in search.pairs {
      let later = LintNode(pieces[pair.later].node, in: plan)
      var finding = Diagnostic.overlap(
        pieces[pair.earlier].path.keyPath, later, path(of: later), from: pair.start, to: pair.end)
      finding.nodes = [pieces[pair.earlier].node, later.index]
      found.append(finding)
    }
  }

  mutating func tellMoreOverlaps(_ pieces: [Activity]) {
    guard let path = pieces.first?.path else { return }
    found.append(.moreOverlaps(path.root.name, path: "\(label)/\(path.root.name)"))
  }

  /// Returns whether two animations write the same values at sampled times.
  private func writeTheSame(
    _ first: Activity, _ second: Activity, during time: ClosedRange<Double>, _ all: Activities
  ) -> Bool {
    let both = first.mask & second.mask
    guard both == first.mask || both == second.mask else { return false }
    let path = both == second.mask ? second.path : first.path
    let length = time.upperBound.isFinite ? time.upperBound - time.lowerBound : 10
    return [0.017, 0.211, 0.5, 0.741, 0.983].allSatisfy { part in
      let moment = time.lowerBound + part * length
      let shown = [first, second].map { piece in
        all.runningTime(of: piece, at: moment).flatMap {
          self.shown(by: piece.node, of: path, at: $0)
        }
      }
      guard let one = shown[0], let other = shown[1] else { return false }
      return one.isClose(to: other)
    }
  }
}

extension Diagnostic {
  fileprivate static func overlap(
    _ earlier: String, _ later: LintNode, _ path: String, from start: Double, to end: Double
  ) -> Diagnostic {
    let time = "from \(start.secondsText) s " + (end.isFinite ? "to \(end.secondsText) s" : "on")
    var finding = Diagnostic(
      id: "C-22", severity: .warning,
      message: "\(earlier) and \(later.name) both run \(time); the later one shows.",
      remedy: "Let one begin when the other has ended, or make the later one additive.",
      of: later, path: path, time: start...max(start, end))
    finding.other = earlier
    return finding
  }

  fileprivate static func moreOverlaps(
    _ property: String, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "C-22", severity: .warning,
      message: "More animations of \(property) run at the same time; not all pairs are told.",
      remedy: "Let one begin when the other has ended.", place: nil, path: path)
  }
}
