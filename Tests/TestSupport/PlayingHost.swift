// A host that plays its animations by itself.

package import Animatic

/// A host with a private layer of the engine.
package class PlayingHost: LayerHost {
  package let layerID = LayerID()
  package let layer: Layer

  package init(_ layer: Layer) { self.layer = layer }

  package var name: String? { layer.name }
  package var currentTime: Double { layer.currentTime }
  package var effectiveSpeed: Double { layer.speed }
  package var animationKeys: [String] { layer.animationKeys }
  package func modelValues(for keyPaths: [String]) -> LayerValues {
    layer.modelValues(for: keyPaths).wholes
  }
  package func setModelValues(_ values: LayerValues) { layer.setModelValues(values.wholes) }
  package func add(_ animation: any LayerAnimation, forKey key: String?) {
    layer.add(animation, forKey: key)
  }
  package func removeAnimation(forKey key: String) { layer.removeAnimation(forKey: key) }
}

extension LayerValues {
  /// The values without the components of transforms, which a matrix does not have.
  fileprivate var wholes: LayerValues {
    roots.reduce(into: LayerValues()) { $0.set(value(of: $1), of: $1) }
  }
}
