// The search for the layer at a point.

import AnimaticCore

/// An iterative search, so that the stack does not limit the depth of a tree.
struct HitSearch {
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
        Trial(layer: layer, values: values, point: own, awaitsMask: layer.linkedMask != nil))
      guard let mask = layer.linkedMask else { return }
      (layer, point, above) = (mask, own, values)
    }
  }

  /// The sublayers to test, the frontmost last.
  private func sublayers(of trial: Trial) -> [Layer] {
    if trial.values.masksToBounds, !trial.values.bounds.holds(trial.point) { return [] }
    let sublayers = trial.layer.sublayerList.map { layer in
      let height = layer.values(in: state).zPosition
      return (layer: layer, height: height.isNaN ? 0 : height)
    }
    return sublayers.sorted { $0.height < $1.height }.map(\.layer)
  }
}
