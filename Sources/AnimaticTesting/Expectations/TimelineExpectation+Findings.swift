// Expectations that nothing is wrong, and that nothing has changed; and how a thrown report reads.

public import Animatic
public import Testing

extension TimelineExpectation {
  /// Expects that nothing is wrong with the timeline.
  ///
  /// ```swift
  /// expectTimeline(of: intro).noDiagnostics(ignoring: "L-8")
  /// ```
  ///
  /// - Parameters:
  ///   - ids: The ids of findings that are all right; upper and lower case are the same.
  ///   - severity: The mildest that counts.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func noDiagnostics(
    ignoring ids: String..., atLeast severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    noDiagnostics(ignoring: ids, atLeast: severity, sourceLocation: sourceLocation)
  }

  /// Expects that nothing is wrong with the timeline.
  ///
  /// - Parameters:
  ///   - ids: The ids of findings that are all right; upper and lower case are the same.
  ///   - severity: The mildest that counts.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func noDiagnostics(
    ignoring ids: some Sequence<String>, atLeast severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let report = timeline.lint().atLeast(severity).ignoring(ids)
    if !report.isEmpty { fail(report.text, at: sourceLocation) }
    return self
  }

  /// Expects the same as another composition shows, in the same way.
  ///
  /// - Parameters:
  ///   - other: What it should be; layers are the same where their names are.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func same(
    as other: some Composable, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let difference = timeline.difference(from: other.timeline)
    if !difference.isEmpty {
      Evidence.attach(difference.text, named: "difference.txt", at: sourceLocation)
      fail(difference.text, at: sourceLocation)
    }
    return self
  }
}

extension LintReport: CustomTestStringConvertible {
  /// All findings with their pictures, which is what a test shows that throws the report.
  public var testDescription: String { text }
}
