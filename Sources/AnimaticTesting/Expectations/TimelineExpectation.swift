// The door of the expectations: what they are about.

public import Animatic
import Testing

/// Expectations about what a composition shows, each of them a method.
///
/// A method that fails records an issue at its own line: what was expected, what is, which line of the
/// composition made it so, and the chart of the part. It returns the expectations, so that more can
/// follow. Nothing runs and no time passes.
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
  /// What it is about.
  public let timeline: Timeline

  /// What the timeline was made of, for pictures; nil where only a timeline is known.
  let picture: CompiledPicture?

  /// What it is about, on one line.
  public var description: String { "expectations of a \(timeline)" }

  func fail(
    _ message: String, _ part: TimelinePart = .all, at location: SourceLocation
  ) {
    Failure(message: message, timeline: timeline, picture: picture, part: part)
      .record(at: location)
  }
}

/// Starts expectations about what a composition shows.
///
/// - Parameters:
///   - composition: The chain or composition; its layers' models as they are now count.
///   - reducedMotion: Whether the policies given by `reducedMotion(_:)` count.
/// - Returns: What to go on with.
public func expectTimeline(
  of composition: some Composable, reducedMotion: Bool = false
) -> TimelineExpectation {
  let picture = composition.compiledPicture(reducedMotion: reducedMotion, hasFindings: false)
  return TimelineExpectation(timeline: picture.timeline, picture: picture)
}

/// Starts expectations about a timeline.
///
/// - Parameter timeline: The timeline.
/// - Returns: What to go on with.
public func expectTimeline(_ timeline: Timeline) -> TimelineExpectation {
  TimelineExpectation(timeline: timeline, picture: nil)
}
