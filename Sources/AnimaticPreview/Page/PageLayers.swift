// The layers as elements of the page, in their initial state.

import AnimaticCore

/// Writes the elements of the layers.
struct PageLayers {
  private let scene: Scene
  private let tracks: SceneTracks
  /// The declarations of the channels at the begin, by element.
  private var styles: [String: [String]] = [:]

  init(_ tracks: SceneTracks) {
    scene = tracks.sampler.scene
    self.tracks = tracks
    for (channel, value) in tracks.styles.joined() {
      let text = StyleText([value]).text(value)
      guard Self.defaults[channel.property] != text else { continue }
      styles[channel.element, default: []].append("\(channel.styleName):\(text)")
    }
  }

  private static let defaults: [String: String] = [
    "opacity": "1", "visibility": "inherit", "backgroundColor": "rgba(0,0,0,0)",
    "borderRadius": "0px", "overflow": "visible", "backfaceVisibility": "visible", "--t": "none",
    "backgroundImage": "none", "zIndex": "0", "stroke": "rgba(0,0,0,0)", "strokeMiterlimit": "10",
    // A complete stroke has no dash, since a closed path would lose the join at its start.
    "strokeDasharray": "0 0 1 2",
  ]

  /// The layers, sorted by their models' depths, which suffices without depth animations.
  var html: String {
    scene.text(depth: { scene.nodes[$0].model.zPosition.ifFinite }, open: open, close: close)
  }

  // MARK: One layer

  private func style(_ letter: String, _ node: Int, _ more: [String] = []) -> String {
    let text = ((styles["\(letter)\(node)"] ?? []) + more).joined(separator: ";")
    return text.isEmpty ? "" : " style=\"\(Markup.escaped(text))\""
  }

  private func element(_ letter: String, _ node: Int, _ more: [String] = []) -> String {
    "<div class=\"\(letter)\" id=\"\(letter)\(node)\"\(style(letter, node, more))>"
  }

  private func open(_ node: Int) -> String {
    let own = scene.nodes[node]
    let features = tracks.features.layers[node]
    var text = ""
    if own.isAside {
      text += "<div class=\"aside\" style=\"transform:translate(\(own.aside.x.ifFinite.px),"
      text += "\(own.aside.y.ifFinite.px))\">"
    }
    let isSized = features.resizes && !features.resizesByScale
    let size = features.resizesByScale ? features.baseSize : own.model.bounds.size
    text += element("l", node, isSized ? [] : sizes(size))
    text += ghost(node) + element("b", node) + "</div>"
    if features.gradientStops > 0 {
      let stops = (0..<features.gradientStops).map { "var(--gc\($0)) var(--gp\($0))" }
      let gradient = "linear-gradient(var(--ga),\(stops.joined(separator: ",")))"
      text += element("g", node, ["background-image:\(gradient)"]) + "</div>"
    }
    if features.hasShape { text += shape(node) }
    if features.hasContents { text += element("t", node) + "</div>" }
    if features.clips { text += element("c", node) }
    if features.scrolls { text += element("o", node) }
    return text
  }

  private func close(_ node: Int) -> String {
    let features = tracks.features.layers[node]
    let end = "</div>"
    return (features.scrolls ? end : "") + (features.clips ? end : "")
      + (features.hasBorder ? element("e", node) + end : "") + end
      + (scene.nodes[node].isAside ? end : "")
  }

  private func sizes(_ size: CGSize) -> [String] {
    ["width:\(size.width.ifFinite.px)", "height:\(size.height.ifFinite.px)"]
  }

  private func shape(_ node: Int) -> String {
    "<div class=\"q\" id=\"q\(node)\"\(style("q", node))><svg class=\"p\" aria-hidden=\"true\">"
      + "<path id=\"p\(node)\" pathLength=\"1\"\(style("p", node))/></svg></div>"
  }

  /// The dashed square of a layer that draws nothing itself.
  private func ghost(_ node: Int) -> String {
    let own = scene.nodes[node]
    var style = ["inset:0"]
    var isNamed = own.sublayers.isEmpty && own.model.bounds.size.width.ifFinite >= 40
    if let rect = own.standIn {
      isNamed = true
      style = ["left:\(rect.origin.x.ifFinite.px)", "top:\(rect.origin.y.ifFinite.px)"]
      style += sizes(rect.size)
    } else if !isBare(node) {
      return ""
    }
    let label = isNamed ? Markup.name(own.name, most: 40) : ""
    return "<div class=\"z\" style=\"\(style.joined(separator: ";"))\">\(label)</div>"
  }

  /// Whether a layer has a size but draws nothing itself at any time.
  private func isBare(_ node: Int) -> Bool {
    let (model, features) = (scene.nodes[node].model, tracks.features.layers[node])
    let hasColor =
      model.backgroundColor.alpha > 0
      || tracks.tracks.contains {
        $0.channel.element == "b\(node)" && $0.channel.property == "backgroundColor"
      }
    return !hasColor && !features.hasBorder && !features.hasContents && !features.hasShape
      && features.gradientStops == 0 && model.bounds.size != .zero
  }
}
