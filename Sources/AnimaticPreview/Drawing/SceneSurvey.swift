// A first pass over a scene: its duration, the features of each layer, and its bounding box.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The features of a scene over its duration.
struct SceneSurvey {
  /// The duration of the preview, in seconds.
  let horizon: Double
  /// Whether the scene continues after that.
  let isEndless: Bool
  private(set) var looks: [LayerLooks] = []
  /// The bounding rectangle of everything visible, in the coordinates of the roots.
  private(set) var view = CGRect.zero

  private let scene: Scene
  private let eye: SceneEye
  private let times: [Double]

  init(_ scene: Scene, plan: Plan, eye: SceneEye, size: CGSize?) {
    self.scene = scene
    self.eye = eye
    (horizon, isEndless) = Self.horizon(of: plan)
    let length = horizon
    let count = scene.nodes.count > 100 ? 12 : 48
    times = (0...count).map { length * Double($0) / Double(count) }
    for index in scene.nodes.indices {
      looks.append(look(index, plan))
      eye.forget()
    }
    view = Self.view(room(), size: size)
  }

  // MARK: Time

  /// The duration to show: the whole, or some iterations of an endless composition.
  private static func horizon(of plan: Plan) -> (Double, Bool) {
    if plan.duration.isFinite { return (max(0, plan.duration), false) }
    return (min(plan.horizon, longestEndless), true)
  }

  /// The longest preview of an endless composition, in seconds.
  private static let longestEndless = 120.0

  // MARK: Looks

  private func look(_ index: Int, _ plan: Plan) -> LayerLooks {
    let node = scene.nodes[index]
    let (model, layer) = (node.model, node.planLayer)
    func moves(_ property: String) -> Bool { plan.animates(property, on: layer) }
    var looks = LayerLooks()
    looks.hasShadow = model.shadowOpacity > 0 || moves("shadowOpacity")
    looks.hasDropShadow =
      looks.hasShadow && (model.backgroundColor.alpha < 1 || moves("backgroundColor"))
    looks.hasBorder = model.borderWidth > 0 || moves("borderWidth")
    looks.clips = model.masksToBounds || moves("masksToBounds")
    looks.hasContents = model.contents != .empty || moves("contents")
    looks.hasShape = !model.path.isEmpty || moves("path")
    looks.hidesBack = !model.isDoubleSided || moves("doubleSided")
    looks.gradientStops = min(model.colors.count, GradientChannels.most)
    let siblings = node.parent.map { scene.nodes[$0].sublayers } ?? scene.roots
    looks.sortsByDepth = siblings.contains { sibling in
      scene.nodes[sibling].model.zPosition != 0
        || plan.animates("zPosition", on: scene.nodes[sibling].planLayer)
    }
    let shown = times.map { eye.values(of: index, at: $0) }
    if moves("colors") {
      let most = shown.map(\.colors.count).max() ?? 0
      looks.gradientStops = min(most, GradientChannels.most)
    }
    looks.scrolls = shown.contains { $0.bounds.origin != .zero }
    guard moves("bounds"), let first = shown.first else { return looks }
    looks.resizes = shown.contains { $0.bounds.size != first.bounds.size }
    looks.baseSize = CGSize(
      width: max(1, shown.map(\.bounds.size.width.ifFinite).max() ?? 1),
      height: max(1, shown.map(\.bounds.size.height.ifFinite).max() ?? 1))
    let isPlain =
      model.cornerRadius == 0 && !moves("cornerRadius") && !looks.hasShadow && !looks.hasBorder
      && !looks.clips && !looks.hasContents && looks.gradientStops == 0
    looks.resizesByScale = looks.resizes && isPlain
    return looks
  }

  // MARK: Room

  /// The bounding rectangle of everything visible at the sampled times.
  private func room() -> CGRect? {
    var found: CGRect?
    for time in times {
      let projected = ProjectedScene(eye, at: time)
      for (index, node) in scene.nodes.enumerated() where projected.isSeen[index] && !node.isMask {
        guard let seen = projected.layers[index].box(of: node, projected.values[index]) else {
          continue
        }
        // Layers far outside are ignored.
        guard abs(seen.midX) < 5000, abs(seen.midY) < 5000, seen.width < 5000, seen.height < 5000
        else { continue }
        found = found?.union(seen) ?? seen
      }
      eye.forget()
    }
    return found
  }

  private static func view(_ inside: CGRect?, size: CGSize?) -> CGRect {
    if let size, size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 {
      return CGRect(origin: .zero, size: size)
    }
    guard let inside, inside.width.isFinite, inside.height.isFinite else {
      return CGRect(x: -60, y: -60, width: 120, height: 120)
    }
    let margin = max(16, 0.06 * max(inside.width, inside.height))
    var view = inside.insetBy(dx: -margin, dy: -margin)
    // Limits the aspect ratio.
    if view.height < view.width / 4 {
      view = view.insetBy(dx: 0, dy: (view.height - view.width / 4) / 2)
    }
    if view.width < view.height / 4 {
      view = view.insetBy(dx: (view.width - view.height / 4) / 2, dy: 0)
    }
    return CGRect(
      x: view.origin.x.rounded(.down), y: view.origin.y.rounded(.down),
      width: view.width.rounded(.up), height: view.height.rounded(.up))
  }
}
