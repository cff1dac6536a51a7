// Records what happens while a scene runs on a stage.

import Animatic

/// Advances a stage in steps, and records events, presentations, models, outcomes, and diagnostics.
struct RunRecorder {
  private let scene: GoldenScene
  private let golden: GoldenStage
  private var acts: [GoldenScene.Act]
  /// The presentations of all steps.
  private(set) var values: ValueLog
  /// The presentations of some steps.
  private var shown: ValueLog
  private var models: ValueLog
  private var extras: [String] = []

  private var stage: Stage { golden.stage }

  init(_ scene: GoldenScene, on golden: GoldenStage) {
    self.scene = scene
    self.golden = golden
    acts = scene.acts.reversed()
    values = ValueLog(scene.readers)
    shown = ValueLog(scene.readers)
    models = ValueLog(scene.readers)
  }

  /// Runs the scene.
  ///
  /// - Parameter times: The times at which the stage stops, in ascending order.
  mutating func perform(until times: [Double]) {
    for layer in scene.layers { stage.add(layer.rootLayer) }
    stage.update()
    writeModels("model")
    for (index, time) in times.enumerated() {
      advance(to: time)
      values.write("\(time)", presentations)
      if (index + 1).isMultiple(of: max(times.count / 6, 1)) { writeShown(at: time) }
    }
    writeModels("model at end")
    writeEnd()
  }

  /// The log.
  var events: String {
    golden.lines.joined(separator: "\n")
  }

  private mutating func advance(to time: Double) {
    while let act = acts.last, act.time <= time {
      stage.advance(by: act.time - stage.time)
      act.perform(golden)
      acts.removeLast()
    }
    stage.advance(by: time - stage.time)
    golden.collectEvents()
  }

  private var presentations: [(label: String, values: LayerValues)] {
    scene.layers.indices.map { (scene.label(of: $0), scene.layers[$0].presentation) }
  }

  private mutating func writeShown(at time: Double) {
    let count = shown.lines.count
    shown.write("shows at \(time)", presentations)
    for line in shown.lines[count...] { golden.note(line) }
    writeExtras()
  }

  /// Writes keys of animations and transitions, where they changed.
  private mutating func writeExtras() {
    let new = scene.layers.indices.map { index in
      let layer = scene.layers[index]
      let transition = layer.transition.map { " \($0.fullText)" } ?? ""
      return "[\(scene.label(of: index))] keys \(layer.animationKeys)\(transition)"
    }
    for line in new where !extras.contains(line) { golden.note(line) }
    extras = new
  }

  private mutating func writeModels(_ title: String) {
    let count = models.lines.count
    models.write(title, scene.layers.indices.map { (scene.label(of: $0), scene.layers[$0].model) })
    for line in models.lines[count...] { golden.note(line) }
  }

  private func writeEnd() {
    for playback in golden.playbacks {
      golden.note("\(playback) outcome \(playback.outcome.map { "\($0)" } ?? "none")")
    }
    let findings =
      golden.playbacks.flatMap(\.diagnostics) + stage.diagnostics
      + scene.layers.flatMap(\.diagnostics)
    for line in ReportRecorder.text(of: findings).split(separator: "\n") {
      golden.note(String(line))
    }
  }
}

extension Layer {
  fileprivate var rootLayer: Layer {
    var layer = self
    while let superlayer = layer.superlayer { layer = superlayer }
    return layer
  }
}

extension TransitionState {
  fileprivate var fullText: String {
    let pictures = [outgoing, incoming].map { picture in
      let names = picture.snapshot.nodes.map { $0.name ?? "-" }
      let offset = "\(picture.offset.width) \(picture.offset.height)"
      return "\(names) alpha \(picture.alpha) offset \(offset)"
    }
    return "\(kind) progress \(progress) \(pictures.joined(separator: " to "))"
  }
}
