// Samples the presentation values of a scene's layers with the timeline's own evaluator.

import AnimaticCore

/// Samples the timeline layer by layer, caching the values of the current layer.
final class SceneEye {
  /// Layers with more animations use a frame sampler, which only evaluates active ones.
  private static let mostNodes = 200

  let scene: Scene
  let plan: Plan
  private let models: [LayerValues]
  private var entries: [Int: [Int]] = [:]
  private var known: [Int: [Double: LayerValues]] = [:]
  private var sampler: Timeline.Sampler?

  init(_ scene: Scene, plan: Plan, models: [LayerValues]) {
    self.scene = scene
    self.plan = plan
    self.models = models
  }

  /// The presentation values of a layer at a time.
  func values(of node: Int, at time: Double) -> LayerValues {
    guard let layer = scene.nodes[node].planLayer, !plan.layers[layer].nodes.isEmpty else {
      return scene.nodes[node].model
    }
    if let values = known[node]?[time] { return values }
    let values = read(layer, at: time)
    known[node, default: [:]][time] = values
    return values
  }

  /// Clears the cache, which would be large for all layers and times.
  func forget() { known.removeAll(keepingCapacity: true) }

  private func read(_ layer: Int, at time: Double) -> LayerValues {
    if plan.layers[layer].nodes.count > Self.mostNodes {
      if sampler == nil { sampler = Timeline(plan: plan, models: models).sampler }
      sampler?.move(to: time)
      if let values = sampler?.values(ofLayer: layer) { return values }
    }
    let list = entries[layer] ?? plan.entries(of: layer)
    entries[layer] = list
    return plan.values(of: layer, entries: list, at: time, over: models[layer], end: .drawn)
  }
}
