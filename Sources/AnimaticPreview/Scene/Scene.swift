// The drawn layers as a tree of values.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The drawn layers of a composition, as a tree.
struct Scene: Sendable {
  /// A layer of the scene.
  struct Node: Sendable {
    /// The display name.
    let name: String
    /// The index among the layers of the plan; nil for a layer without animations.
    let planLayer: Int?
    let model: LayerValues
    /// The index of the superlayer; nil for a root.
    let parent: Int?
    /// Whether it is the mask of its parent.
    let isMask: Bool
    /// The sublayers, from back to front in order of insertion.
    var sublayers: [Int] = []
    var mask: Int?
    /// The rectangle drawn for a layer without a size, around its anchor point.
    var standIn: CGRect?
    /// The offset of a root without a position, which keeps such roots from overlapping.
    var aside = CGPoint.zero
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
}
