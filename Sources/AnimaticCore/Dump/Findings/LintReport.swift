// All findings about a timeline, to be counted, chosen from, thrown and read.

/// Everything that is wrong with a timeline, with a picture of each place.
///
/// ```swift
/// let report = chain.lint().ignoring("C-27")
/// print(report.text)
/// try report.strict()
/// ```
public struct LintReport: Error, Sendable, Hashable, RandomAccessCollection,
  CustomStringConvertible
{
  /// A finding, and where in the timeline it shows.
  struct Finding: Sendable, Hashable {
    let diagnostic: Diagnostic
    /// Lines of text; none where nothing of it is in the timeline.
    var picture: [String] = []
  }

  private let findings: [Finding]

  init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// The findings, in the order in which they were found.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// The place of the first finding.
  public var startIndex: Int { 0 }

  /// The place after the last finding.
  public var endIndex: Int { findings.count }

  /// The finding at a place.
  ///
  /// - Parameter position: The place, below `endIndex`.
  public subscript(position: Int) -> Diagnostic { findings[position].diagnostic }

  // MARK: Choosing

  /// The findings that are at least so bad.
  ///
  /// - Parameter severity: The mildest that stays.
  /// - Returns: The smaller report.
  public func atLeast(_ severity: Diagnostic.Severity) -> LintReport {
    LintReport(findings.filter { $0.diagnostic.severity >= severity })
  }

  /// The findings without those of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; upper and lower case are the same.
  /// - Returns: The smaller report.
  public func ignoring(_ ids: String...) -> LintReport { ignoring(ids) }

  /// The findings without those of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; upper and lower case are the same.
  /// - Returns: The smaller report.
  public func ignoring(_ ids: some Sequence<String>) -> LintReport {
    let ids = Self.folded(ids)
    return filter { !ids.contains($0.id.uppercased()) }
  }

  /// The findings of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; upper and lower case are the same.
  /// - Returns: The smaller report.
  public func only(_ ids: String...) -> LintReport { only(ids) }

  /// The findings of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; upper and lower case are the same.
  /// - Returns: The smaller report.
  public func only(_ ids: some Sequence<String>) -> LintReport {
    let ids = Self.folded(ids)
    return filter { ids.contains($0.id.uppercased()) }
  }

  private static func folded(_ ids: some Sequence<String>) -> Set<String> {
    Set(ids.map { $0.uppercased() })
  }

  /// Throws unless nothing is as bad as that: for tests.
  ///
  /// - Parameter severity: The mildest that is thrown.
  /// - Throws: The findings that are at least so bad, as a report.
  public func strict(_ severity: Diagnostic.Severity = .warning) throws(LintReport) {
    let bad = atLeast(severity)
    if !bad.isEmpty { throw bad }
  }

  /// The findings of which something is true.
  ///
  /// - Parameter isIncluded: Whether a finding stays.
  /// - Returns: The smaller report.
  public func filter(_ isIncluded: (Diagnostic) throws -> Bool) rethrows -> LintReport {
    LintReport(try findings.filter { try isIncluded($0.diagnostic) })
  }

  // MARK: Reading

  /// Each finding, and below it what wrote it in time, with carets under the time at which it shows.
  ///
  /// ```text
  /// warning C-22 [box/position.x]: position.x and position.x both run from 0.5 s to 1.5 s; …
  ///   position.x  0 ▕     ██████████     ▏ 2 s
  ///                       ^^^^^^^^^^       0.5…1.5 s
  /// ```
  ///
  /// Of more than four findings of one id that one line of source made, the first three are shown and
  /// the others counted.
  public var text: String { text(isFolded: true) }

  /// The findings with their pictures, folded or one by one.
  ///
  /// - Parameter isFolded: Whether findings of one id from one line are counted after the first three.
  /// - Returns: The text, without a line break at its end.
  public func text(isFolded: Bool) -> String {
    guard !isEmpty else { return counts }
    let rows = FindingRow.rows(of: diagnostics, isFolded: isFolded).flatMap { row in
      switch row {
      case .finding(let index): ["\(findings[index].diagnostic)"] + findings[index].picture
      case .more(let count, let like): [FindingRow.text(count: count, like: like)]
      }
    }
    return ([counts] + rows).joined(separator: "\n")
  }

  /// How many findings of each severity there are, and the first of the worst, on one line.
  ///
  /// A test that ends with `try chain.lint().strict()` shows this: `2 warnings, first L-8 [box] …`.
  public var description: String {
    guard let worst = map(\.severity).max(), let first = first(where: { $0.severity == worst })
    else { return counts }
    let path = first.path.isEmpty ? "" : " [\(first.path)]"
    let place = first.place.map { "  \($0)" } ?? ""
    return "\(counts), \(count > 1 ? "first " : "")\(first.id)\(path) \(first.message)\(place)"
      .oneLine
  }

  /// How many findings of each severity there are.
  private var counts: String {
    let counts = [Diagnostic.Severity.error, .warning, .info].compactMap { severity -> String? in
      let count = findings.count { $0.diagnostic.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity)\(count == 1 || severity == .info ? "" : "s")"
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }
}
