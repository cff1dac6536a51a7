// a run jumps if the presentation value differs from its first value.

import AnimaticCore
import AnimaticEngine

/// The jumps of a run that begins on a layer beside other animations.
struct RunJumps {
  private let layer: Layer
  private let plan: Plan
  private let index: Int

  /// The layers with other animations on which a composition is about to begin.
  static func candidates(for compiled: Compiled) -> [RunJumps] {
    compiled.hosts.enumerated().compactMap { index, host in
      guard let layer = host as? Layer, layer.isAnimated else { return nil }
      return RunJumps(layer: layer, plan: compiled.plan, index: index)
    }
  }

  /// Reports the jumps of an attached run, on its playback and on the layer.
  func note(on playback: Playback) {
    guard let values = layer.values(atBeginOf: playback) else { return }
    for (path, record) in begins where jumps(path, values) {
      guard let other = layer.animation(of: path, besides: playback, at: values)
      else { continue }
      let jump = RunJump(path: path, record: record, old: values.before, new: values.after)
      let diagnostic = Diagnostic.jumps(
        path.keyPath, of: (layer.name ?? "layer").oneLine, jump.change, because: other.place,
        remedy: jump.remedy, at: plan.pool.place(record))
      playback.note(diagnostic)
      layer.note(diagnostic)
    }
  }

  /// The first animation of each property in effect from the begin.
  private var begins: [(path: PropertyPath, record: AnimationRecord)] {
    var known: Set<PropertyPath> = []
    return plan.layers[index].nodes.compactMap { node in
      let record = plan.nodes[node].record
      guard plan.slot(of: node).root >= 0, !record.flags.contains(.additive) else { return nil }
      let path = plan.pool.path(record.property)
      guard known.insert(path).inserted, let effect = plan.effect(of: node),
        effect.lowerBound <= MediaTiming.tolerance
      else { return nil }
      return (path, record)
    }
  }

  /// Whether a property jumps from its presentation value under the attached animations.
  private func jumps(_ path: PropertyPath, _ values: ValuesAtBegin) -> Bool {
    func differ(_ one: LayerValues, _ other: LayerValues) -> Bool {
      !one.value(at: path).isClose(to: other.value(at: path))
        && !one.value(of: path.root).isClose(to: other.value(of: path.root))
    }
    return differ(values.before, values.after) && differ(values.before, values.model)
  }
}

private struct RunJump {
  let path: PropertyPath
  let record: AnimationRecord
  let old: LayerValues
  let new: LayerValues

  /// Both values; empty if they are too long to read.
  var change: String {
    guard path.count <= 4 else { return "" }
    return " from \(text(old)) to \(text(new))"
  }

  private func text(_ values: LayerValues) -> String {
    let value = values.value(at: path)
    if path.root.kind == .shaped { return value.text(as: path.valueType) }
    return FlatValue(value.numbers.map { ($0 * 1e6).rounded() / 1e6 }).text(as: path.valueType)
  }

  /// What to write instead, as far as the start can be left out.
  var remedy: String {
    let run = ".run(interrupting: .fromPresentation) to begin with the presentation value."
    guard record.hasEnds else {
      return "Begin with the presentation value, or cancel the other run."
    }
    return record.statesStart ? "Leave its start out, and write \(run)" : "Write \(run)"
  }
}
