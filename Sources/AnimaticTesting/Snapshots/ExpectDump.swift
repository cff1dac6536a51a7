// Dumps and charts that stand in the test itself, and write themselves there.

public import Animatic
public import Testing

/// Expects the dump of a composition to be what stands in the test.
///
/// Written without a text, it records itself: the first run writes the text into the source file
/// behind the call, and fails, so that nobody takes it for a test that passed. To write all texts
/// anew, run with the environment variable `ANIMATIC_RECORD` set to 1, and look at what changed.
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
///   - part: What of it.
///   - expected: The text; nil to record it.
///   - filePath: The source file, to write into.
///   - sourceLocation: Where it is written.
public func expectDump(
  of composition: some Composable, only part: TimelinePart = .all,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  let picture = composition.compiledPicture(reducedMotion: false, hasFindings: false)
  let timeline = picture.timeline
  InlineSnapshot(
    found: timeline.dump(only: part), expected: expected?(), subject: "The dumps",
    filePath: filePath, location: sourceLocation
  ).check { failure in
    Failure(message: failure, timeline: timeline, picture: picture, part: part)
      .record(at: sourceLocation)
  }
}

/// Expects the chart of a composition to be what stands in the test.
///
/// It records itself as `expectDump(of:)` does.
///
/// - Parameters:
///   - composition: The chain or composition.
///   - part: What of it.
///   - width: Columns of the text.
///   - expected: The text; nil to record it.
///   - filePath: The source file, to write into.
///   - sourceLocation: Where it is written.
public func expectGantt(
  of composition: some Composable, only part: TimelinePart = .all, width: Int = 80,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  let picture = composition.compiledPicture(reducedMotion: false, hasFindings: false)
  let timeline = picture.timeline
  InlineSnapshot(
    found: timeline.gantt(only: part, width: width), expected: expected?(),
    subject: "The charts", filePath: filePath, location: sourceLocation
  ).check { failure in
    Failure(message: failure, timeline: timeline, picture: picture, part: part)
      .record(at: sourceLocation)
  }
}
