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

  /// The stage itself.
  static let stage = ProjectedLayer(map: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  private init(map: [Double]) { self.map = map }

  /// The layer of a node.
  ///
  /// - Parameters:
  ///   - values: What it shows.
  ///   - node: The node.
  ///   - outer: The layer that it is in; the stage for a root.
  ///   - parent: What the layer shows that it is in; nil for a root.
  init(_ values: LayerValues, of node: Scene.Node, in outer: ProjectedLayer, _ parent: LayerValues?)
  {
    // Sublayers count from the origin of the bounds, and not from their corner.
    let corner = parent.map { CGPoint(x: -$0.bounds.origin.x, y: -$0.bounds.origin.y) }
    let shift = corner ?? node.aside
    let around = outer.moved(shift.x.ifFinite, shift.y.ifFinite)
    let own = StyleValue.wholePlace(values, in: node.isMask ? nil : parent).matrix
    map = Self.product(PlaceDistance.seen(own), around.map)
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

/// All layers of a scene at one time.
struct ProjectedScene {
  private(set) var values: [LayerValues] = []
  private(set) var layers: [ProjectedLayer] = []
  /// Whether anything of a layer can be seen: it and all that it is in are neither hidden nor clear.
  private(set) var isSeen: [Bool] = []

  init(_ eye: SceneEye, at time: Double) {
    // A layer stands behind what it is in.
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
