// The entry point of timeline expectations.

public import Animatic
import Testing

/// Expectations about the timeline of a composition, each of them a method.
///
/// A failing method records an issue at its own line: the expected and the actual value, the line
/// of the composition that caused it, and the chart of the part. It returns the expectations for
/// chaining. Nothing runs and no time passes.
///
/// ```swift
/// @Test func `the card fades while it moves`() {
///   expectTimeline(of: intro)
///     .duration(2)
///     .value(of: .opacity, on: card, at: 0.5, is: 0.75)
///     .noDiagnostics()
/// }
/// ```
public struct TimelineExpectation: CustomStringConvertible {
  /// The tested timeline.
  public let timeline: Timeline

  /// The source of the timeline, for pictures; nil if only a timeline is known.
  let picture: CompiledPicture?

  /// The timeline, on one line.
  public var description: String { "expectations of a \(timeline)" }

  func fail(
    _ message: String, _ part: TimelinePart = .all, at location: SourceLocation
  ) {
    Failure(message: message, timeline: timeline, picture: picture, part: part)
      .record(at: location)
  }
}

/// Starts expectations about the timeline of a composition.
///
/// - Parameters:
///   - composition: The chain or composition, evaluated with its layers' current models.
///   - reducedMotion: Whether the policies of `reducedMotion(_:)` apply.
/// - Returns: The expectations.
public func expectTimeline(
  of composition: some Composable, reducedMotion: Bool = false
) -> TimelineExpectation {
  let picture = composition.compiledPicture(reducedMotion: reducedMotion, hasFindings: false)
  return TimelineExpectation(timeline: picture.timeline, picture: picture)
}

/// Starts expectations about a timeline.
///
/// - Parameter timeline: The timeline.
/// - Returns: The expectations.
public func expectTimeline(_ timeline: Timeline) -> TimelineExpectation {
  TimelineExpectation(timeline: timeline, picture: nil)
}
