// How a failed expectation is told: at the caller's line, with all that helps to find the cause.

import Animatic
import AnimaticPreview
import Testing

/// Something that was expected and is not so.
struct Failure {
  let message: String
  let timeline: Timeline
  /// What the timeline was made of, for the film strip; nil where only a timeline is known.
  let picture: CompiledPicture?
  /// The part of the timeline that it is about: its chart stands below the message.
  var part = TimelinePart.all

  /// Records an issue at the caller's line, and attaches chart, dump and findings, and a film strip.
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
