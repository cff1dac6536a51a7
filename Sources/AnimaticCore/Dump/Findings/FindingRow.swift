// Rows of a diagnostics list, with repeats of one line counted.

/// One row of a list of diagnostics.
enum FindingRow {
  /// The index of a diagnostic.
  case finding(Int)
  /// The number of further similar diagnostics.
  case more(count: Int, like: Diagnostic)

  /// The index of the row's diagnostic; nil for a count.
  var finding: Int? {
    if case .finding(let index) = self { index } else { nil }
  }

  private static let shownFirst = 3

  /// The common attributes of folded diagnostics.
  private struct Kind: Hashable {
    let id: String
    let place: SourcePlace?
  }

  /// Returns the rows of a list of diagnostics, in order.
  ///
  /// - Parameters:
  ///   - findings: The diagnostics.
  ///   - isFolded: Whether diagnostics of one id and line are counted after the first three.
  static func rows(of findings: [Diagnostic], isFolded: Bool = true) -> [FindingRow] {
    guard isFolded else { return findings.indices.map { .finding($0) } }
    let kinds = findings.map { Kind(id: $0.id, place: $0.place) }
    var counts: [Kind: Int] = [:]
    for kind in kinds { counts[kind, default: 0] += 1 }
    var shown: [Kind: Int] = [:]
    var rows: [FindingRow] = []
    for (index, kind) in kinds.enumerated() {
      let count = counts[kind, default: 1]
      // A count of one would take as much room as the diagnostic.
      let isWhole = count <= shownFirst + 1
      let number = shown[kind, default: 0]
      shown[kind] = number + 1
      if isWhole || number < shownFirst { rows.append(.finding(index)) }
      if !isWhole, number == shownFirst - 1 {
        rows.append(.more(count: count - shownFirst, like: findings[index]))
      }
    }
    return rows
  }

  /// Returns the text that replaces the omitted ones.
  static func text(count: Int, like finding: Diagnostic) -> String {
    "… \(count) more \(finding.id)" + (finding.place.map { " from \($0)" } ?? "")
  }
}
