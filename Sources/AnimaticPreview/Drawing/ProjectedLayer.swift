// Where a layer is seen on the stage: its corners, through every layer around it.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The way of a layer's plane to the stage.
struct ProjectedLayer {
  /// Nine numbers: x, y and weight of what x, y and the origin become.
  private var map: [Double]

  /// Whether lines that are parallel stay so.
  var isAffine: Bool {
    abs(map[2]) < 1e-9 && abs(map[5]) < 1e-9 && map[8] > 0
  }

  /// - Parameters:
  ///   - scene: The scene.
  ///   - chain: The layer and all that it is in, the root first.
  ///   - values: What each of them shows.
  init(_ scene: Scene, chain: [Int], values: [LayerValues]) {
    map = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    for (index, node) in chain.enumerated() {
      let parent = index > 0 ? values[index - 1] : nil
      if let origin = parent?.bounds.origin {
        map = Self.product([1, 0, 0, 0, 1, 0, -origin.x.ifFinite, -origin.y.ifFinite, 1], map)
      } else {
        let aside = scene.nodes[node].aside
        map = Self.product([1, 0, 0, 0, 1, 0, aside.x.ifFinite, aside.y.ifFinite, 1], map)
      }
      let own = StyleValue.wholePlace(values[index], in: parent).matrix
      map = Self.product(PlaceDistance.seen(own), map)
    }
  }

  /// The same layer, moved in its own plane.
  func moved(_ x: Double, _ y: Double) -> ProjectedLayer {
    var layer = self
    layer.map = Self.product([1, 0, 0, 0, 1, 0, x, y, 1], map)
    return layer
  }

  private static func product(_ first: [Double], _ second: [Double]) -> [Double] {
    (0..<9).map { place in
      let (row, column) = (place / 3, place % 3)
      return (0..<3).reduce(0) { $0 + first[3 * row + $1] * second[3 * $1 + column] }
    }
  }

  /// Where a point of the layer, counted from the corner of its bounds, is seen; nil for one that is
  /// not in front of the eye.
  func point(_ x: Double, _ y: Double) -> CGPoint? {
    let weight = map[2] * x + map[5] * y + map[8]
    guard weight > 1e-3 else { return nil }
    let point = CGPoint(
      x: (map[0] * x + map[3] * y + map[6]) / weight,
      y: (map[1] * x + map[4] * y + map[7]) / weight)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// The six numbers of an SVG matrix.
  var affine: [Double] { [map[0], map[1], map[3], map[4], map[6], map[7]].map { $0 / map[8] } }

  /// Whether the layer is seen from behind.
  var isFromBehind: Bool { map[0] * map[4] - map[1] * map[3] < 0 }

  /// The corners of a rectangle of the layer; nil where one of them can't be seen.
  func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = rect.corners.compactMap { point($0.x.ifFinite, $0.y.ifFinite) }
    return corners.count == 4 ? corners : nil
  }

  /// The box around all that a layer draws itself; nil for one that is not seen.
  static func box(
    of scene: Scene, chain: [Int], values: [LayerValues], own: LayerValues
  ) -> CGRect? {
    guard let node = chain.last else { return nil }
    let layer = ProjectedLayer(scene, chain: chain, values: values)
    let size = own.bounds.size
    var rect =
      scene.nodes[node].standIn
      ?? CGRect(x: 0, y: 0, width: size.width.ifFinite, height: size.height.ifFinite)
    let path = own.path
    if !path.isEmpty {
      let origin = own.bounds.origin
      let line = own.lineWidth.ifFinite / 2
      let numbers = path.coordinates
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0] - origin.x, y: numbers[$0 + 1] - origin.y)
      }
      let around = CGRect(around: points).insetBy(dx: -line, dy: -line)
      rect = rect.width > 0 && rect.height > 0 ? rect.union(around) : around
    }
    guard rect.width > 0 || rect.height > 0 else { return nil }
    return layer.corners(of: rect).map { CGRect(around: $0) }
  }
}
