// The duration of a scene, the features of its layers, and its bounding box.

import AnimaticCore

/// The features of a scene over its duration.
struct SceneFeatures {
  /// The longest preview of an endless composition, in seconds.
  private static let longestEndless = 120.0

  /// The duration of the preview, in seconds: the whole, or some iterations of an endless
  /// composition.
  let horizon: Double
  /// Whether the scene continues after that.
  let isEndless: Bool
  private(set) var layers: [LayerFeatures] = []
  /// The bounding rectangle of everything visible, in the coordinates of the roots.
  private(set) var view = CGRect.zero

  private let sampler: SceneSampler
  private let times: [Double]
  /// The animated properties of each layer.
  private let animated: [Set<String>]

  init(_ sampler: SceneSampler, size: CGSize?) {
    self.sampler = sampler
    let plan = sampler.plan
    isEndless = !plan.duration.isFinite
    horizon = isEndless ? min(plan.horizon, Self.longestEndless) : max(0, plan.duration)
    let (horizon, count) = (horizon, sampler.scene.nodes.count > 100 ? 12 : 48)
    times = (0...count).map { horizon * Double($0) / Double(count) }
    animated = sampler.scene.nodes.map { plan.animatedProperties(of: $0.planLayer) }
    let sorted = parentsSortingByDepth
    for (index, node) in sampler.scene.nodes.enumerated() {
      let samples = times.map { sampler.values(of: index, at: $0) }
      layers.append(
        LayerFeatures(
          node.model, animated[index], samples: samples,
          sortsByDepth: sorted.contains(node.parent)))
      sampler.forget()
    }
    view = Self.view(drawnBox, size: size)
  }

  // MARK: Layers

  /// The layers with a sublayer at another depth; nil stands for the stage.
  private var parentsSortingByDepth: Set<Int?> {
    let nodes = zip(sampler.scene.nodes, animated).filter { node, animated in
      !node.isMask && (node.model.zPosition != 0 || animated.contains("zPosition"))
    }
    return Set(nodes.map(\.0.parent))
  }

  // MARK: The view

  /// The bounding rectangle of everything visible at the sampled times.
  private var drawnBox: CGRect? {
    var found: CGRect?
    for time in times {
      let projected = ProjectedScene(sampler, at: time)
      for (index, node) in sampler.scene.nodes.enumerated()
      where projected.isSeen[index] && !node.isMask {
        // Layers far outside are ignored.
        guard let box = projected.box(of: index, node), abs(box.midX) < 5000, abs(box.midY) < 5000,
          box.width < 5000, box.height < 5000
        else { continue }
        found = found?.union(box) ?? box
      }
      sampler.forget()
    }
    return found
  }

  private static func view(_ box: CGRect?, size: CGSize?) -> CGRect {
    if let size, size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 {
      return CGRect(origin: .zero, size: size)
    }
    guard let box, box.width.isFinite, box.height.isFinite else {
      return CGRect(x: -60, y: -60, width: 120, height: 120)
    }
    let margin = max(16, 0.06 * max(box.width, box.height))
    var view = box.insetBy(dx: -margin, dy: -margin)
    // Limits the aspect ratio.
    view = view.insetBy(
      dx: min(0, view.width - view.height / 4) / 2, dy: min(0, view.height - view.width / 4) / 2)
    return CGRect(
      x: view.origin.x.rounded(.down), y: view.origin.y.rounded(.down),
      width: view.width.rounded(.up), height: view.height.rounded(.up))
  }
}

/// The projections of all layers of a scene at one time.
struct ProjectedScene {
  private(set) var values: [LayerValues] = []
  /// The map from each layer's plane, relative to the corner of its bounds, to the stage.
  private(set) var layers: [PlaneMap] = []
  /// Whether each layer is visible: neither it nor a superlayer is hidden or transparent.
  private(set) var isSeen: [Bool] = []

  init(_ sampler: SceneSampler, at time: Double) {
    // A layer follows its superlayer.
    for (index, node) in sampler.scene.nodes.enumerated() {
      let own = sampler.values(of: index, at: time)
      let parent = node.parent.map { values[$0] }
      // Sublayers are relative to the origin of the bounds, not to their corner.
      let shift = PlaneMap(
        parent?.fromOrigin ?? .translation(x: node.aside.x.ifFinite, y: node.aside.y.ifFinite))
      let around = node.parent.map { shift.concatenated(with: layers[$0]) } ?? shift
      let place = StyleValue.wholePlace(own, in: node.isMask ? nil : parent).matrix
      layers.append(PlaneMap(place).concatenated(with: around))
      values.append(own)
      let isOpen = node.parent.map { isSeen[$0] } ?? true
      isSeen.append(isOpen && !own.isHidden && own.opacity > 0.01)
    }
  }

  /// The bounding box of a layer's own drawing; nil if it is not visible.
  func box(of index: Int, _ node: Scene.Node) -> CGRect? {
    let own = values[index]
    var rect = node.standIn ?? CGRect(origin: .zero, size: own.bounds.size.drawn)
    if !own.path.isEmpty {
      let line = own.lineWidth.ifFinite / 2
      let points = own.path.transformed(by: own.fromOrigin).elements.flatMap(\.points)
      let around = CGRect(around: points).insetBy(dx: -line, dy: -line)
      rect = rect.width > 0 && rect.height > 0 ? rect.union(around) : around
    }
    guard rect.width > 0 || rect.height > 0 else { return nil }
    return layers[index].corners(of: rect).map { CGRect(around: $0) }
  }
}

extension PlaneMap {
  /// The projection of a point; nil if it is not in front of the eye.
  func point(_ x: Double, _ y: Double) -> CGPoint? {
    seen(x: x, y: y, weight: 1e-3).map { CGPoint(x: $0.x, y: $0.y) }
  }

  /// The projected corners of a rectangle; nil if one of them is not visible.
  func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = rect.corners.compactMap { point($0.x.ifFinite, $0.y.ifFinite) }
    return corners.count == 4 ? corners : nil
  }

  /// The six numbers of an SVG matrix; nil if parallel lines do not stay parallel.
  var affine: [Double]? {
    let numbers = numbers
    guard abs(numbers[2]) < 1e-9, abs(numbers[5]) < 1e-9, numbers[8] > 0 else { return nil }
    return [0, 1, 3, 4, 6, 7].map { numbers[$0] / numbers[8] }
  }

  /// Whether the back of the layer is visible.
  var isFromBehind: Bool { numbers[0] * numbers[4] - numbers[1] * numbers[3] < 0 }
}
