// The position of a layer as one CSS transform, which covers Core Animation's whole geometry (Y-3)
// without using CSS layout.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension StyleValue {
  /// The placement of a layer as separate components; nil if its transform can't be decomposed.
  ///
  /// The numbers: the superlayer's anchor (2), the offset from there to the position (3), then the
  /// layer's own transform as translation (3), angles about z, y and x (3) and scales (3), and the
  /// offset back to its corner (3).
  static func place(_ values: LayerValues, in parent: LayerValues?) -> StyleValue? {
    guard let parts = values.parts(of: PropertyPath.transform.root) else { return nil }
    var frame = PlaceFrame(outer: parent?.outerTransform)
    if parts.perspective != [0, 0, 0, 1] { frame.perspective = parts.perspective.numbers }
    let skew = parts.skew.numbers
    if skew.contains(where: { abs($0) > 1e-9 }) { frame.skew = skew }
    let turns = [parts.rotation.z, parts.rotation.y, parts.rotation.x]
    let numbers =
      way(values, in: parent, frame) + parts.translation.numbers + turns + parts.scale.numbers
      + corner(values)
    return StyleValue(.place(frame), numbers)
  }

  /// The placement of a layer with its own transform as one matrix.
  static func wholePlace(_ values: LayerValues, in parent: LayerValues?) -> StyleValue {
    let frame = PlaceFrame(outer: parent?.outerTransform)
    return StyleValue(
      .wholePlace(frame),
      way(values, in: parent, frame) + values.transform.components + corner(values))
  }

  /// The placement of a layer as one matrix.
  static func matrix(_ values: LayerValues, in parent: LayerValues?) -> StyleValue {
    StyleValue(.matrix, wholePlace(values, in: parent).matrix.components)
  }

  private static func way(
    _ values: LayerValues, in parent: LayerValues?, _ frame: PlaceFrame
  ) -> [Double] {
    let position = values.position
    guard frame.outer != nil, let center = parent?.anchorInLayer else {
      return [0, 0, Double(position.x), Double(position.y), 0]
    }
    return [
      Double(center.x), Double(center.y), Double(position.x - center.x),
      Double(position.y - center.y), values.zPosition,
    ]
  }

  private static func corner(_ values: LayerValues) -> [Double] {
    let (size, anchor) = (values.bounds.size, values.anchorPoint)
    return [
      -Double(anchor.x * size.width), -Double(anchor.y * size.height), -values[.anchorPointZ],
    ]
  }

  /// The placement as a matrix from the corner of the bounds to the superlayer.
  var matrix: Transform3D {
    switch form {
    case .matrix: return Transform3D(components: numbers)
    case .place(let frame):
      var parts = TransformParts()
      parts.translation = SIMD3(numbers[5..<8])
      parts.rotation = SIMD3(numbers[8..<11].reversed())
      parts.scale = SIMD3(numbers[11..<14])
      if let skew = frame.skew { parts.skew = SIMD3(skew) }
      if let column = frame.perspective { parts.perspective = SIMD4(column) }
      return whole(parts.transform, frame, corner: 14)
    case .wholePlace(let frame):
      return whole(Transform3D(components: Array(numbers[5..<21])), frame, corner: 21)
    default: return .identity
    }
  }

  private func whole(_ own: Transform3D, _ frame: PlaceFrame, corner: Int) -> Transform3D {
    let back = Transform3D.translation(
      x: numbers[corner], y: numbers[corner + 1], z: numbers[corner + 2])
    let way = Transform3D.translation(x: numbers[2], y: numbers[3], z: numbers[4])
    let inner = back.concatenated(with: own).concatenated(with: way)
    guard let outer = frame.outer else { return inner }
    return inner.concatenated(with: outer)
      .concatenated(with: .translation(x: numbers[0], y: numbers[1]))
  }
}

extension LayerValues {
  /// The sublayer transform; nil if it is the identity.
  var outerTransform: Transform3D? {
    let transform = sublayerTransform
    return transform.isIdentity ? nil : transform
  }

  /// The anchor point in the layer's own coordinates.
  var anchorInLayer: CGPoint {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
  }
}

/// The distance of two transforms of a plane, in units of the tolerance.
struct PlaceDistance {
  let value: Double

  init(_ first: Transform3D, _ second: Transform3D, reach: Double) {
    let (own, its) = (Self.seen(first), Self.seen(second))
    var apart = 0.0
    for (index, (number, other)) in zip(own, its).enumerated() {
      let isSlope = index % 3 == 2 && index < 6
      let allowed = isSlope ? Tolerance.points / (reach * reach) : Tolerance.points
      apart = max(apart, abs(number - other) / max(allowed, 1e-5 * abs(number)))
    }
    for (x, y) in [(0, 0), (reach, 0), (0, reach), (reach, reach)] {
      guard let point = Self.point(own, x, y), let shown = Self.point(its, x, y) else { continue }
      let size = max(abs(point.0), abs(point.1))
      let miss = max(abs(point.0 - shown.0), abs(point.1 - shown.1))
      apart = max(apart, miss / max(Tolerance.corner, 1e-5 * size))
    }
    value = apart
  }

  /// The nine numbers visible from the front: x, y and weight of the images of x, y and the origin.
  static func seen(_ transform: Transform3D) -> [Double] {
    [
      transform.m11, transform.m12, transform.m14, transform.m21, transform.m22, transform.m24,
      transform.m41, transform.m42, transform.m44,
    ]
  }

  /// The projection of a point; nil behind or beside the eye.
  private static func point(_ map: [Double], _ x: Double, _ y: Double) -> (Double, Double)? {
    let weight = map[2] * x + map[5] * y + map[8]
    guard weight > 0.05 else { return nil }
    return (
      (map[0] * x + map[3] * y + map[6]) / weight, (map[1] * x + map[4] * y + map[7]) / weight
    )
  }
}
