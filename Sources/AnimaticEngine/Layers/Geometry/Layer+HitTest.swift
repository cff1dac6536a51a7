// Which layer is at a point (Y-4).

import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Layer {
  /// The layer in front of all others at a point: this one, or one in it; nil where there is none.
  ///
  /// Layers are tried from front to back: a higher z position first, then the later sublayer.
  /// Hidden layers and those of opacity 0 are passed over with all that is in them; so are those
  /// that are scaled to nothing or seen edge-on. Outside of a mask, which is itself tried like any
  /// layer, and outside of bounds that mask there is nothing. Follows Y-4.
  ///
  /// ```swift
  /// card.hitTest(touch)?.name  // "title"
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in the superlayer's coordinates.
  ///   - state: Whether the models count, as for touches in Core Animation, or what shows now.
  /// - Returns: The layer that is hit.
  /// - Complexity: O(n) in the layers below this one, as far as they are tried.
  public func hitTest(_ point: CGPoint, in state: LayerState = .model) -> Layer? {
    var search = HitSearch(state: state)
    return search.find(self, at: point)
  }
}

/// A search without recursion, so that the stack does not decide how deep a tree may be.
private struct HitSearch {
  /// A layer that is being tried.
  private struct Trial {
    let layer: Layer
    let values: LayerValues
    /// In the layer's own coordinates.
    let point: CGPoint
    /// Whether the mask is what is tried now.
    var awaitsMask: Bool
    /// What is still to be tried in it, the first one last; nil until it is looked for.
    var waiting: [Layer]?
  }

  private let state: LayerState
  private var trials: [Trial] = []
  /// What the trial that has just ended has found.
  private var found: Layer?

  init(state: LayerState) { self.state = state }

  mutating func find(_ layer: Layer, at point: CGPoint) -> Layer? {
    begin(layer, at: point, in: layer.superlayer?.values(in: state))
    while var trial = trials.popLast() {
      if trial.awaitsMask {
        if found == nil { continue }
        found = nil
        trial.awaitsMask = false
      } else if found != nil {
        // What is found in a layer is what is found for it.
        continue
      }
      if trial.waiting == nil { trial.waiting = sublayers(of: trial) }
      if let next = trial.waiting?.popLast() {
        trials.append(trial)
        begin(next, at: trial.point, in: trial.values)
      } else if trial.values.bounds.holds(trial.point) {
        found = trial.layer
      }
    }
    return found
  }

  /// Begins to try a layer, and its mask before it; nothing is found where it can't be hit.
  private mutating func begin(_ layer: Layer, at point: CGPoint, in above: LayerValues?) {
    var (layer, point, above) = (layer, point, above)
    while true {
      let values = layer.values(in: state)
      guard !values.isHidden, values.opacity > 0,
        let entrance = layer.mapping(of: values, in: above).inward,
        entrance.isInFront(point), let own = entrance(point)
      else { return }
      trials.append(
        Trial(layer: layer, values: values, point: own, awaitsMask: layer.links.mask != nil))
      guard let mask = layer.links.mask else { return }
      (layer, point, above) = (mask, own, values)
    }
  }

  /// The sublayers to try, the one in front last.
  private func sublayers(of trial: Trial) -> [Layer] {
    if trial.values.masksToBounds, !trial.values.bounds.holds(trial.point) { return [] }
    let sublayers = trial.layer.links.sublayers
    let heights = sublayers.map { layer in
      let height = layer.values(in: state).zPosition
      return height.isNaN ? 0 : height
    }
    guard heights.contains(where: { $0 != heights.first }) else { return sublayers }
    return zip(heights, sublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}
