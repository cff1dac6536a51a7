// Lists of findings.

extension [Diagnostic] {
  /// Each finding once, in the order in which they were found.
  ///
  /// What one line says again of a later pass of a loop, in the same words, is the same.
  package var withoutRepeats: [Diagnostic] {
    var seen: Set<Words> = []
    return filter { seen.insert(Words($0)).inserted }
  }
}

/// All that people read of a finding.
private struct Words: Hashable {
  let id: String
  let severity: Diagnostic.Severity
  let message: String
  let remedy: String
  let place: SourcePlace?
  let path: String

  init(_ finding: Diagnostic) {
    id = finding.id
    severity = finding.severity
    message = finding.message
    remedy = finding.remedy
    place = finding.place
    path = finding.path
  }
}
