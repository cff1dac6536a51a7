// The tree of layers (Y-5 to Y-7).

extension CALayer {
  /// The layer above; of a mask the layer that it masks.
  public var superlayer: CALayer? {
    let layer = model().parent
    return model() === self ? layer : layer?.presentation()
  }

  /// The layers below, back to front; nil without any.
  public var sublayers: [CALayer]? {
    get {
      let layers = model().children
      if layers.isEmpty { return nil }
      return model() === self ? layers : layers.compactMap { $0.presentation() }
    }
    set {
      changeTree()
      for layer in children { layer.unlink() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The mask of the layer.
  public var mask: CALayer? {
    get { model().maskLayer }
    set {
      if newValue !== maskLayer { newValue?.removeFromSuperlayer() }
      change("mask", to: newValue) { layer in
        layer.maskLayer?.parent = nil
        layer.maskLayer = newValue
        newValue?.parent = layer
      }
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Puts a layer at an index; past the end it is in front of the others.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer out of its tree.
  public func removeFromSuperlayer() {
    guard parent != nil else { return }
    changeTree()
    unlink()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    let ancestors = sequence(first: self) { $0.parent }
    if ancestors.contains(where: { $0 === layer }) {
      CAStubFault.raise("a layer can't be put below itself")
    }
    changeTree()
    layer.unlink()
    layer.parent = self
    children.insert(layer, at: min(index, children.count))
  }

  private func unlink() {
    if parent?.maskLayer === self { parent?.maskLayer = nil }
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func changeTree() {
    raiseIfPresentation(changing: "the tree")
    CAStubWorld.current.transactions.openImplicit()
  }

  /// The layer and everything below it, masks included.
  var subtree: [CALayer] {
    [self] + (maskLayer?.subtree ?? []) + children.flatMap(\.subtree)
  }
}
