// Lists of diagnostics.

extension [Diagnostic] {
  /// The unique diagnostics in the order in which they were found.
  ///
  /// A diagnostic repeated by later passes of a loop is a duplicate.
  package var withoutRepeats: [Diagnostic] {
    var seen: Set<Words> = []
    return filter { seen.insert(Words($0)).inserted }
  }
}

/// The visible text of a diagnostic.
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
