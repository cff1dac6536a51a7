// The entry point of timeline expectations.

public import Animatic
import AnimaticCore
import AnimaticPreview
public import Testing

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
  public var description: String { "expectations, \(timeline)" }

  /// Records an issue at the caller's line, attaching chart, dump, diagnostics and a film strip.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - parts: The parts of the timeline that failed, charted below the message.
  ///   - location: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  func fail(
    _ message: String, _ parts: TimelinePart..., at location: SourceLocation
  ) -> Self {
    let text = FailureText(message) { rows in
      parts.map { timeline.gantt(only: $0, width: 80, maximumRows: rows / parts.count) }
        .joined(separator: "\n\n")
    }
    Evidence.fail(text, at: location)
    let report = timeline.lint()
    let texts = [message, timeline.gantt(), timeline.dump(), report.isEmpty ? "" : report.text]
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
    // The first line repeats the value.
    let why = timeline.why(property, on: layer, at: time)?.text.split(separator: "\n").dropFirst()
    return fail(
      ([message[...]] + (why ?? [])).joined(separator: "\n"), .layer(layer).property(property),
      at: location)
  }

  // MARK: Names

  /// The name of a part, as in the timeline.
  func name(of part: TimelinePart) -> String { part.text(in: timeline) }

  /// The name of a property of a layer, as in the timeline.
  func name<Value>(of property: LayerProperty<Value>, on layer: any LayerHost) -> String {
    name(of: .layer(layer).property(property))
  }

  /// The property, the layer, and the source line of an animation.
  func name(of node: Int) -> String {
    let (plan, record) = (timeline.plan, timeline.plan.nodes[node].record)
    let layer = plan.layers[plan.layer(of: node)].label.quoted
    return "\(plan.pool.path(record.property).keyPath) of \(layer)\(line(of: node))"
  }

  /// The source line of an animation in parentheses, after a space; empty if unknown.
  func line(of node: Int) -> String { line(timeline.plan.place(of: node)) }

  /// A source line in parentheses, after a space; empty if unknown.
  func line(_ place: SourcePlace?) -> String { place.map { " (\($0))" } ?? "" }

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

extension LintReport: CustomTestStringConvertible {
  /// The diagnostics with their charts, up to 2,000 bytes, shown by a test that throws the report.
  public var testDescription: String { FailureText(text).text }
}
