// The projection of a layer onto the stage, through all its superlayers.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The mapping of a layer's plane to the stage.
struct ProjectedLayer {
  /// Nine numbers: x, y and weight of the images of x, y and the origin.
  private var map: [Double]

  /// Whether parallel lines stay parallel.
  var isAffine: Bool {
    abs(map[2]) < 1e-9 && abs(map[5]) < 1e-9 && map[8] > 0
  }

  /// The stage itself.
  static let stage = ProjectedLayer(map: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  private init(map: [Double]) { self.map = map }

  /// Creates the mapping of a node's layer.
  ///
  /// - Parameters:
  ///   - values: The presentation values of the layer.
  ///   - node: The node.
  ///   - outer: The mapping of the superlayer; the stage for a root.
  ///   - parent: The presentation values of the superlayer; nil for a root.
  init(_ values: LayerValues, of node: Scene.Node, in outer: ProjectedLayer, _ parent: LayerValues?)
  {
    // Sublayers are relative to the origin of the bounds, not to their corner.
    let corner = parent.map { CGPoint(x: -$0.bounds.origin.x, y: -$0.bounds.origin.y) }
    let shift = corner ?? node.aside
    let around = outer.moved(shift.x.ifFinite, shift.y.ifFinite)
    let own = StyleValue.wholePlace(values, in: node.isMask ? nil : parent).matrix
    map = Self.product(PlaceDistance.seen(own), around.map)
  }

  /// Returns the layer moved in its own plane.
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

  /// The projection of a point relative to the corner of the bounds; nil if it is not in front of
  /// the eye.
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

  /// Whether the back of the layer is visible.
  var isFromBehind: Bool { map[0] * map[4] - map[1] * map[3] < 0 }

  /// The projected corners of a rectangle; nil if one of them is not visible.
  func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = rect.corners.compactMap { point($0.x.ifFinite, $0.y.ifFinite) }
    return corners.count == 4 ? corners : nil
  }

  /// The bounding box of the layer's own drawing; nil if it is not visible.
  func box(of node: Scene.Node, _ own: LayerValues) -> CGRect? {
    let size = own.bounds.size
    var rect =
      node.standIn ?? CGRect(x: 0, y: 0, width: size.width.ifFinite, height: size.height.ifFinite)
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
    return corners(of: rect).map { CGRect(around: $0) }
  }
}

/// The projections of all layers of a scene at one time.
struct ProjectedScene {
  private(set) var values: [LayerValues] = []
  private(set) var layers: [ProjectedLayer] = []
  /// Whether each layer is visible: neither it nor a superlayer is hidden or transparent.
  private(set) var isSeen: [Bool] = []

  init(_ eye: SceneEye, at time: Double) {
    // A layer follows its superlayer.
    for (index, node) in eye.scene.nodes.enumerated() {
      let own = eye.values(of: index, at: time)
      let outer = node.parent.map { layers[$0] } ?? .stage
      layers.append(ProjectedLayer(own, of: node, in: outer, node.parent.map { values[$0] }))
      values.append(own)
      let isOpen = node.parent.map { isSeen[$0] } ?? true
      isSeen.append(isOpen && !own.isHidden && own.opacity > 0.01)
    }
  }
}
