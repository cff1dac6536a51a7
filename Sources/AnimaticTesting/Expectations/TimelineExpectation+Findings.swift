// Expectations that nothing is wrong, and that nothing has changed.

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
  ///   - ids: The ids of findings that are all right.
  ///   - severity: The mildest that counts.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func noDiagnostics(
    ignoring ids: String..., atLeast severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let report = timeline.lint().atLeast(severity).filter { !ids.contains($0.id) }
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
    if !difference.isEmpty { fail(difference.text, at: sourceLocation) }
    return self
  }
}
