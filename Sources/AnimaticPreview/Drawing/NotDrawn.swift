// The list of everything that the pictures omit.

import AnimaticCore

/// Finds properties and features that can't be drawn.
enum NotDrawn {
  /// The properties that no picture shows, with the reasons.
  private static let properties: [(name: String, words: String)] = [
    ("contentsRect", "the part of the contents that shows (contentsRect)"),
    ("contentsCenter", "the part of the contents that stretches (contentsCenter)"),
    ("contentsScale", "the scale of the contents (contentsScale)"),
    ("rasterizationScale", "the scale of a rasterised layer (rasterizationScale)"),
    ("shouldRasterize", "rasterising (shouldRasterize)"),
    ("shadowPath", "the outline of the shadow (shadowPath): the layer's own is drawn"),
    ("lineDashPhase", "dashes (lineDashPhase)"),
    ("mask", "a mask that is exchanged (mask)"),
    ("emitterPosition", "particles"), ("emitterSize", "particles"), ("birthRate", "particles"),
    ("lifetime", "particles"), ("velocity", "particles"), ("scale", "particles"),
    ("spin", "particles"), ("emitterZPosition", "particles"), ("emitterDepth", "particles"),
    ("instanceTransform", "copies of a replicator"), ("instanceDelay", "copies of a replicator"),
    ("instanceColor", "copies of a replicator"),
    ("instanceRedOffset", "copies of a replicator"),
    ("instanceGreenOffset", "copies of a replicator"),
    ("instanceBlueOffset", "copies of a replicator"),
    ("instanceAlphaOffset", "copies of a replicator"),
  ]

  /// One line per omitted feature, with the layers that have it.
  static func lines(of scene: Scene, plan: Plan) -> [String] {
    var found: [(words: String, layers: [String])] = []
    func note(_ words: String, _ layer: String) {
      if let index = found.firstIndex(where: { $0.words == words }) {
        if found[index].layers.last != layer { found[index].layers.append(layer) }
      } else {
        found.append((words, [layer]))
      }
    }
    let drawn = Set(StandardProperty.allCases.map(\.name))
    let words = Dictionary(properties.map { ($0.name, $0.words) }) { first, _ in first }
    for node in scene.nodes {
      let name = node.name.oneLine
      for keyPath in Self.named(on: node, plan: plan) {
        if let words = words[keyPath] {
          note(words, name)
        } else if !drawn.contains(keyPath) {
          note("the property \(keyPath.oneLine)", name)
        }
      }
      if !node.model.isFiniteGeometry { note("numbers that are not finite, taken as 0", name) }
      if node.isMask, !node.sublayers.isEmpty { note("what is inside of a mask", name) }
      if node.mask != nil, node.isMask { note("a mask of a mask", name) }
      if node.isMask, !Self.isSolid(node) {
        note("how opaque a mask is: what is inside of its outline shows", name)
      }
      if node.model.colors.count > GradientChannels.most {
        note("more than \(GradientChannels.most) colours of a gradient", name)
      }
    }
    return found.map { words, layers in
      let rest = layers.count - 3
      let list = layers.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      return "\(words), on \(list)"
    }
  }

  /// Whether every point of a mask is either opaque or transparent.
  private static func isSolid(_ mask: Scene.Node) -> Bool {
    let model = mask.model
    let paint = model.path.isEmpty ? model.backgroundColor : model.fillColor
    return paint.alpha == 1 && model.opacity >= 1 && model.contents == .empty
      && model.colors.isEmpty
  }

  /// The properties that differ from their defaults or are animated.
  private static func named(on node: Scene.Node, plan: Plan) -> [String] {
    let defaults = LayerValues()
    let changed = defaults.roots(changedIn: node.model).map(\.name)
    let animated = node.planLayer.map { layer in
      plan.layers[layer].roots.map { plan.roots[Int($0)].root.name }
    }
    return Array(Set(changed + (animated ?? []))).sorted()
  }
}

extension LayerValues {
  /// Whether the layer's geometry consists of finite numbers.
  var isFiniteGeometry: Bool {
    let numbers =
      position.components + bounds.components + anchorPoint.components + transform.components
      + sublayerTransform.components + [zPosition, anchorPointZ]
    return numbers.allSatisfy(\.isFinite)
  }
}
