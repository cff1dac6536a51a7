// The entry point of timeline expectations.

public import Animatic
import AnimaticCore
import AnimaticPreview
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

  /// The compiled composition, for film strips; nil if only a timeline is known.
  let source: HostedTimeline?

  /// The timeline, on one line.
  public var description: String { "expectations of a \(timeline)" }

  /// Records an issue at the caller's line, attaching chart, dump, diagnostics and a film strip.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - part: The part of the timeline that failed, charted below the message.
  ///   - location: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  func fail(
    _ message: String, _ part: TimelinePart = .all, at location: SourceLocation
  ) -> Self {
    let chart = timeline.gantt(only: part, maximumRows: 20)
    Issue.record("\(message)\n\(chart)", sourceLocation: location)
    let report = timeline.lint()
    let texts = [timeline.gantt(), timeline.dump(), report.isEmpty ? "" : report.text]
    Evidence.attach(
      texts.filter { !$0.isEmpty }.joined(separator: "\n\n"), named: "timeline.txt", at: location)
    if let source {
      Evidence.attach(
        CompositionPreview(of: source).filmStrip(), named: "filmstrip.svg", at: location)
    }
    return self
  }

  /// Records an issue about a property, with the explanation of its value at a time.
  @discardableResult
  func fail<Value>(
    _ message: String, _ property: LayerProperty<Value>, _ layer: any LayerHost, why time: Double,
    at location: SourceLocation
  ) -> Self {
    let why = timeline.why(property, on: layer, at: time)?.text ?? ""
    return fail("\(message)\n\(why)", .layer(layer).property(property), at: location)
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
  let source = composition.hostedTimeline(reducedMotion: reducedMotion)
  return TimelineExpectation(timeline: source.timeline, source: source)
}

/// Starts expectations about a timeline.
///
/// - Parameter timeline: The timeline.
/// - Returns: The expectations.
public func expectTimeline(_ timeline: Timeline) -> TimelineExpectation {
  TimelineExpectation(timeline: timeline, source: nil)
}
