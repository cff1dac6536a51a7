// Records all aspects of a scene.

import Animatic

/// Records the compiled form, the values, and the events of a composition.
struct ReportRecorder {
  private let scene: GoldenScene
  private let timeline: Timeline?
  private let instants: Instants
  private var run: RunRecorder

  init(_ scene: GoldenScene, on stage: GoldenStage) {
    self.scene = scene
    timeline = scene.composition?.timeline(reducedMotion: scene.reducedMotion)
    instants = Instants(span: scene.span ?? timeline?.duration ?? 0)
    run = RunRecorder(scene, on: stage)
  }

  /// Returns the report, with all digits of its numbers.
  mutating func report() -> GoldenReport {
    NumberText.$isExact.withValue(true) { exactReport() }
  }

  /// The run comes last, because it changes models.
  private mutating func exactReport() -> GoldenReport {
    var texts: [Aspect: String] = [:]
    if let timeline {
      texts[.dump] = timeline.dump(isExact: true)
      texts[.chart] = NumberText.$isExact.withValue(false) { timeline.gantt() }
      texts[.diagnostics] = Self.text(of: timeline.diagnostics)
    }
    // A timeline does not include changes during a run: pauses, seeks, further runs.
    if let timeline, scene.acts.count <= 1 {
      texts[.values] = values(of: timeline)
      run.perform(until: instants.runTimes)
    } else {
      run.perform(until: instants.liveTimes)
      texts[.values] = run.values.lines.joined(separator: "\n")
    }
    texts[.events] = run.events
    return GoldenReport(texts)
  }

  /// The diagnostics, each with its interval.
  static func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { finding in
      let time = finding.time.map { " \($0.lowerBound)…\($0.upperBound) s" } ?? ""
      return "\(finding)\(time)"
    }.joined(separator: "\n")
  }

  private func values(of timeline: Timeline) -> String {
    var log = ValueLog(scene.readers)
    let labels = labels(of: timeline)
    for time in instants.times {
      let rows = timeline.snapshot(at: time).all
      log.write("\(time)", rows.enumerated().map { (label(of: $0, in: labels), $1) })
    }
    return log.lines.joined(separator: "\n")
  }

  private func label(of index: Int, in labels: [String]) -> String {
    index < labels.count ? labels[index] : "row \(index)"
  }

  private func labels(of timeline: Timeline) -> [String] {
    timeline.layers.map { id in scene.label(of: scene.layers.firstIndex { $0.id == id }) }
  }
}

extension GoldenScene {
  /// The number and the name of a layer.
  func label(of index: Int?) -> String {
    guard let index else { return "other" }
    return layers[index].name.map { "\(index) \($0.split(separator: "\n").joined())" } ?? "\(index)"
  }
}
