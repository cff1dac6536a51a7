// Expectations of no diagnostics and of no change, and the text of a thrown report.

public import Animatic
public import Testing

extension TimelineExpectation {
  /// Expects the timeline to have no diagnostics.
  ///
  /// ```swift
  /// expectTimeline(of: intro).noDiagnostics(ignoring: "L-8")
  /// ```
  ///
  /// - Parameters:
  ///   - ids: The ids of diagnostics to ignore, case-insensitive.
  ///   - severity: The lowest severity that counts.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func noDiagnostics(
    ignoring ids: String..., atLeast severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    noDiagnostics(ignoring: ids, atLeast: severity, sourceLocation: sourceLocation)
  }

  /// Expects the timeline to have no diagnostics.
  ///
  /// - Parameters:
  ///   - ids: The ids of diagnostics to ignore, case-insensitive.
  ///   - severity: The lowest severity that counts.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func noDiagnostics(
    ignoring ids: some Sequence<String>, atLeast severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let report = timeline.lint().atLeast(severity).ignoring(ids)
    return report.isEmpty ? self : fail(report.text, at: sourceLocation)
  }

  /// Expects the timeline to present the same values in the same way as another composition.
  ///
  /// - Parameters:
  ///   - other: The expected composition; layers are matched by name.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func same(
    as other: some Composable, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let difference = timeline.difference(from: other.timeline)
    if difference.isEmpty { return self }
    Evidence.attach(difference.text, named: "difference.txt", at: sourceLocation)
    return fail(difference.text, at: sourceLocation)
  }
}

extension LintReport: CustomTestStringConvertible {
  /// The diagnostics with their charts, up to 2,000 bytes, shown by a test that throws the report.
  public var testDescription: String { FailureText(text).text }
}
