// The layers that are drawn, as values: a tree without the layers themselves.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// What is drawn of a composition, and how it hangs together.
struct Scene: Sendable {
  /// One layer of the picture.
  struct Node: Sendable {
    /// What people call it.
    let name: String
    /// Its place among the layers of the plan; nil for one that nothing animates.
    let planLayer: Int?
    let model: LayerValues
    /// The place of the layer that it is in; nil for a root.
    let parent: Int?
    /// Whether it is the mask of its parent.
    let isMask: Bool
    /// What is in it, from back to front as it was inserted.
    var sublayers: [Int] = []
    var mask: Int?
    /// What stands for a layer that has no size: a rectangle about its anchor point.
    var standIn: CGRect?
    /// How far a root that has no place of its own is moved aside, so that all can be seen.
    var aside = CGPoint.zero
  }

  /// Each layer after the one that it is in.
  var nodes: [Node] = []
  /// The layers that are in no other, from back to front.
  var roots: [Int] = []
  /// How many layers there are that are not drawn.
  var leftOut = 0
  /// What of the layers can't be drawn, each once.
  var notDrawn: [String] = []
  /// Whether there was no layer at all, so that one was made up.
  var isPlaceholder = false
}
