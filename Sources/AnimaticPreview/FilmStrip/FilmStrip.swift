// Frames side by side, as a separate SVG.

import AnimaticCore

/// Draws a film strip.
struct FilmStrip {
  /// The most frames drawn.
  static let mostFrames = 100

  let title: String
  let features: SceneFeatures
  let background: RGBAColor?

  /// Returns the strip, with evenly spaced frames that include the begin and the end.
  func svg(frames: Int, _ sampler: SceneSampler) -> String {
    let count = min(max(frames, 1), Self.mostFrames)
    let (width, height) = cellSize
    let (gap, margin, caption) = (12.0, 16.0, 22.0)
    let most = min(count, max(1, Int(1400 / (width + gap))))
    let rows = (count + most - 1) / most
    // Balances the row lengths.
    let columns = (count + rows - 1) / rows
    let body = (0..<count).map { index in
      let time = count == 1 ? 0 : features.horizon * Double(index) / Double(count - 1)
      let frame = FrameDrawing(
        scene: sampler.scene, projected: ProjectedScene(sampler, at: time), prefix: "f\(index)")
      sampler.forget()
      return cell(
        frame, x: margin + Double(index % columns) * (width + gap),
        y: margin + Double(index / columns) * (height + gap + caption), "\(time.short(3)) s")
    }
    return Markup.svg(
      title: title, width: 2 * margin + Double(columns) * (width + gap) - gap,
      height: 2 * margin + Double(rows) * (height + gap + caption) - gap, style: Self.style,
      body: body)
  }

  /// A frame with its caption.
  private func cell(_ frame: FrameDrawing, x: Double, y: Double, _ caption: String) -> String {
    let (width, height) = cellSize
    let scale = width / Double(features.view.width)
    let origin = features.view.origin
    let ground = background.map { "fill=\"\($0.css)\"" } ?? "class=\"s\""
    return """
      <svg x="\(x.short())" y="\(y.short())" width="\(width.short())" height="\(height.short())">
      <rect \(ground) width="100%" height="100%" rx="6"/>
      <g transform="scale(\(scale.css)) translate(\((-origin.x.ifFinite).css) \((-origin.y.ifFinite).css))">
      \(frame.svg)
      </g></svg>
      <rect class="o" x="\((x - 0.5).short())" y="\((y - 0.5).short())" \
      width="\((width + 1).short())" height="\((height + 1).short())" rx="6.5"/>
      <text class="m" x="\((x + 2).short())" y="\((y + height + 16).short())">\(caption)</text>
      """
  }

  private static let style = """
    .a{fill:#fff}.s{fill:#f3f5f8}.o{fill:none;stroke:#dde1e7}.m{fill:#66707d;\
    font-variant-numeric:tabular-nums}.z{fill:none;stroke:#8a94a3;stroke-dasharray:4 3}\
    @media (prefers-color-scheme:dark){.a{fill:#161a20}.s{fill:#1f242c}.o{stroke:#323a46}\
    .m{fill:#949eab}}
    """

  /// The size of one frame: in the view's aspect ratio, within limits.
  private var cellSize: (width: Double, height: Double) {
    let view = features.view
    let shape = view.width > 0 ? Double(view.height / view.width).clamped(0, 100) : 1
    let width = shape > 1 ? max(90, 200 / shape) : 200
    return (width, (width * shape).clamped(30, 1200))
  }
}

/// Draws the layers at one time.
struct FrameDrawing {
  let scene: Scene
  /// The layers at the time of the frame.
  let projected: ProjectedScene
  /// The prefix of this frame's ids.
  let prefix: String

  var svg: String {
    scene.text(depth: { projected.values[$0].zPosition.ifFinite }, open: open, close: close)
  }

  private func clips(_ node: Int) -> Bool {
    projected.values[node].masksToBounds && !scene.nodes[node].sublayers.isEmpty
  }

  // MARK: A layer

  private func open(_ node: Int) -> String? {
    let (values, layer) = (projected.values[node], projected.layers[node])
    guard !values.isHidden, values.opacity > 0, values.isDoubleSided || !layer.isFromBehind else {
      return nil
    }
    var attributes = ""
    var text = ""
    let opacity = values.opacity.clamped(0, 1)
    if opacity < 1 { attributes += " opacity=\"\(opacity.rounded(places: 4).exactText)\"" }
    if let mask = scene.nodes[node].mask {
      let outline = projected.values[mask].outline(masking: values)
      text += clipPath("m", node, path(outline, layer))
      attributes += " clip-path=\"url(#\(prefix)m\(node))\""
    }
    text += "<g\(attributes)>" + box(node, values, layer)
    if clips(node) {
      text += clipPath("c", node, rect(values, layer))
      text += "<g clip-path=\"url(#\(prefix)c\(node))\">"
    }
    return text
  }

  private func close(_ node: Int) -> String {
    let border = border(projected.values[node], projected.layers[node])
    return [clips(node) ? "</g>" : "", border, "</g>"].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func clipPath(_ letter: String, _ node: Int, _ shape: String) -> String {
    "<clipPath id=\"\(prefix)\(letter)\(node)\">\(shape)</clipPath>"
  }

  private func box(_ node: Int, _ values: LayerValues, _ layer: PlaneMap) -> String {
    let size = values.bounds.size
    var text = scene.nodes[node].standIn.map { ghost($0, layer) } ?? ""
    if size.width > 0, size.height > 0 {
      let isFilled = values.backgroundColor.alpha > 0
      if values.shadowOpacity > 0, !values.masksToBounds, isFilled {
        text += shadow(node, values, layer)
      }
      if isFilled { text += filled(values, layer, values.backgroundColor.css) }
      if !values.colors.isEmpty { text += gradient(node, values, layer) }
      if !isFilled, values.colors.isEmpty, values.path.isEmpty, values.contents == .empty,
        values.borderWidth == 0
      {
        text += ghost(CGRect(origin: .zero, size: size.drawn), layer)
      }
    }
    return text + (values.path.isEmpty ? "" : shape(values, layer)) + contents(values, layer)
  }

  private func contents(_ values: LayerValues, _ layer: PlaneMap) -> String {
    let size = values.bounds.size.drawn
    let name = ContentsText.name(values.contents)
    if let url = ContentsText.dataURL(values.contents), let transform = transform(layer) {
      return "<image\(transform) width=\"\(Double(size.width).css)\" "
        + "height=\"\(Double(size.height).css)\" preserveAspectRatio=\"none\" "
        + "href=\"\(Markup.escaped(url))\"/>"
    }
    guard !name.isEmpty, let middle = layer.point(size.width / 2, size.height / 2) else {
      return ""
    }
    return "<text text-anchor=\"middle\" dominant-baseline=\"middle\" "
      + "fill=\"\(StyleText.color(ContentsText.color(values)))\" "
      + "font-size=\"\(ContentsText.size(values).css)\" x=\"\(middle.x.ifFinite.css)\" "
      + "y=\"\(middle.y.ifFinite.css)\">\(Markup.svgName(name))</text>"
  }

  private func ghost(_ rect: CGRect, _ layer: PlaneMap) -> String {
    layer.corners(of: rect).map { polygon($0, " class=\"z\"", "") } ?? ""
  }

  private func filled(_ values: LayerValues, _ layer: PlaneMap, _ paint: String) -> String {
    rect(values, layer, attributes: " fill=\"\(paint)\"")
  }

  private func shadow(_ node: Int, _ values: LayerValues, _ layer: PlaneMap) -> String {
    let blur = max(0, values.shadowRadius.ifFinite)
    let offset = values.shadowOffset.drawn
    let name = "\(prefix)b\(node)"
    // The offset is in the layer's coordinates, so it rotates with the layer.
    let place = PlaneMap(.translation(x: offset.width, y: offset.height))
      .concatenated(with: layer)
    return "<filter id=\"\(name)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">"
      + "<feGaussianBlur stdDeviation=\"\(blur.css)\"/></filter><g filter=\"url(#\(name))\">"
      + filled(values, place, StyleText.color(values.drawnShadow)) + "</g>"
  }

  /// Draws a gradient; in perspective its first color.
  private func gradient(_ node: Int, _ values: LayerValues, _ layer: PlaneMap) -> String {
    let colors = values.colors
    guard layer.affine != nil, colors.count > 1 else {
      return filled(values, layer, (colors.first ?? .clear).css)
    }
    let size = values.bounds.size.drawn
    func place(_ point: CGPoint, _ number: String) -> String {
      "x\(number)=\"\((point.x.ifFinite * size.width).css)\" "
        + "y\(number)=\"\((point.y.ifFinite * size.height).css)\""
    }
    let stops = colors.prefix(GradientLine.mostColors).enumerated().map { index, color in
      let location = values.location(of: index).clamped(0, 1)
      return "<stop offset=\"\(location.css)\" stop-color=\"\(color.css)\"/>"
    }
    let name = "\(prefix)g\(node)"
    return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
      + "\(place(values.startPoint, "1")) \(place(values.endPoint, "2"))>"
      + stops.joined() + "</linearGradient>" + filled(values, layer, "url(#\(name))")
  }

  private func border(_ values: LayerValues, _ layer: PlaneMap) -> String {
    let width = values.borderWidth.ifFinite
    guard width > 0, values.bounds.size.width > 0 else { return "" }
    let stroke = "stroke=\"\(values.borderColor.css)\" stroke-width=\"\(width.css)\""
    return rect(values, layer, inset: width / 2, attributes: " fill=\"none\" \(stroke)")
  }

  private func shape(_ values: LayerValues, _ layer: PlaneMap) -> String {
    var paint = " fill=\"\(values.fillColor.css)\""
    if values.strokeColor.alpha > 0, values.lineWidth > 0 {
      paint += " stroke=\"\(values.strokeColor.css)\""
      paint += " stroke-width=\"\(values.lineWidth.ifFinite.css)\""
      if values.strokeStart.clamped(0, 1) > 0 || values.strokeEnd.clamped(0, 1) < 1 {
        let dash = StyleText([]).text(StyleValue(.dash, values.strokeDash))
        paint += " pathLength=\"1\" stroke-dasharray=\"\(dash)\""
      }
    }
    return path(values.path.transformed(by: values.fromOrigin), layer, attributes: paint)
  }

  // MARK: Outlines

  /// Draws the rectangle of the bounds, projected if in perspective.
  private func rect(
    _ values: LayerValues, _ layer: PlaneMap, inset: Double = 0, attributes: String = ""
  ) -> String {
    let size = values.bounds.size
    let (width, height) = (size.width.ifFinite - 2 * inset, size.height.ifFinite - 2 * inset)
    guard width > 0, height > 0 else { return "" }
    if let transform = transform(layer) {
      let radius = max(0, min(values.cornerRadius.ifFinite - inset, width / 2, height / 2))
      let corner = radius > 0 ? " rx=\"\(radius.css)\"" : ""
      return "<rect\(transform) x=\"\(inset.css)\" y=\"\(inset.css)\" "
        + "width=\"\(width.css)\" height=\"\(height.css)\"\(corner)\(attributes)/>"
    }
    let box = CGRect(x: inset, y: inset, width: width, height: height)
    return layer.corners(of: box).map { polygon($0, "", attributes) } ?? ""
  }

  private func path(
    _ path: BezierPath, _ layer: PlaneMap, attributes: String = ""
  ) -> String {
    var numbers = path.coordinates
    let transform = transform(layer)
    if transform == nil {
      // Projects corners and control points, which is accurate enough for a small drawing.
      numbers = stride(from: 0, to: numbers.count - 1, by: 2).flatMap { index -> [Double] in
        layer.point(numbers[index], numbers[index + 1])
          .map { [Double($0.x), Double($0.y)] } ?? [0, 0]
      }
    }
    let data = StyleText.path(path.kinds, numbers)
    return "<path\(transform ?? "") d=\"\(data)\"\(attributes)/>"
  }

  private func polygon(_ corners: [CGPoint], _ kind: String, _ attributes: String) -> String {
    let points = corners.map { "\($0.x.ifFinite.css),\($0.y.ifFinite.css)" }
    return "<polygon\(kind) points=\"\(points.joined(separator: " "))\"\(attributes)/>"
  }

  /// The transform of a layer as an attribute; nil in perspective.
  private func transform(_ layer: PlaneMap) -> String? {
    layer.affine.map { " transform=\"matrix(\($0.map(\.css).joined(separator: " ")))\"" }
  }
}
