// R-43: a run jumps where an attached animation shows another value than the one it begins with.

import AnimaticCore
import AnimaticEngine

/// The values that a layer's attached animations would show where a run begins.
struct AttachedValues {
  private struct Begin {
    let path: PropertyPath
    let time: ExactTime
    let place: SourcePlace?
    let attached: SourcePlace?
  }

  private let layer: Layer
  private var begins: [Begin] = []
  private var values: [ExactTime: LayerValues] = [:]

  /// The values on all layers of a composition that is about to run.
  static func all(for compiled: Compiled) -> [AttachedValues] {
    compiled.hosts.enumerated().compactMap { index, host in
      guard let layer = host as? Layer, layer.isAnimated else { return nil }
      return AttachedValues(of: compiled.plan, at: index, on: layer)
    }
  }

  private init?(of plan: Plan, at index: Int, on layer: Layer) {
    self.layer = layer
    var known: Set<PropertyPath> = []
    for node in plan.layers[index].nodes.map(Int.init) where plan.slot(of: node).root >= 0 {
      let record = plan.nodes[node].record
      let path = plan.pool.path(record.property)
      guard known.insert(path).inserted, let effect = plan.effect(of: node),
        let time = layer.stageTime(after: max(0, effect.lowerBound)),
        let attached = layer.attachedAnimation(of: path, at: time)
      else { continue }
      begins.append(
        Begin(path: path, time: time, place: plan.pool.place(record), attached: attached.place))
      if values[time] == nil { values[time] = layer.attachedValues(at: time) }
    }
    if begins.isEmpty { return nil }
  }

  /// Reports the jumps of a run, which is attached now, on its playback and on the layer.
  func noteJumps(of playback: Playback) {
    for jump in jumps {
      playback.note(jump)
      layer.note(jump)
    }
  }

  private var jumps: [Diagnostic] {
    let after = values.keys.reduce(into: values) { $0[$1] = layer.attachedValues(at: $1) }
    return begins.compactMap { begin in
      guard let old = values[begin.time], let new = after[begin.time],
        !old.value(at: begin.path).isClose(to: new.value(at: begin.path)),
        !old.value(of: begin.path.root).isClose(to: new.value(of: begin.path.root))
      else { return nil }
      return .jumps(
        begin.path.keyPath, of: layer.name ?? "layer", from: text(old, begin.path),
        to: text(new, begin.path), because: begin.attached, at: begin.place)
    }
  }

  private func text(_ values: LayerValues, _ path: PropertyPath) -> String {
    values.value(at: path).text(as: path.valueType)
  }
}

extension Diagnostic {
  fileprivate static func jumps(
    _ property: String, of layer: String, from old: String, to new: String,
    because attached: SourcePlace?, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "R-43", severity: .warning,
      message: "\(property) of \"\(layer.oneLine)\" jumps from \(old) to \(new), because another "
        + "animation of it is attached\(attached.map { " (\($0))" } ?? "").",
      remedy: "Write .run(interrupting: .fromPresentation) to begin with the presentation value.",
      place: place, path: "\(layer)/\(property)")
  }
}
