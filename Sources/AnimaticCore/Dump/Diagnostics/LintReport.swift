// The diagnostics of a timeline, to count, filter, throw, and print.

/// The diagnostics of a timeline, with a chart of each location.
///
/// ```swift
/// let report = chain.lint().ignoring("C-27")
/// print(report.text)
/// try report.strict()
/// ```
public struct LintReport: Error, Sendable, Hashable, RandomAccessCollection,
  CustomStringConvertible
{
  /// A diagnostic and its chart.
  struct Entry: Sendable, Hashable {
    let diagnostic: Diagnostic
    /// Lines of text; empty if the timeline doesn't contain its subject.
    var chart: [String] = []
  }

  let entries: [Entry]

  /// The diagnostics in the order in which they were found.
  public var diagnostics: [Diagnostic] { entries.map(\.diagnostic) }

  /// The position of the first diagnostic.
  public var startIndex: Int { 0 }

  /// The position after the last diagnostic.
  public var endIndex: Int { entries.count }

  /// The diagnostic at a position.
  ///
  /// - Parameter position: The position, below `endIndex`.
  public subscript(position: Int) -> Diagnostic { entries[position].diagnostic }

  // MARK: Choosing

  /// Returns the diagnostics of at least a severity.
  ///
  /// - Parameter severity: The least severity to keep.
  /// - Returns: The filtered report.
  public func atLeast(_ severity: Diagnostic.Severity) -> LintReport {
    LintReport(entries: entries.filter { $0.diagnostic.severity >= severity })
  }

  /// Returns the diagnostics without those of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; case-insensitive.
  /// - Returns: The filtered report.
  public func ignoring(_ ids: String...) -> LintReport { ignoring(ids) }

  /// Returns the diagnostics without those of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; case-insensitive.
  /// - Returns: The filtered report.
  public func ignoring(_ ids: some Sequence<String>) -> LintReport {
    let ids = Set(ids.map { $0.uppercased() })
    return filter { !ids.contains($0.id.uppercased()) }
  }

  /// Returns the diagnostics of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; case-insensitive.
  /// - Returns: The filtered report.
  public func only(_ ids: String...) -> LintReport { only(ids) }

  /// Returns the diagnostics of some ids.
  ///
  /// - Parameter ids: The ids, such as `L-8`; case-insensitive.
  /// - Returns: The filtered report.
  public func only(_ ids: some Sequence<String>) -> LintReport {
    let ids = Set(ids.map { $0.uppercased() })
    return filter { ids.contains($0.id.uppercased()) }
  }

  /// Throws the diagnostics of at least a severity, if any; for tests.
  ///
  /// - Parameter severity: The least severity that is thrown.
  /// - Throws: A report of the diagnostics of at least that severity.
  public func strict(_ severity: Diagnostic.Severity = .warning) throws(LintReport) {
    let bad = atLeast(severity)
    if !bad.isEmpty { throw bad }
  }

  /// Returns the diagnostics that satisfy a predicate.
  ///
  /// - Parameter isIncluded: Whether to keep a diagnostic.
  /// - Returns: The filtered report.
  public func filter(_ isIncluded: (Diagnostic) throws -> Bool) rethrows -> LintReport {
    LintReport(entries: try entries.filter { try isIncluded($0.diagnostic) })
  }

  // MARK: Reading

  /// The diagnostics with charts of their animations, and carets under the affected times.
  ///
  /// ```text
  /// warning C-22 [box/position.x]: position.x and position.x both run from 0.5 s to 1.5 s; …
  ///   position.x  0 ▕     ██████████     ▏ 2 s
  ///                       ^^^^^^^^^^       0.5…1.5 s
  /// ```
  ///
  /// If one source line has more than four diagnostics of one id, the first three are shown and the
  /// others counted.
  public var text: String { text(isFolded: true) }

  /// Returns the diagnostics with their charts, optionally folded.
  ///
  /// - Parameter isFolded: Whether diagnostics of one id from one line are counted after the first
  ///   three.
  /// - Returns: The text without a trailing line break.
  public func text(isFolded: Bool) -> String {
    let lines = diagnostics.lines(isFolded: isFolded) { entries[$0].chart }
    return ([counts] + lines).joined(separator: "\n")
  }

  /// The number of diagnostics by severity, and the first of the most severe, on one line.
  ///
  /// A test that ends with `try chain.lint().strict()` prints this: `2 warnings, first L-8 [box]
  /// …`.
  public var description: String {
    guard let worst = map(\.severity).max(), let first = first(where: { $0.severity == worst })
    else { return counts }
    let place = first.place.map { "  \($0)" } ?? ""
    return "\(counts), \(count > 1 ? "first " : "")\(first.subject) \(first.message)\(place)"
      .oneLine
  }

  /// The number of diagnostics by severity.
  private var counts: String {
    let counts = [Diagnostic.Severity.error, .warning, .info].compactMap { severity -> String? in
      let count = entries.count { $0.diagnostic.severity == severity }
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : count.of("\(severity)")
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }
}
