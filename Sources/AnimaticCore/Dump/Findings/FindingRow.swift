// Findings as they are listed: of what one line says again and again, the first few and a count.

/// One row of a list of findings.
enum FindingRow {
  /// The index of a finding.
  case finding(Int)
  /// How many more like one there are.
  case more(count: Int, like: Diagnostic)

  /// The index of a row that shows a finding; nil for any other.
  var finding: Int? {
    if case .finding(let index) = self { index } else { nil }
  }

  private static let shownFirst = 3

  /// What findings have in common of which only the first few are shown.
  private struct Kind: Hashable {
    let id: String
    let place: SourcePlace?
  }

  /// The rows of a list of findings, in order.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - isFolded: Whether those of one id and one line are counted after the first three.
  static func rows(of findings: [Diagnostic], isFolded: Bool = true) -> [FindingRow] {
    guard isFolded else { return findings.indices.map { .finding($0) } }
    let kinds = findings.map { Kind(id: $0.id, place: $0.place) }
    var counts: [Kind: Int] = [:]
    for kind in kinds { counts[kind, default: 0] += 1 }
    var shown: [Kind: Int] = [:]
    var rows: [FindingRow] = []
    for (index, kind) in kinds.enumerated() {
      let count = counts[kind, default: 1]
      // A count in the place of a single one would save nothing.
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

  /// What stands in the place of those that are not shown.
  static func text(count: Int, like finding: Diagnostic) -> String {
    "… \(count) more \(finding.id)" + (finding.place.map { " from \($0)" } ?? "")
  }
}
