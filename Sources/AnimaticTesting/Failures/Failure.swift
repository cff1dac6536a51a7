// Reporting a failed expectation at the caller's line, with attachments that help to find the
// cause.

import Animatic
import AnimaticPreview
import Testing

/// A failed expectation.
struct Failure {
  let message: String
  let timeline: Timeline
  /// The source of the timeline, for the film strip; nil if only a timeline is known.
  let picture: CompiledPicture?
  /// The part of the timeline that failed, charted below the message.
  var part = TimelinePart.all

  /// Records an issue at the caller's line, attaching chart, dump, diagnostics and a film strip.
  func record(at location: SourceLocation) {
    let chart = timeline.gantt(only: part, maximumRows: 20)
    Issue.record("\(message)\n\(chart)", sourceLocation: location)
    let report = timeline.lint()
    let texts = [timeline.gantt(), timeline.dump(), report.isEmpty ? "" : report.text]
    Evidence.attach(
      texts.filter { !$0.isEmpty }.joined(separator: "\n\n"), named: "timeline.txt", at: location)
    guard let picture else { return }
    Evidence.attach(
      CompositionPreview(of: picture).filmStrip(), named: "filmstrip.svg", at: location)
  }
}
