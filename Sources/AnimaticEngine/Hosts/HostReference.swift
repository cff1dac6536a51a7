// A reference to a layer that doesn't retain it.

package import AnimaticCore

/// A reference to a host that doesn't retain it.
package struct HostReference {
  // A weak reference would make each retain of the layer take three times as long.
  private unowned let layer: Layer?
  private let lifetime: Lifetime?
  private weak var other: (any LayerHost)?

  package init(_ host: any LayerHost) {
    layer = host as? Layer
    lifetime = layer?.lifetime
    other = layer == nil ? host : nil
  }

  /// The host; nil if it is gone.
  package var host: (any LayerHost)? {
    guard let lifetime else { return other }
    return lifetime.isOver ? nil : layer
  }
}
