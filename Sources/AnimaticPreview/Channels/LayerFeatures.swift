// What a layer shows at any time of its timeline.

import AnimaticCore

/// The features of a layer over time, which determine its elements and channels.
struct LayerFeatures: Sendable {
  let model: LayerValues
  /// The animated properties.
  let animated: Set<String>
  let sortsByDepth: Bool
  /// Whether sublayers are moved by the origin of the bounds.
  let scrolls: Bool
  let gradientStops: Int
  /// Whether the size of the bounds changes.
  let resizes: Bool
  /// The size to scale.
  let baseSize: CGSize

  /// - Parameters:
  ///   - model: The values without animations.
  ///   - animated: The animated properties.
  ///   - samples: The values at several times.
  ///   - sortsByDepth: Whether the layer and its siblings have different depths.
  init(
    _ model: LayerValues, _ animated: Set<String>, samples: [LayerValues], sortsByDepth: Bool
  ) {
    (self.model, self.animated, self.sortsByDepth) = (model, animated, sortsByDepth)
    scrolls = samples.contains { $0.bounds.origin != .zero }
    let gradients = animated.contains("colors") ? samples : [model]
    gradientStops = min(gradients.map(\.colors.count).max() ?? 0, GradientLine.mostColors)
    let sizes = samples.map(\.bounds.size)
    resizes = animated.contains("bounds") && sizes.contains { $0 != sizes[0] }
    baseSize = CGSize(
      width: max(1, sizes.map(\.width.ifFinite).max() ?? 1),
      height: max(1, sizes.map(\.height.ifFinite).max() ?? 1))
  }

  /// Whether the box has a shadow at any time.
  var hasShadow: Bool { model.shadowOpacity > 0 || animated.contains("shadowOpacity") }

  /// Whether the shadow follows the drawing instead of the box, because the box is not opaque.
  var hasDropShadow: Bool {
    hasShadow && (model.backgroundColor.alpha < 1 || animated.contains("backgroundColor"))
  }

  var hasBorder: Bool { model.borderWidth > 0 || animated.contains("borderWidth") }
  var clips: Bool { model.masksToBounds || animated.contains("masksToBounds") }
  var hasContents: Bool { model.contents != .empty || animated.contains("contents") }
  var hasShape: Bool { !model.path.isEmpty || animated.contains("path") }
  var hidesBack: Bool { !model.isDoubleSided || animated.contains("doubleSided") }

  /// Whether the size changes by scaling the box without distortion.
  var resizesByScale: Bool {
    let hasRoundCorners = model.cornerRadius != 0 || animated.contains("cornerRadius")
    return resizes && !hasRoundCorners && !hasShadow && !hasBorder && !clips && !hasContents
      && gradientStops == 0
  }
}
