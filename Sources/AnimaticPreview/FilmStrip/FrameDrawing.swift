// One frame as SVG, with the layers and matrices of the page. Layers in perspective are drawn as
// polygons of their corners.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Draws the layers at one time.
struct FrameDrawing {
  let scene: Scene
  /// The layers at the time of the frame.
  let projected: ProjectedScene
  /// The prefix of this frame's ids.
  let prefix: String

  var svg: String {
    var parts: [String] = []
    // An explicit stack, since a tree may be too deep for recursion.
    enum Step {
      case open(Int)
      case close(Int)
    }
    var waiting: [Step] = sorted(scene.roots).reversed().map { .open($0) }
    while let step = waiting.popLast() {
      switch step {
      case .open(let node):
        let values = projected.values[node]
        guard !values.isHidden, values.opacity > 0 else { continue }
        let layer = projected.layers[node]
        if !values.isDoubleSided, layer.isFromBehind { continue }
        parts.append(open(node, values, layer))
        waiting.append(.close(node))
        waiting += sorted(scene.nodes[node].sublayers).reversed().map { .open($0) }
      case .close(let node):
        let values = projected.values[node]
        if clips(node, values) { parts.append("</g>") }
        parts.append(border(node, values, projected.layers[node]))
        parts.append("</g>")
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func sorted(_ nodes: [Int]) -> [Int] {
    nodes.enumerated().map { place, node in
      (height: projected.values[node].zPosition.ifFinite, place: place, node: node)
    }.sorted { ($0.height, $0.place) < ($1.height, $1.place) }.map(\.node)
  }

  private func clips(_ node: Int, _ values: LayerValues) -> Bool {
    values.masksToBounds && !scene.nodes[node].sublayers.isEmpty
  }

  // MARK: A layer

  private func open(_ node: Int, _ values: LayerValues, _ layer: ProjectedLayer) -> String {
    var attributes = ""
    var text = ""
    let opacity = values.opacity.clamped(0, 1)
    if opacity < 1 { attributes += " opacity=\"\(opacity.rounded(places: 4).text)\"" }
    if let mask = scene.nodes[node].mask {
      let outline = MaskOutline.outline(projected.values[mask], in: values)
      text += clipPath("m", node, outlineShape(outline, layer))
      attributes += " clip-path=\"url(#\(prefix)m\(node))\""
    }
    text += "<g\(attributes)>"
    text += box(node, values, layer)
    if clips(node, values) {
      text += clipPath("c", node, rect(values, inset: 0, layer, attributes: ""))
      text += "<g clip-path=\"url(#\(prefix)c\(node))\">"
    }
    return text
  }

  private func clipPath(_ letter: String, _ node: Int, _ shape: String) -> String {
    "<clipPath id=\"\(prefix)\(letter)\(node)\">\(shape)</clipPath>"
  }

  private func box(_ node: Int, _ values: LayerValues, _ layer: ProjectedLayer) -> String {
    var parts: [String] = []
    let size = values.bounds.size
    if let rect = scene.nodes[node].standIn {
      parts.append(ghost(rect, layer))
    }
    if size.width > 0, size.height > 0 {
      let color = values.backgroundColor
      if values.shadowOpacity > 0, !values.masksToBounds, color.alpha > 0 {
        parts.append(shadow(node, values, layer))
      }
      if color.alpha > 0 {
        parts.append(filled(values, layer, StyleText.color(color.drawn[...])))
      }
      if !values.colors.isEmpty { parts.append(gradient(node, values, layer)) }
      if color.alpha <= 0, values.colors.isEmpty, values.path.isEmpty, values.contents == .empty,
        values.borderWidth == 0
      {
        parts.append(
          ghost(CGRect(x: 0, y: 0, width: size.width.ifFinite, height: size.height.ifFinite), layer)
        )
      }
    }
    if !values.path.isEmpty { parts.append(shape(values, layer)) }
    let name = ContentsText.name(values.contents)
    if let url = ContentsText.dataURL(values.contents), layer.isAffine {
      parts.append(
        "<image\(transform(layer)) width=\"\(size.width.ifFinite.css)\" "
          + "height=\"\(size.height.ifFinite.css)\" preserveAspectRatio=\"none\" "
          + "href=\"\(Markup.escaped(url))\"/>")
    } else if !name.isEmpty,
      let middle = layer.point(size.width.ifFinite / 2, size.height.ifFinite / 2)
    {
      let color = StyleText.color(ContentsText.color(values)[...])
      parts.append(
        "<text text-anchor=\"middle\" dominant-baseline=\"middle\" fill=\"\(color)\" "
          + "font-size=\"\(ContentsText.size(values).css)\" x=\"\(middle.x.ifFinite.css)\" "
          + "y=\"\(middle.y.ifFinite.css)\">\(Markup.svgName(name))</text>")
    }
    return parts.joined()
  }

  private func ghost(_ rect: CGRect, _ layer: ProjectedLayer) -> String {
    guard let corners = layer.corners(of: rect) else { return "" }
    return "<polygon class=\"z\" points=\"\(points(corners))\"/>"
  }

  private func filled(_ values: LayerValues, _ layer: ProjectedLayer, _ paint: String) -> String {
    rect(values, inset: 0, layer, attributes: " fill=\"\(paint)\"")
  }

  private func shadow(_ node: Int, _ values: LayerValues, _ layer: ProjectedLayer) -> String {
    var color = values.shadowColor.drawn
    color[3] *= values.shadowOpacity.clamped(0, 1)
    let blur = max(0, values.shadowRadius.ifFinite)
    let offset = values.shadowOffset
    let name = "\(prefix)b\(node)"
    // The offset is in the layer's coordinates, so it rotates with the layer.
    let place = layer.moved(offset.width.ifFinite, offset.height.ifFinite)
    return "<filter id=\"\(name)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">"
      + "<feGaussianBlur stdDeviation=\"\(blur.css)\"/></filter><g filter=\"url(#\(name))\">"
      + filled(values, place, StyleText.color(color[...])) + "</g>"
  }

  /// Draws a gradient; in perspective its first color.
  private func gradient(_ node: Int, _ values: LayerValues, _ layer: ProjectedLayer) -> String {
    let colors = values.colors
    guard layer.isAffine, colors.count > 1 else {
      return filled(values, layer, StyleText.color((colors.first ?? .clear).drawn[...]))
    }
    let size = values.bounds.size
    func place(_ point: CGPoint, _ number: String) -> String {
      "x\(number)=\"\((point.x.ifFinite * size.width.ifFinite).css)\" "
        + "y\(number)=\"\((point.y.ifFinite * size.height.ifFinite).css)\""
    }
    let stops = colors.prefix(GradientChannels.most).enumerated().map { index, color in
      let location = GradientChannels.location(index, values).clamped(0, 1)
      return
        "<stop offset=\"\(location.css)\" stop-color=\"\(StyleText.color(color.drawn[...]))\"/>"
    }
    let name = "\(prefix)g\(node)"
    return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
      + "\(place(values.startPoint, "1")) \(place(values.endPoint, "2"))>"
      + stops.joined() + "</linearGradient>" + filled(values, layer, "url(#\(name))")
  }

  private func border(_ node: Int, _ values: LayerValues, _ layer: ProjectedLayer) -> String {
    let width = values.borderWidth.ifFinite
    guard width > 0, values.bounds.size.width > 0 else { return "" }
    let color = StyleText.color(values.borderColor.drawn[...])
    return rect(
      values, inset: width / 2, layer,
      attributes: " fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width.css)\"")
  }

  /// Draws the rectangle of the bounds, projected if in perspective.
  private func rect(
    _ values: LayerValues, inset: Double, _ layer: ProjectedLayer, attributes: String
  ) -> String {
    let size = values.bounds.size
    let (width, height) = (size.width.ifFinite - 2 * inset, size.height.ifFinite - 2 * inset)
    guard width > 0, height > 0 else { return "" }
    if layer.isAffine {
      let radius = max(0, min(values.cornerRadius.ifFinite - inset, width / 2, height / 2))
      let corner = radius > 0 ? " rx=\"\(radius.css)\"" : ""
      return "<rect\(transform(layer)) x=\"\(inset.css)\" y=\"\(inset.css)\" "
        + "width=\"\(width.css)\" height=\"\(height.css)\"\(corner)\(attributes)/>"
    }
    let box = CGRect(x: inset, y: inset, width: width, height: height)
    guard let corners = layer.corners(of: box) else { return "" }
    return "<polygon points=\"\(points(corners))\"\(attributes)/>"
  }

  private func shape(_ values: LayerValues, _ layer: ProjectedLayer) -> String {
    let origin = values.bounds.origin
    let path = values.path.transformed(
      by: .translation(x: -origin.x.ifFinite, y: -origin.y.ifFinite))
    var paint = " fill=\"\(StyleText.color(values.fillColor.drawn[...]))\""
    if values.strokeColor.alpha > 0, values.lineWidth > 0 {
      paint += " stroke=\"\(StyleText.color(values.strokeColor.drawn[...]))\""
      paint += " stroke-width=\"\(values.lineWidth.ifFinite.css)\""
      let (start, end) = (values.strokeStart.clamped(0, 1), values.strokeEnd.clamped(0, 1))
      if start > 0 || end < 1 {
        paint +=
          " pathLength=\"1\" stroke-dasharray=\"0 \(start.css) \(max(0, end - start).css) 2\""
      }
    }
    return outlineShape(path, layer, attributes: paint)
  }

  private func outlineShape(
    _ path: BezierPath, _ layer: ProjectedLayer, attributes: String = ""
  ) -> String {
    if layer.isAffine {
      let data = StyleText.path(path.kinds, path.coordinates)
      return "<path\(transform(layer)) d=\"\(data)\"\(attributes)/>"
    }
    // Projects corners and control points, which is accurate enough for a small picture.
    let numbers = path.coordinates
    let seen = stride(from: 0, to: numbers.count - 1, by: 2).flatMap { index -> [Double] in
      layer.point(numbers[index], numbers[index + 1])
        .map { [Double($0.x), Double($0.y)] } ?? [0, 0]
    }
    return "<path d=\"\(StyleText.path(path.kinds, seen))\"\(attributes)/>"
  }

  private func transform(_ layer: ProjectedLayer) -> String {
    " transform=\"matrix(\(layer.affine.map(\.css).joined(separator: " ")))\""
  }

  private func points(_ corners: [CGPoint]) -> String {
    corners.map { "\($0.x.ifFinite.css),\($0.y.ifFinite.css)" }.joined(separator: " ")
  }
}
