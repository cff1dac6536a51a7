// Collects the layer trees of the animated layers.

import Animatic
import AnimaticCore
import AnimaticEngine

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Builds a scene from the layers of a composition.
struct SceneBuilder {
  /// The most layers drawn, so that a browser can play the page.
  static let mostLayers = 300

  private let picture: CompiledPicture
  private var scene = Scene()
  /// The index in the plan of each engine layer.
  private var places: [ObjectIdentifier: Int] = [:]
  private var seen: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - picture: The compiled composition.
  ///   - root: The root of the layers to draw; nil draws the trees of the animated layers.
  static func scene(of picture: CompiledPicture, root: Layer?) -> Scene {
    var builder = SceneBuilder(picture: picture)
    builder.build(root)
    builder.arrange()
    builder.scene.notDrawn += NotDrawn.lines(of: builder.scene, plan: picture.plan)
    return builder.scene
  }

  private init(picture: CompiledPicture) { self.picture = picture }

  private mutating func build(_ root: Layer?) {
    for (index, host) in picture.hosts.enumerated() {
      if let layer = host as? Layer { places[ObjectIdentifier(layer)] = index }
    }
    if let root { walk(root) }
    for (index, host) in picture.hosts.enumerated() {
      if let layer = host as? Layer {
        if root == nil { walk(top(of: layer)) }
      } else {
        add(index)
      }
    }
    if let root {
      let missing = picture.hosts.filter { host in
        (host as? Layer).map { !seen.contains(ObjectIdentifier($0)) } ?? false
      }
      if !missing.isEmpty, !seen.isEmpty {
        let word = missing.count == 1 ? "layer is" : "layers are"
        scene.notDrawn.append(
          "\(missing.count) animated \(word) not in \(root.name?.oneLine ?? "the root").")
      }
    }
    if picture.hosts.isEmpty, scene.nodes.isEmpty {
      scene.isPlaceholder = true
      append(
        Scene.Node(
          name: "layer", planLayer: nil, model: LayerValues(), parent: nil, isMask: false))
    }
  }

  private func top(of layer: Layer) -> Layer {
    var top = layer
    while let above = top.superlayer { top = above }
    return top
  }

  /// Adds a host that is not an engine layer, or a missing one: flat, from its model.
  private mutating func add(_ index: Int) {
    guard scene.nodes.count < Self.mostLayers else {
      scene.leftOut += 1
      return
    }
    append(
      Scene.Node(
        name: picture.plan.layers[index].label, planLayer: index,
        model: picture.models[index], parent: nil, isMask: false))
    if picture.hosts[index] == nil { scene.isPlaceholder = true }
  }

  /// Adds a layer and its descendants, each layer before its descendants.
  private mutating func walk(_ top: Layer) {
    var waiting: [(layer: Layer, parent: Int?, isMask: Bool)] = [(top, nil, false)]
    while let (layer, parent, isMask) = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(layer)).inserted else { continue }
      guard scene.nodes.count < Self.mostLayers else {
        scene.leftOut += 1
        continue
      }
      let place = places[ObjectIdentifier(layer)]
      let label = place.map { picture.plan.layers[$0].label }
      let index = append(
        Scene.Node(
          name: label ?? layer.name ?? "layer", planLayer: place,
          model: place.map { picture.models[$0] } ?? layer.model, parent: parent, isMask: isMask))
      waiting += layer.sublayers.reversed().map { ($0, index, false) }
      if let mask = layer.mask { waiting.append((mask, index, true)) }
    }
  }

  @discardableResult
  private mutating func append(_ node: Scene.Node) -> Int {
    let index = scene.nodes.count
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

  private mutating func arrange() {
    var standIns: [Int] = []
    for index in scene.nodes.indices where needsStandIn(scene.nodes[index]) {
      let anchor = scene.nodes[index].model.anchorPoint
      let side = StandIn.side
      scene.nodes[index].standIn = CGRect(
        x: -anchor.x.ifFinite * side, y: -anchor.y.ifFinite * side, width: side, height: side)
      let isLost = scene.nodes[index].parent == nil && scene.nodes[index].model.position == .zero
      if isLost { standIns.append(index) }
    }
    guard standIns.count > 1 else { return }
    let columns = StandIn.columns(standIns.count)
    for (place, index) in standIns.enumerated() {
      scene.nodes[index].aside = CGPoint(
        x: Double(place % columns) * StandIn.step, y: Double(place / columns) * StandIn.step)
    }
  }

  /// Whether a layer would be invisible because it has no size.
  private func needsStandIn(_ node: Scene.Node) -> Bool {
    guard !node.isMask, node.sublayers.isEmpty else { return false }
    let size = node.model.bounds.size
    guard size.width == 0 || size.height == 0, node.model.path.isEmpty else { return false }
    return
      !(picture.plan.animates("bounds", on: node.planLayer)
      || picture.plan.animates("path", on: node.planLayer))
  }
}

/// The size and spacing of layers without a size.
enum StandIn {
  /// The side of the square, in points.
  static let side: Double = 60
  /// The distance between layers that have no position either.
  static let step: Double = 84

  static func columns(_ count: Int) -> Int {
    var columns = 1
    while columns * columns < count { columns += 1 }
    return min(max(columns, min(count, 4)), 12)
  }
}

extension Plan {
  /// Whether a property of a layer, or a component of it, is animated.
  func animates(_ property: String, on layer: Int?) -> Bool {
    guard let layer else { return false }
    return layers[layer].roots.contains { roots[Int($0)].root.name == property }
  }
}
