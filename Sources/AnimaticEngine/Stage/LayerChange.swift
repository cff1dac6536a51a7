// A change of a model value.

package import AnimaticCore

/// A change of a layer's property.
package struct LayerChange {
  package let layer: Layer
  /// The changed property, or the changed component of a transform.
  package let path: PropertyPath
  /// The model before the change.
  package let old: LayerValues
}
