// Hit testing (Y-4).

public import AnimaticCore

extension Layer {
  /// Returns the frontmost layer at a point: this layer or a descendant; nil if there is none.
  ///
  /// Layers are tested from front to back: by higher z position, then by later sublayer. Layers
  /// that are hidden, have an opacity of 0, are scaled to zero or seen edge-on are skipped with
  /// their subtrees. A point outside a layer's mask, which is hit-tested like any layer, or outside
  /// masking bounds hits nothing. Follows Y-4.
  ///
  /// ```swift
  /// card.hitTest(touch)?.name  // "title"
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in the superlayer's coordinates.
  ///   - state: Whether to use the models, as for touches in Core Animation, or the presentation
  ///     values.
  /// - Returns: The layer that is hit.
  /// - Complexity: O(n) in the tested layers of the subtree.
  public func hitTest(_ point: CGPoint, in state: LayerState = .model) -> Layer? {
    var search = HitSearch(state: state)
    return search.find(self, at: point)
  }

  /// Returns the values of a state.
  func values(in state: LayerState) -> LayerValues { state == .model ? model : presentation }
}

/// An iterative search, so that the stack does not limit the depth of a tree.
private struct HitSearch {
  /// A layer that is being tested.
  private struct Trial {
    let layer: Layer
    let values: LayerValues
    /// The point in the layer's coordinates.
    let point: CGPoint
    /// Whether the mask is being tested.
    var awaitsMask: Bool
    /// The sublayers to test, the next one last; nil until they are collected.
    var waiting: [Layer]?
  }

  private let state: LayerState
  private var trials: [Trial] = []
  /// The result of the last finished trial.
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
        // A hit in a sublayer is the result of the layer.
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

  /// Starts testing a layer, after its mask; skips a layer that can't be hit.
  private mutating func begin(_ layer: Layer, at point: CGPoint, in above: LayerValues?) {
    var (layer, point, above) = (layer, point, above)
    while true {
      let values = layer.values(in: state)
      guard !values.isHidden, values.opacity > 0,
        let entrance = layer.mapping(of: values, in: above).inverse,
        entrance.isInFront(point), let own = entrance.converted(point)
      else { return }
      trials.append(
        Trial(layer: layer, values: values, point: own, awaitsMask: layer.links.mask != nil))
      guard let mask = layer.links.mask else { return }
      (layer, point, above) = (mask, own, values)
    }
  }

  /// The sublayers to test, the frontmost last.
  private func sublayers(of trial: Trial) -> [Layer] {
    if trial.values.masksToBounds, !trial.values.bounds.holds(trial.point) { return [] }
    return trial.layer.sublayerList.ascending { layer in
      let height = layer.values(in: state).zPosition
      return height.isNaN ? 0 : height
    }
  }
}

/// The layer values used by a geometry query.
public enum LayerState: String, Sendable, Hashable, CustomStringConvertible {
  /// The model values, which Core Animation uses for touches.
  case model
  /// The current presentation values.
  case presentation

  /// The name of the case.
  public var description: String { rawValue }
}
