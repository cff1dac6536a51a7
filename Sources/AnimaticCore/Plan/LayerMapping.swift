// The way of a point between a layer's own coordinates and those of what the layer is in (Y-3).

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import Foundation
#endif

/// Where the points of a layer are seen in its superlayer.
///
/// A layer's plane is turned and seen from the front, and is flat again in its superlayer: depth
/// ends with each layer, as in Core Animation.
package struct LayerMapping {
  /// The anchor point as a place in the layer.
  private let anchor: CGPoint
  /// Where the anchor point is to be found around the layer, but for the map.
  private let place: CGPoint
  /// Nil where nothing is transformed.
  private let map: PlaneMap?

  /// The mapping of a layer in a superlayer; its sublayer transform acts about its anchor point as a
  /// place in its bounds.
  ///
  /// What is nil, as for a root and for a mask, transforms no sublayers.
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

  /// Where a point of the layer is seen around it; nil where nothing finite is.
  package func outward(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x - anchor.x), Double(point.y - anchor.y))
    guard let map else { return placed(x, y) }
    return map.seen(x: x, y: y).flatMap { placed($0.x, $0.y) }
  }

  private func placed(_ x: Double, _ y: Double) -> CGPoint? {
    CGPoint(x: x + Double(place.x), y: y + Double(place.y)).ifFinite
  }

  /// The way in; nil for a layer that is seen edge-on or as a point.
  package var inward: LayerEntrance? {
    guard let map else { return LayerEntrance(anchor: anchor, place: place, map: nil) }
    return map.inverse.map { LayerEntrance(anchor: anchor, place: place, map: $0) }
  }
}

/// The way from around a layer to its own coordinates.
package struct LayerEntrance {
  fileprivate let anchor: CGPoint
  fileprivate let place: CGPoint
  fileprivate let map: PlaneMap?

  /// The point of the layer that is seen at a point around it; nil where nothing finite is.
  package func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x - place.x), Double(point.y - place.y))
    guard let map else { return placed(x, y) }
    return map.seen(x: x, y: y).flatMap { placed($0.x, $0.y) }
  }

  private func placed(_ x: Double, _ y: Double) -> CGPoint? {
    CGPoint(x: x + Double(anchor.x), y: y + Double(anchor.y)).ifFinite
  }

  /// Whether what is seen at a point is in front of the eye.
  package func isInFront(_ point: CGPoint) -> Bool {
    guard let map else { return true }
    return map.isInFront(x: Double(point.x - place.x), y: Double(point.y - place.y))
  }
}

extension LayerValues {
  /// The anchor point as a place in the bounds.
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
