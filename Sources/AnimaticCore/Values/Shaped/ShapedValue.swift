// Values with a shape.

/// A value without a fixed number of components: an array, a path, a discrete value.
package protocol ShapedValue: AnimatableValue {
  /// The non-numeric part.
  var shape: ValueShape { get }

  /// Creates a value from its shape and components; a shape of another value type gives an empty
  /// value.
  init(shape: ValueShape, components: [Double])
}

extension ShapedValue {
  /// 0: a shaped value has no fixed number of components.
  public static var animatableComponentCount: Int { 0 }
}
