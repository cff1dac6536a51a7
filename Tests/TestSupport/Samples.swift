// The layers, stages and queries that most tests need.

package import Animatic

/// A layer at (50, 50), which differs from every default.
package func makeBox(_ name: String? = nil) -> Layer {
  Layer(name: name, position: CGPoint(x: 50, y: 50))
}

/// A stage with a manual clock that contains layers.
package func makeStage(_ layers: Layer...) -> Stage {
  let stage = Stage(clock: ManualClock())
  for layer in layers { stage.add(layer) }
  return stage
}

extension Composable {
  /// The values of a property of a layer at some times.
  package func values<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at times: [Double]
  ) -> [Value?] {
    let timeline = timeline
    return times.map { timeline.value(of: property, on: layer, at: $0) }
  }

  /// The ids of the diagnostics except L-8, the snap back that most short examples have.
  package var problemIDs: [String] { diagnostics.map(\.id).filter { $0 != "L-8" } }

  /// The first diagnostic with an id.
  package func finding(_ id: String) -> Diagnostic? { diagnostics.first { $0.id == id } }

  /// The children of the only compiled group.
  package var children: [any LayerAnimation] {
    (groups.first?.animation as? AnimationGroup)?.animations ?? []
  }

  /// The only compiled animation.
  package var only: (any LayerAnimation)? { groups.count == 1 ? groups[0].animation : nil }
}

/// Whether two numbers are equal within an absolute error.
package func isClose(_ first: Double?, _ second: Double, within error: Double = 1e-9) -> Bool {
  first.map { abs($0 - second) <= error } ?? false
}

/// Whether two lists have the same count and equal numbers within an absolute error.
package func agree(_ first: [Double], _ second: [Double], within error: Double = 1e-9) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= error }
}
