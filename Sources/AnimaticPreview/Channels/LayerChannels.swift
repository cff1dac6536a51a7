// The channels of a layer: CSS properties of its elements, computed from its values.

import AnimaticCore

extension SceneSampler {
  /// Returns what a function computes from the values of a channel's layer and its superlayer.
  func read<Value>(
    _ channel: Channel, at time: Double, _ reading: (LayerValues, LayerValues?) -> Value
  ) -> Value {
    let parent = scene.nodes[channel.node].parent.map { values(of: $0, at: time) }
    return reading(values(of: channel.node, at: time), parent)
  }

  /// Returns the value of a channel at a time.
  func value(of channel: Channel, at time: Double) -> StyleValue {
    read(channel, at: time, channel.value)
  }

  /// Whether a channel is animated.
  func isAnimated(_ channel: Channel) -> Bool {
    let (own, parent) = scene.planLayers(of: channel.node)
    return !plan.animatedProperties(of: own).isDisjoint(with: channel.roots)
      || !plan.animatedProperties(of: parent).isDisjoint(with: channel.parentRoots)
  }
}

/// The channels of one layer; constant ones supply its style with their values at the begin.
struct LayerChannels {
  private let node: Int
  private let features: LayerFeatures
  private(set) var all: [Channel] = []

  init(of node: Int, in scene: Scene, _ features: LayerFeatures) {
    self.node = node
    self.features = features
    addPlacement(scene.nodes[node], parent: scene.nodes[node].parent.map { scene.nodes[$0].model })
    addVisibility()
    addSize()
    addBox()
    if features.hasShadow { addShadow() }
    addSublayerChanges()
    if features.hasContents { addContents() }
    if let mask = scene.nodes[node].mask { addMask(mask) }
    if features.hasShape { addShape() }
    if features.gradientStops > 0 { addGradient() }
  }

  /// Adds a channel that depends on the layer alone.
  ///
  /// - Parameters:
  ///   - element: The letter of the element.
  ///   - property: The name of the CSS property.
  ///   - title: The display name.
  ///   - roots: The layer's properties; nil for the one with the name of the title.
  ///   - reading: The value.
  private mutating func add(
    _ element: String, _ property: String, _ title: String, _ roots: Set<String>? = nil,
    _ reading: @escaping @Sendable (LayerValues) -> StyleValue
  ) {
    all.append(
      Channel(
        element: "\(element)\(node)", property: property, title: title, node: node,
        roots: roots ?? [title], readings: [{ own, _ in reading(own) }]))
  }

  // MARK: The layer

  private mutating func addPlacement(_ own: Scene.Node, parent: LayerValues?) {
    let size = own.model.bounds.size
    let isInSpace = parent.map { !$0.sublayerTransform.isIdentity } ?? false
    all.append(
      Channel(
        element: "l\(node)", property: "transform", title: "position and transform", node: node,
        roots: ["position", "transform", "anchorPoint", "anchorPointZ", "bounds", "zPosition"],
        parentRoots: isInSpace
          ? ["sublayerTransform", "bounds", "anchorPoint"] : ["sublayerTransform"],
        reach: max(size.width.ifFinite, size.height.ifFinite).clamped(100, 5000),
        readings: [
          { own, parent in
            StyleValue.place(own, in: parent).flatMap { place in
              let whole = StyleValue.wholePlace(own, in: parent)
              return place.distance(to: whole, reach: 100) < 0.01 ? place : nil
            }
          },
          { StyleValue.wholePlace($0, in: $1) }, { StyleValue.matrix($0, in: $1) },
        ]))
  }

  private mutating func addVisibility() {
    add("l", "opacity", "opacity") { StyleValue(.number, [$0.opacity.clamped(0, 1)]) }
    add("l", "visibility", "hidden") { .keyword($0.isHidden ? "hidden" : "inherit") }
    if features.sortsByDepth {
      add("l", "zIndex", "zPosition") { StyleValue(.integer, [$0.zPosition.ifFinite * 16]) }
    }
    if features.hidesBack {
      add("l", "backfaceVisibility", "doubleSided") {
        .keyword($0.isDoubleSided ? "visible" : "hidden")
      }
    }
  }

  private mutating func addSize() {
    guard features.resizes else { return }
    if features.resizesByScale {
      let base = features.baseSize
      add("b", "transform", "bounds") {
        let size = $0.bounds.size
        return StyleValue(
          .scaled, [(size.width / base.width).ifFinite, (size.height / base.height).ifFinite])
      }
    } else {
      add("l", "width", "bounds") { .length(Double($0.bounds.size.width)) }
      add("l", "height", "bounds") { .length(Double($0.bounds.size.height)) }
    }
  }

  private mutating func addMask(_ mask: Int) {
    all.append(
      Channel(
        element: "l\(node)", property: "clipPath", title: "mask", node: mask,
        roots: ["position", "transform", "anchorPoint", "bounds", "path", "cornerRadius"],
        parentRoots: ["bounds"], readings: [{ .path($0.outline(masking: $1)) }]))
  }

  // MARK: The box

  private mutating func addBox() {
    add("b", "backgroundColor", "backgroundColor") { .color($0.backgroundColor) }
    add("l", "borderRadius", "cornerRadius") { .length($0.cornerRadius) }
    guard features.hasBorder else { return }
    add("e", "boxShadow", "border", ["borderWidth", "borderColor"]) {
      let width = max(0, $0.borderWidth.ifFinite)
      return StyleValue(.boxShadow(isInside: true), [0, 0, 0, width] + $0.borderColor.drawn)
    }
  }

  private mutating func addShadow() {
    let drops = features.hasDropShadow
    add(
      drops ? "l" : "b", drops ? "filter" : "boxShadow", "shadow",
      ["shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "masksToBounds"]
    ) { values in
      let offset = values.shadowOffset
      let lengths = [
        offset.width.ifFinite, offset.height.ifFinite, max(0, 2 * values.shadowRadius.ifFinite),
      ]
      let color = values.masksToBounds ? values.shadowColor.drawn(0) : values.drawnShadow
      return drops
        ? StyleValue(.dropShadow, lengths + color)
        : StyleValue(.boxShadow(isInside: false), lengths + [0] + color)
    }
  }

  private mutating func addSublayerChanges() {
    if features.clips {
      add("c", "overflow", "masksToBounds") { .keyword($0.masksToBounds ? "clip" : "visible") }
    }
    guard features.scrolls else { return }
    for element in features.hasShape ? ["o", "q"] : ["o"] {
      add(element, "transform", "bounds.origin", ["bounds"]) {
        StyleValue(.moved, [-$0.bounds.origin.x.ifFinite, -$0.bounds.origin.y.ifFinite])
      }
    }
  }

  private mutating func addContents() {
    add("t", "--t", "contents") { .keyword(ContentsText.content($0.contents)) }
    add("b", "backgroundImage", "contents") { .keyword(ContentsText.image($0.contents)) }
    add("t", "color", "foregroundColor") { StyleValue(.color, ContentsText.color($0)) }
    add("t", "fontSize", "fontSize") { .length(ContentsText.size($0)) }
  }

  // MARK: Shapes and gradients

  private mutating func addShape() {
    add("p", "d", "path") { .path($0.path) }
    add("p", "fill", "fillColor") { .color($0.fillColor) }
    add("p", "stroke", "strokeColor") { .color($0.strokeColor) }
    add("p", "strokeWidth", "lineWidth") { .length($0.lineWidth) }
    add("p", "strokeDasharray", "strokeEnd and strokeStart", ["strokeStart", "strokeEnd"]) {
      StyleValue(.dash, $0.strokeDash)
    }
    add("p", "strokeMiterlimit", "miterLimit") {
      StyleValue(.number, [max(1, $0.miterLimit.ifFinite)])
    }
  }

  /// Adds the colors and locations as custom properties that the page registers, since CSS does not
  /// interpolate gradients.
  private mutating func addGradient() {
    let geometry: Set = ["startPoint", "endPoint", "bounds"]
    add("g", "--ga", "startPoint and endPoint", geometry) {
      StyleValue(.angle, [GradientLine($0).angle])
    }
    for index in 0..<features.gradientStops {
      add("g", "--gc\(index)", "colors") { values in
        let colors = values.colors
        let color = index < colors.count ? colors[index] : colors.last
        return color.map { .color($0) } ?? StyleValue(.color, [0, 0, 0, 0])
      }
      add("g", "--gp\(index)", "locations", geometry.union(["locations", "colors"])) { values in
        StyleValue(.pixels, [GradientLine(values).place(of: values.location(of: index))])
      }
    }
  }
}

extension LayerValues {
  /// The color of the shadow, with its opacity.
  var drawnShadow: [Double] { shadowColor.drawn(shadowOpacity.clamped(0, 1)) }

  /// The start and the length of the stroke, as fractions of the path's length.
  var strokeDash: [Double] {
    let (start, end) = (strokeStart.clamped(0, 1), strokeEnd.clamped(0, 1))
    return [start, max(0, end - start)]
  }

  /// The outline of a mask, relative to the corner of the masked layer's bounds.
  func outline(masking masked: LayerValues?) -> BezierPath {
    let place = StyleValue.wholePlace(self, in: nil).matrix
      .concatenated(with: masked?.fromOrigin ?? .identity)
    if !path.isEmpty { return path.transformed(by: fromOrigin.concatenated(with: place)) }
    let rect = CGRect(origin: .zero, size: bounds.size.drawn)
    return BezierPath(roundedRect: rect, cornerRadius: max(0, cornerRadius.ifFinite))
      .transformed(by: place)
  }

  /// The translation from the layer's own coordinates to its corner.
  var fromOrigin: Transform3D {
    .translation(x: -bounds.origin.x.ifFinite, y: -bounds.origin.y.ifFinite)
  }

  /// The location of a color along the gradient, from 0 to 1.
  func location(of index: Int) -> Double {
    let (count, locations) = (colors.count, locations)
    if index < locations.count { return locations[index].ifFinite }
    return count > 1 ? min(Double(index) / Double(count - 1), 1) : 0
  }
}
