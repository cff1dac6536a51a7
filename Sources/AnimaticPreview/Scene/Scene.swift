// The drawn layers as a tree of values.

import AnimaticCore

/// The drawn layers of a composition, as a tree.
struct Scene: Sendable {
  /// A layer of the scene.
  struct Node: Sendable {
    /// The display name.
    let name: String
    /// The index among the layers of the plan; nil for a layer without animations.
    var planLayer: Int?
    let model: LayerValues
    /// The index of the superlayer; nil for a root.
    var parent: Int?
    /// Whether it is the mask of its parent.
    var isMask = false
    /// The sublayers, from back to front in order of insertion.
    var sublayers: [Int] = []
    var mask: Int?
    /// The rectangle drawn for a layer without a size, around its anchor point.
    var standIn: CGRect?
    /// The offset of a root without a position, which keeps such roots from overlapping.
    var aside = CGPoint.zero

    var isAside: Bool { aside != .zero }
  }

  /// The layers, each after its superlayer.
  var nodes: [Node] = []
  /// The roots, from back to front.
  var roots: [Int] = []
  /// The number of layers that are not drawn.
  var leftOut = 0
  /// The features that can't be drawn, each once.
  var notDrawn: [String] = []
  /// Whether a placeholder replaces a composition without layers.
  var isPlaceholder = false

  /// The layers of the plan that a node shows: its own and that of its superlayer.
  func planLayers(of index: Int) -> (own: Int?, parent: Int?) {
    let node = nodes[index]
    return (node.planLayer, node.parent.flatMap { nodes[$0].planLayer })
  }

  /// Returns the text of all layers from back to front, each around its sublayers.
  ///
  /// - Parameters:
  ///   - depth: The position of a layer on the z-axis.
  ///   - open: The text before the sublayers; nil omits the layer with its sublayers.
  ///   - close: The text after them.
  func text(
    depth: (Int) -> Double, open: (Int) -> String?, close: (Int) -> String
  ) -> String {
    // An explicit stack, since a tree may be too deep for recursion. A complement closes a layer.
    func reversed(_ siblings: [Int]) -> [Int] {
      siblings.enumerated().map { (depth: depth($1), place: $0, node: $1) }
        .sorted { ($0.depth, $0.place) > ($1.depth, $1.place) }.map(\.node)
    }
    var parts: [String] = []
    var waiting = reversed(roots)
    while let node = waiting.popLast() {
      if node < 0 {
        parts.append(close(~node))
      } else if let text = open(node) {
        parts.append(text)
        waiting += [~node] + reversed(nodes[node].sublayers)
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Plan {
  /// The names of the properties that animations of a layer write.
  func animatedProperties(of layer: Int?) -> Set<String> {
    guard let layer else { return [] }
    return Set(layers[layer].roots.map { roots[Int($0)].root.name })
  }
}

/// Samples a scene layer by layer, caching the values of the current layer.
final class SceneSampler {
  /// Layers with more animations use a frame sampler, which only evaluates active ones.
  private static let mostNodes = 200

  let scene: Scene
  let timeline: Timeline
  private var memories: [Int: FrameMemory] = [:]
  private var known: [Int: [Double: LayerValues]] = [:]
  private lazy var frames = timeline.sampler

  var plan: Plan { timeline.plan }

  init(_ scene: Scene, _ timeline: Timeline) {
    self.scene = scene
    self.timeline = timeline
  }

  /// The presentation values of a layer at a time.
  func values(of node: Int, at time: Double) -> LayerValues {
    guard let layer = scene.nodes[node].planLayer, !plan.layers[layer].nodes.isEmpty else {
      return scene.nodes[node].model
    }
    if let values = known[node]?[time] { return values }
    let values = sample(layer, at: time)
    known[node, default: [:]][time] = values
    return values
  }

  /// Clears the cached values, which would be many for all layers and times.
  func forget() { known.removeAll(keepingCapacity: true) }

  private func sample(_ layer: Int, at time: Double) -> LayerValues {
    if plan.layers[layer].nodes.count > Self.mostNodes {
      frames.move(to: time)
      return frames.values(ofLayer: layer)
    }
    return sample(layer, at: time, in: &memories[layer, default: memory(of: layer)])
  }

  private func sample(_ layer: Int, at time: Double, in memory: inout FrameMemory) -> LayerValues {
    memory.reset()
    plan.apply(
      plan.layers[layer].nodes, at: time, to: &memory,
      offsets: memory.offsets(of: plan, on: layer), end: .drawn)
    memory.finish(over: timeline.models[layer])
    return memory.values
  }

  private func memory(of layer: Int) -> FrameMemory {
    let roots = plan.layers[layer].roots.map { plan.roots[Int($0)].root }
    return FrameMemory(timeline.models[layer], animating: roots)
  }
}
