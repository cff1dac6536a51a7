// The links of a layer in its tree.

/// A layer's links to its neighbors.
struct LayerLinks {
  weak var superlayer: Layer?
  /// From back to front.
  var sublayers: [Layer] = []
  var mask: Layer?
  /// Whether the time of the layer and all its ancestors equals the host's.
  var isTimePlain = true

  var isLeaf: Bool { sublayers.isEmpty && mask == nil }

  /// The sublayers and the mask.
  var below: [Layer] { mask.map { sublayers + [$0] } ?? sublayers }
}

extension [Layer] {
  /// The index of a layer that the array contains at most once.
  ///
  /// Searches from both ends, because most layers are added, moved and removed there.
  func index(of layer: Layer) -> Int? {
    for distance in 0..<(count + 1) / 2 {
      if self[distance] === layer { return distance }
      if self[count - 1 - distance] === layer { return count - 1 - distance }
    }
    return nil
  }
}
