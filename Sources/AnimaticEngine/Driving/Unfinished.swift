// The animations left on a stage when nothing more ends, with their names.

import AnimaticCore

/// An unfinished animation.
struct Unfinished {
  let part: RunPart
  let entry: RunPart.Entry
  /// Whether it is endless, and would not just end later.
  let isEndless: Bool

  /// The property, key and layer, as named in a diagnostic.
  var name: String {
    let plan = part.run.remaining
    guard let part = part as? LayerPart else { return "a composition" }
    let property = shownNode.flatMap(plan.path)?.keyPath ?? "a group"
    let key = entry.key.map { " (\($0.oneLine))" } ?? ""
    let layer = part.layer?.name?.oneLine ?? plan.layers[part.layerIndex].label
    return "\(property)\(key) on \(layer)"
  }

  /// The source location of the animation.
  var place: SourcePlace? { shownNode.flatMap(part.run.remaining.place) }

  /// The animation that makes it endless, otherwise its first one.
  private var shownNode: Int? {
    let plan = part.run.remaining
    let leaves = plan.subtree(of: entry.node).lazy.filter { !plan.nodes[$0].isGroup }
    let endless = leaves.first {
      plan.pool.timing(plan.nodes[$0].record).wallDuration.isInfinite
    }
    return endless ?? leaves.first
  }
}

extension Stage {
  /// The entries that run and move, but are not over.
  var unfinished: [Unfinished] {
    var left: [Unfinished] = []
    for run in openRuns {
      for part in run.layerParts.isEmpty ? run.parts : run.layerParts
      where part.frozen == nil && part.layerSpeed != 0 {
        let goesBack = part.rate * part.layerSpeed < 0
        for entry in part.entries where entry.state == .running {
          // In reverse it ends at its begin, unless the layer's time itself runs backward.
          let isEndless = goesBack ? !part.isReversed : entry.end.isInfinite
          left.append(Unfinished(part: part, entry: entry, isEndless: isEndless))
        }
      }
    }
    return left
  }

  /// Notes the entries that did not end by a limit.
  func note(_ left: [Unfinished], limit: Double) {
    for isEndless in [true, false] {
      let found = left.filter { $0.isEndless == isEndless }
      guard let first = found.first else { continue }
      let more = found.count - 5
      let names =
        found.prefix(5).map(\.name).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      note(isEndless ? .endless(names, limit, first.place) : .late(names, limit, first.place))
    }
  }
}
