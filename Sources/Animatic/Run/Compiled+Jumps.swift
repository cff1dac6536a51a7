// a run jumps if the presentation value differs from its first value.

import AnimaticCore
import AnimaticEngine

extension Compiled {
  /// Reports the jumps of an attached run on one layer, on its playback and on the layer.
  func noteJumps(of layer: Layer, at index: Int, on playback: Playback) {
    guard let values = layer.values(atBeginOf: playback) else { return }
    for (path, record) in begins(onLayer: index) where values.jumps(path) {
      guard let other = layer.animation(of: path, besides: playback, at: values) else { continue }
      let diagnostic = Diagnostic.jumps(
        path.keyPath, of: (layer.name ?? "layer").oneLine, values.change(of: path),
        because: other.place, remedy: record.remedyOfJump, at: plan.pool.place(record))
      playback.note(diagnostic)
      layer.note(diagnostic)
    }
  }

  /// The first animation of each property in effect from the begin.
  private func begins(onLayer index: Int) -> [(path: PropertyPath, record: AnimationRecord)] {
    var known = SmallSet<PropertyPath>()
    return plan.layers[index].nodes.compactMap { node in
      let record = plan.nodes[node].record
      guard plan.slot(of: node).root >= 0, !record.flags.contains(.additive) else { return nil }
      let path = plan.pool.path(record.property)
      guard known.insert(path), let effect = plan.effect(of: node),
        effect.lowerBound <= MediaTiming.tolerance
      else { return nil }
      return (path, record)
    }
  }
}

extension ValuesAtBegin {
  /// Whether a property jumps from its presentation value under the attached animations.
  fileprivate func jumps(_ path: PropertyPath) -> Bool {
    func differ(_ one: LayerValues, _ other: LayerValues) -> Bool {
      !one.value(at: path).isClose(to: other.value(at: path))
        && !one.value(of: path.root).isClose(to: other.value(of: path.root))
    }
    return differ(before, after) && differ(before, model)
  }

  /// Both values; empty if they are too long to read.
  fileprivate func change(of path: PropertyPath) -> String {
    guard path.count <= 4 else { return "" }
    let (start, end) = (before.value(at: path), after.value(at: path))
    return " from \(start.text(at: path)) to \(end.text(at: path))"
  }
}

extension AnimationRecord {
  /// What to write instead, as far as the start can be left out.
  fileprivate var remedyOfJump: String {
    let run = ".run(interrupting: .fromPresentation) to begin with the presentation value."
    guard hasEnds else {
      return "Begin with the presentation value, or cancel the other run."
    }
    return statesStart ? "Leave its start out, and write \(run)" : "Write \(run)"
  }
}
