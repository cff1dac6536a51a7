// L-8: what shows at the end, and jumps back to the model right after it.

import AnimaticCore

enum SnapBackLint {
  /// A finding for every property that visibly snaps back when the composition ends.
  static func findings(in plan: Plan, models: [LayerValues]) -> [Diagnostic] {
    guard plan.duration.isFinite else { return [] }
    return plan.layers.indices.flatMap { index -> [Diagnostic] in
      let layer = plan.layers[index]
      let model = models[index]
      let entries = plan.entries(of: index)
      let atEnd = plan.values(
        of: index, entries: entries, at: plan.duration, over: model, end: .drawn)
      let after = plan.values(
        of: index, entries: entries, at: plan.duration, over: model, end: .delivered)
      if atEnd.opacity == 0, after.opacity == 0 { return [] }
      return layer.roots.compactMap { number in
        let root = plan.roots[Int(number)].root
        guard differs(atEnd.value(of: root), after.value(of: root)) else { return nil }
        let node = plan.nodes[Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound)]
          .last { !$0.isGroup && $0.root == number - layer.roots.lowerBound }
        return .snapsBack(
          node.map { plan.pool.path($0.record.property).keyPath } ?? root.name,
          at: node.flatMap { plan.pool.place($0.record) }, layer: layer.label)
      }
    }
  }

  private static func differs(_ first: FlatValue, _ second: FlatValue) -> Bool {
    !first.matches(second)
      || zip(first.numbers, second.numbers).contains { differs($0, $1) }
  }

  private static func differs(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) > 1e-9 * max(1, abs(first), abs(second))
  }
}

extension Diagnostic {
  fileprivate static func snapsBack(
    _ keyPath: String, at place: SourcePlace?, layer: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-8", severity: .warning,
      message: "\(keyPath) snaps back to the model when the animation ends.",
      remedy: "Write .settle() to keep the value, or end where it began.", place: place,
      path: "\(layer)/\(keyPath)")
  }
}
