// What was found wrong by something that lives long: each finding once, and not without end.

import AnimaticCore

/// Findings in the order in which they were found, of which only so many are kept.
struct Findings {
  /// How many are kept, beside the one that tells how many were not.
  static let limit = 20_000

  private var kept: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var leftOut = 0

  mutating func note(_ finding: Diagnostic) {
    if known.contains(finding) { return }
    guard kept.count < Self.limit else {
      leftOut += 1
      return
    }
    known.insert(finding)
    kept.append(finding)
  }

  /// Notes a finding that counts on: it takes the place of the one that counted before.
  mutating func recount(_ finding: Diagnostic) {
    if let index = kept.firstIndex(where: { $0.id == finding.id }) {
      known.remove(kept.remove(at: index))
    }
    note(finding)
  }

  /// Those that are kept; where there were more, the last one tells it.
  var all: [Diagnostic] { leftOut == 0 ? kept : kept + [.moreFindings(leftOut)] }
}

extension Diagnostic {
  fileprivate static func moreFindings(_ count: Int) -> Diagnostic {
    Diagnostic(
      id: "R-33", severity: .warning,
      message: "There are \(count) more findings than the \(Findings.limit) that are kept.",
      remedy: "Mend what those tell of; the rest were left out.", place: nil)
  }
}
