// Collects the layer trees of the animated layers.

import Animatic
import AnimaticCore
import AnimaticEngine

/// Builds a scene from the layers of a composition.
struct SceneBuilder {
  /// The most layers drawn, so that a browser can play the page.
  static let mostLayers = 300

  private let source: HostedTimeline
  private var scene = Scene()
  private var visited: Set<LayerID> = []

  /// - Parameters:
  ///   - source: The compiled composition.
  ///   - root: The root of the layers to draw; nil draws the trees of the animated layers.
  static func scene(of source: HostedTimeline, root: Layer?) -> Scene {
    var builder = SceneBuilder(source: source)
    builder.build(root)
    builder.arrange()
    builder.scene.notDrawn += NotDrawn.lines(of: builder.scene, plan: source.timeline.plan)
    return builder.scene
  }

  private mutating func build(_ root: Layer?) {
    if let root { add(root) }
    for (index, host) in source.hosts.enumerated() {
      if let layer = host as? Layer {
        if root == nil { add(sequence(first: layer, next: \.superlayer).reduce(layer) { $1 }) }
      } else {
        add(index)
      }
    }
    if let root { reportMissing(in: root) }
    if source.hosts.isEmpty, scene.nodes.isEmpty {
      scene.isPlaceholder = true
      append(Scene.Node(name: "layer", model: LayerValues()))
    }
  }

  private mutating func reportMissing(in root: Layer) {
    let missing = source.hosts.compactMap { $0 as? Layer }.count { !visited.contains($0.id) }
    guard missing > 0, !visited.isEmpty else { return }
    scene.notDrawn.append(
      "\(missing) animated \(missing == 1 ? "layer is" : "layers are") "
        + "not in \(root.name?.oneLine ?? "the root").")
  }

  /// Adds a host that is not an engine layer, or a missing one: flat, from its model.
  private mutating func add(_ index: Int) {
    let timeline = source.timeline
    let isAdded = append(
      Scene.Node(
        name: timeline.plan.layers[index].label, planLayer: index, model: timeline.models[index]))
    if isAdded != nil, source.hosts[index] == nil { scene.isPlaceholder = true }
  }

  /// Adds a layer and its descendants, each layer before its descendants.
  private mutating func add(_ top: Layer) {
    var waiting: [(layer: Layer, parent: Int?, isMask: Bool)] = [(top, nil, false)]
    while let (layer, parent, isMask) = waiting.popLast() {
      guard visited.insert(layer.id).inserted else { continue }
      let planLayer = source.timeline.index(of: layer.id)
      let label = planLayer.map { source.timeline.plan.layers[$0].label }
      let node = Scene.Node(
        name: label ?? layer.name ?? "layer", planLayer: planLayer,
        model: planLayer.map { source.timeline.models[$0] } ?? layer.model, parent: parent,
        isMask: isMask)
      guard let index = append(node) else { continue }
      waiting += layer.sublayers.reversed().map { ($0, index, false) }
      if let mask = layer.mask { waiting.append((mask, index, true)) }
    }
  }

  /// Adds a node; nil beyond the limit.
  @discardableResult
  private mutating func append(_ node: Scene.Node) -> Int? {
    let index = scene.nodes.count
    guard index < Self.mostLayers else {
      scene.leftOut += 1
      return nil
    }
    scene.nodes.append(node)
    if let parent = node.parent {
      if node.isMask {
        scene.nodes[parent].mask = index
      } else {
        scene.nodes[parent].sublayers.append(index)
      }
    } else {
      scene.roots.append(index)
    }
    return index
  }

  // MARK: Layers without size or position

  /// The side of the square drawn for a layer without a size, in points.
  private static let side = 60.0
  /// The distance between such layers that have no position either.
  private static let step = 84.0

  private mutating func arrange() {
    let side = Self.side
    var lost: [Int] = []
    for (index, node) in scene.nodes.enumerated() where needsStandIn(node) {
      let anchor = node.model.anchorPoint
      scene.nodes[index].standIn = CGRect(
        x: -anchor.x.ifFinite * side, y: -anchor.y.ifFinite * side, width: side, height: side)
      if node.parent == nil, node.model.position == .zero { lost.append(index) }
    }
    guard lost.count > 1 else { return }
    var columns = min(lost.count, 4)
    while columns * columns < lost.count, columns < 12 { columns += 1 }
    for (place, index) in lost.enumerated() {
      scene.nodes[index].aside = CGPoint(
        x: Double(place % columns) * Self.step, y: Double(place / columns) * Self.step)
    }
  }

  /// Whether a layer would be invisible because it has no size.
  private func needsStandIn(_ node: Scene.Node) -> Bool {
    let size = node.model.bounds.size
    return !node.isMask && node.sublayers.isEmpty && (size.width == 0 || size.height == 0)
      && node.model.path.isEmpty
      && source.timeline.plan.animatedProperties(of: node.planLayer)
        .isDisjoint(with: ["bounds", "path"])
  }
}
