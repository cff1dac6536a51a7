// Conversion of points between a layer's coordinates and its superlayer's (Y-3).

/// The projection of a layer's points into its superlayer, or its inverse.
///
/// A layer's plane is transformed, viewed from the front, and flattened into its superlayer: depth
/// ends with each layer, as in Core Animation.
package struct LayerMapping {
  /// The anchor point in the coordinates of the points.
  private var source: CGPoint
  /// The anchor point in the coordinates of the projections, without the map.
  private var target: CGPoint
  /// Nil without a transform.
  private var map: PlaneMap?

  /// Creates the mapping of a layer in a superlayer, whose sublayer transform is applied about its
  /// anchor point in its bounds.
  ///
  /// A nil superlayer, as for a root or a mask, has no sublayer transform.
  package init(_ values: LayerValues, in parent: LayerValues?) {
    source = values.anchorPlace
    let position = values.position
    let transform = values.transform
    let depth = values[.anchorPointZ]
    guard let parent, let whole = parent.sublayerTransform.unlessIdentity else {
      target = position
      map = transform.unlessIdentity.map { PlaneMap($0, z: -depth) }
      return
    }
    let center = parent.anchorPlace
    target = center
    let moved = Transform3D.translation(
      x: Double(position.x - center.x), y: Double(position.y - center.y), z: values.zPosition)
    map = PlaneMap(
      transform.concatenated(with: moved).concatenated(with: whole), z: -depth)
  }

  /// The inverse mapping; nil for a layer that is edge-on or projected to a point.
  package var inverse: LayerMapping? {
    var inverse = self
    swap(&inverse.source, &inverse.target)
    guard let map else { return inverse }
    inverse.map = map.inverse
    return inverse.map == nil ? nil : inverse
  }

  /// Returns the projection of a point; nil if it is not finite.
  package func converted(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x - source.x), Double(point.y - source.y))
    guard let place = map.map({ $0.seen(x: x, y: y) }) ?? (x: x, y: y) else { return nil }
    let point = CGPoint(x: place.x + Double(target.x), y: place.y + Double(target.y))
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// Returns whether a point of the superlayer is in front of the eye, for an inverse mapping.
  package func isInFront(_ point: CGPoint) -> Bool {
    map?.isInFront(x: Double(point.x - source.x), y: Double(point.y - source.y)) ?? true
  }
}
