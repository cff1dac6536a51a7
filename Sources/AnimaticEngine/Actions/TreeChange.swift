// Who is asked for an action when a tree is changed, and in which order (I-13).

import AnimaticCore

extension Layer {
  /// A change of what the layer is in, by taking it out; nil where it is in nothing.
  var changeOfSuperlayer: TreeChange? {
    superlayer.map { TreeChange(of: $0, $0.links.mask === self ? "mask" : "sublayers") }
  }

  /// What happens to the sublayers, or to the mask, of a layer.
  struct TreeChange {
    /// The layer whose sublayers or mask change, and the stage that it is on; nil where it is not
    /// live, and then nobody is asked.
    private let asked: (layer: Layer, stage: Stage)?
    private let key: String

    /// A change that is about to happen.
    init(of layer: Layer?, _ key: String) {
      self.key = key
      guard let layer, let stage = layer.stage, layer.isLive else {
        asked = nil
        return
      }
      asked = (layer, stage)
      layer.willChangeSublayers()
    }

    /// The change has happened: asks the layer, then what has gone, then what has come.
    func finish(came: [Layer] = [], went: [Layer] = []) {
      guard let (layer, stage) = asked else { return }
      layer.runAction(forKey: key, on: stage)
      for layer in went { layer.runAction(forKey: "onOrderOut", on: stage) }
      for layer in came { layer.runAction(forKey: "onOrderIn", on: stage) }
    }
  }
}
