// The actions of a change to the layer tree, and their order (I-13).

import AnimaticCore

extension Layer {
  /// The change caused by removing the layer from its superlayer; nil for a root.
  var changeOfSuperlayer: TreeChange? {
    superlayer.map { TreeChange(of: $0, $0.links.mask === self ? "mask" : "sublayers") }
  }

  /// A change of a layer's sublayers or mask.
  struct TreeChange {
    /// The layer whose sublayers or mask change, with its stage; nil if it is not live, and then no
    /// actions run.
    private let asked: (layer: Layer, stage: Stage)?
    private let key: String

    /// Creates a change before it is made.
    init(of layer: Layer?, _ key: String) {
      self.key = key
      guard let layer, let stage = layer.stage, layer.isLive else {
        asked = nil
        return
      }
      asked = (layer, stage)
      layer.willChangeSublayers()
    }

    /// Runs the actions after the change: the layer's, then those of removed and added layers.
    func finish(came: [Layer] = [], went: [Layer] = []) {
      guard let (layer, stage) = asked else { return }
      layer.runAction(forKey: key, on: stage)
      for layer in went { layer.runAction(forKey: "onOrderOut", on: stage) }
      for layer in came { layer.runAction(forKey: "onOrderIn", on: stage) }
    }
  }
}
