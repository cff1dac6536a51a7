// Conversion of points between a layer's coordinates and its superlayer's (Y-3).

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import Foundation
#endif

/// The projection of a layer's points into its superlayer.
///
/// A layer's plane is transformed, viewed from the front, and flattened into its superlayer: depth
/// ends with each layer, as in Core Animation.
package struct LayerMapping {
  /// The anchor point in the layer's coordinates.
  private let anchor: CGPoint
  /// The anchor point in the superlayer, without the map.
  private let place: CGPoint
  /// Nil without a transform.
  private let map: PlaneMap?

  /// Creates the mapping of a layer in a superlayer, whose sublayer transform is applied about its
  /// anchor point in its bounds.
  ///
  /// A nil superlayer, as for a root or a mask, has no sublayer transform.
  package init(_ values: LayerValues, in parent: LayerValues?) {
    anchor = values.anchorPlace
    let position = values.position
    let transform = values.transform
    let depth = values[.anchorPointZ]
    guard let parent, let whole = parent.sublayerTransform.unlessIdentity else {
      place = position
      map = transform.unlessIdentity.map { PlaneMap($0, z: -depth) }
      return
    }
    let center = parent.anchorPlace
    place = center
    let moved = Transform3D.translation(
      x: Double(position.x - center.x), y: Double(position.y - center.y), z: values.zPosition)
    map = PlaneMap(
      transform.concatenated(with: moved).concatenated(with: whole), z: -depth)
  }

  /// Returns the projection of a point into the superlayer; nil if it is not finite.
  package func outward(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x - anchor.x), Double(point.y - anchor.y))
    guard let map else { return placed(x, y) }
    return map.seen(x: x, y: y).flatMap { placed($0.x, $0.y) }
  }

  private func placed(_ x: Double, _ y: Double) -> CGPoint? {
    CGPoint(x: x + Double(place.x), y: y + Double(place.y)).ifFinite
  }

  /// The inverse mapping; nil for a layer that is edge-on or projected to a point.
  package var inward: LayerEntrance? {
    guard let map else { return LayerEntrance(anchor: anchor, place: place, map: nil) }
    return map.inverse.map { LayerEntrance(anchor: anchor, place: place, map: $0) }
  }
}

/// Conversion from the superlayer's coordinates to the layer's.
package struct LayerEntrance {
  fileprivate let anchor: CGPoint
  fileprivate let place: CGPoint
  fileprivate let map: PlaneMap?

  /// Returns the layer's point projected to a point of the superlayer; nil if it is not finite.
  package func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x - place.x), Double(point.y - place.y))
    guard let map else { return placed(x, y) }
    return map.seen(x: x, y: y).flatMap { placed($0.x, $0.y) }
  }

  private func placed(_ x: Double, _ y: Double) -> CGPoint? {
    CGPoint(x: x + Double(anchor.x), y: y + Double(anchor.y)).ifFinite
  }

  /// Returns whether the point is in front of the eye.
  package func isInFront(_ point: CGPoint) -> Bool {
    guard let map else { return true }
    return map.isInFront(x: Double(point.x - place.x), y: Double(point.y - place.y))
  }
}

extension LayerValues {
  /// The anchor point in the bounds.
  var anchorPlace: CGPoint {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
  }
}

extension Transform3D {
  fileprivate var unlessIdentity: Transform3D? { isIdentity ? nil : self }
}

extension CGPoint {
  fileprivate var ifFinite: CGPoint? { x.isFinite && y.isFinite ? self : nil }
}
