// Inline snapshots of dumps and charts, recorded into the test itself.

public import Animatic
public import Testing

/// Expects the dump of a composition to equal the text in the test.
///
/// Without a text, the first run records one into the source file behind the call and fails, so
/// that it is not mistaken for a passing test. To record all texts again, run with the environment
/// variable `ANIMATIC_RECORD` set to 1 and review the changes.
///
/// ```swift
/// expectDump(of: intro) {
///   """
///   timeline 1 s, 1 layer
///   card
///   └ animatic.0  opacity  basic  1 → 0  0…1 s  linear  fill removed  Tests/IntroTests.swift:4
///   """
/// }
/// ```
///
/// - Parameters:
///   - composition: The chain or composition.
///   - part: The part to dump.
///   - expected: The text; nil records it.
///   - filePath: The source file to record into.
///   - sourceLocation: The location of the call.
public func expectDump(
  of composition: some Composable, only part: TimelinePart = .all,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  let expectation = expectTimeline(of: composition)
  expectation.expectSnapshot(
    "The dump", expectation.timeline.dump(only: part), is: expected?(), part, in: filePath,
    at: sourceLocation)
}

/// Expects the chart of a composition to equal the text in the test.
///
/// It records itself as `expectDump(of:)` does.
///
/// - Parameters:
///   - composition: The chain or composition.
///   - part: The part to chart.
///   - width: The width of the text, in columns.
///   - expected: The text; nil records it.
///   - filePath: The source file to record into.
///   - sourceLocation: The location of the call.
public func expectGantt(
  of composition: some Composable, only part: TimelinePart = .all, width: Int = 80,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  let expectation = expectTimeline(of: composition)
  expectation.expectSnapshot(
    "The chart", expectation.timeline.gantt(only: part, width: width), is: expected?(), part,
    in: filePath, at: sourceLocation)
}
