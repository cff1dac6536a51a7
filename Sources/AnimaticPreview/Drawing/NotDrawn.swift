// The list of everything that the drawings omit.

import AnimaticCore

/// Finds properties and features that can't be drawn.
enum NotDrawn {
  /// One line per omitted feature, with the layers that have it.
  static func lines(of scene: Scene, plan: Plan) -> [String] {
    var found = OrderedMap<String, [String]>()
    func note(_ words: String, _ layer: String) {
      if found[words]?.last != layer { found[words, default: []].append(layer) }
    }
    let drawings = Dictionary(
      uniqueKeysWithValues: StandardProperty.allCases.map { ($0.name, $0.drawing) })
    for node in scene.nodes {
      let name = node.name.oneLine
      let changed = LayerValues().roots(changedIn: node.model).map(\.name)
      for keyPath in plan.animatedProperties(of: node.planLayer).union(changed).sorted() {
        switch drawings[keyPath] {
        case .drawn: break
        case .omitted(let words): note(words, name)
        case nil: note("the property \(keyPath.oneLine)", name)
        }
      }
      if !node.model.isFiniteGeometry { note("numbers that are not finite, taken as 0", name) }
      if node.isMask, !node.sublayers.isEmpty { note("what is inside of a mask", name) }
      if node.mask != nil, node.isMask { note("a mask of a mask", name) }
      if node.isMask, !Self.isSolid(node) {
        note("how opaque a mask is: what is inside of its outline shows", name)
      }
      if node.model.colors.count > GradientLine.mostColors {
        note("more than \(GradientLine.mostColors) colours of a gradient", name)
      }
    }
    return found.map { words, layers in
      let more = layers.count > 3 ? " and \(layers.count - 3) more" : ""
      return "\(words), on \(layers.prefix(3).joined(separator: ", "))\(more)"
    }
  }

  /// Whether every point of a mask is either opaque or transparent.
  private static func isSolid(_ mask: Scene.Node) -> Bool {
    let model = mask.model
    let paint = model.path.isEmpty ? model.backgroundColor : model.fillColor
    return paint.alpha == 1 && model.opacity >= 1 && model.contents == .empty
      && model.colors.isEmpty
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
