// The layers as elements of the page, in their initial state.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Writes the elements of the layers.
struct PageLayers {
  private let scene: Scene
  private let tracks: PictureTracks
  /// The values of channels at the begin, by element.
  private var styles: [String: [(property: String, text: String)]] = [:]

  init(picture: PictureSource, tracks: PictureTracks) {
    scene = tracks.scene
    self.tracks = tracks
    for (channels, values) in zip(tracks.channels, tracks.styles) {
      for (channel, value) in zip(channels, values) {
        let text = StyleText([value]).text(value)
        guard !Self.isDefault(channel.property, text) else { continue }
        styles[channel.element, default: []].append((channel.styleName, text))
      }
    }
  }

  private static let defaults: [String: String] = [
    "opacity": "1", "visibility": "inherit", "backgroundColor": "rgba(0,0,0,0)",
    "borderRadius": "0px", "overflow": "visible", "backfaceVisibility": "visible", "--t": "none",
    "backgroundImage": "none", "zIndex": "0", "stroke": "rgba(0,0,0,0)", "strokeMiterlimit": "10",
    // A complete stroke has no dash, since a closed path would lose the join at its start.
    "strokeDasharray": "0 0 1 2",
  ]

  private static func isDefault(_ property: String, _ text: String) -> Bool {
    defaults[property] == text
  }

  var html: String {
    var parts: [String] = []
    // An explicit stack, since a tree may be too deep for recursion.
    enum Step {
      case open(Int)
      case close(String)
    }
    var waiting: [Step] = sorted(scene.roots).reversed().map { .open($0) }
    while let step = waiting.popLast() {
      switch step {
      case .close(let text): parts.append(text)
      case .open(let node):
        parts.append(open(node))
        waiting.append(.close(close(node)))
        waiting += sorted(scene.nodes[node].sublayers).reversed().map { .open($0) }
      }
    }
    return parts.joined(separator: "\n")
  }

  /// Siblings from back to front; without depth animations this order suffices.
  private func sorted(_ nodes: [Int]) -> [Int] {
    nodes.enumerated().sorted { first, second in
      let low = scene.nodes[first.element].model.zPosition.ifFinite
      let high = scene.nodes[second.element].model.zPosition.ifFinite
      return (low, first.offset) < (high, second.offset)
    }.map(\.element)
  }

  // MARK: One layer

  private func style(_ letter: String, _ node: Int, _ more: [String] = []) -> String {
    let own = styles["\(letter)\(node)"] ?? []
    let text = (own.map { "\($0.property):\($0.text)" } + more).joined(separator: ";")
    return text.isEmpty ? "" : " style=\"\(Markup.escaped(text))\""
  }

  private func element(
    _ letter: String, _ node: Int, class name: String? = nil, _ more: [String] = []
  ) -> String {
    "<div class=\"\(name ?? letter)\" id=\"\(letter)\(node)\"\(style(letter, node, more))>"
  }

  private func open(_ node: Int) -> String {
    let own = scene.nodes[node]
    let looks = tracks.survey.looks[node]
    let size = own.model.bounds.size
    var text = ""
    if own.aside != .zero {
      text += "<div class=\"aside\" style=\"transform:translate(\(own.aside.x.ifFinite.px),"
      text += "\(own.aside.y.ifFinite.px))\">"
    }
    let isSized = styles["l\(node)"]?.contains { $0.property == "width" } ?? false
    let box = looks.resizesByScale ? looks.baseSize : size
    let lengths = isSized ? [] : sizes(box)
    text += element("l", node, lengths)
    if let rect = own.standIn {
      text += ghost(
        own.name,
        [
          "left:\(rect.origin.x.ifFinite.px)", "top:\(rect.origin.y.ifFinite.px)",
        ] + sizes(rect.size), isNamed: true)
    } else if isBare(node, looks) {
      text += ghost(
        own.name, ["inset:0"], isNamed: own.sublayers.isEmpty && size.width.ifFinite >= 40)
    }
    text += element("b", node) + "</div>"
    if looks.gradientStops > 0 {
      let stops = (0..<looks.gradientStops).map { "var(--gc\($0)) var(--gp\($0))" }
      text += element(
        "g", node, ["background-image:linear-gradient(var(--ga),\(stops.joined(separator: ",")))"])
      text += "</div>"
    }
    if looks.hasShape { text += shape(node) }
    if looks.hasContents { text += element("t", node) + "</div>" }
    if looks.clips { text += element("c", node) }
    if looks.scrolls { text += element("o", node) }
    return text
  }

  private func close(_ node: Int) -> String {
    let looks = tracks.survey.looks[node]
    var text = ""
    if looks.scrolls { text += "</div>" }
    if looks.clips { text += "</div>" }
    if looks.hasBorder { text += element("e", node) + "</div>" }
    text += "</div>"
    if scene.nodes[node].aside != .zero { text += "</div>" }
    return text
  }

  private func sizes(_ size: CGSize) -> [String] {
    ["width:\(size.width.ifFinite.px)", "height:\(size.height.ifFinite.px)"]
  }

  private func shape(_ node: Int) -> String {
    "<div class=\"q\" id=\"q\(node)\"\(style("q", node))><svg class=\"p\" aria-hidden=\"true\">"
      + "<path id=\"p\(node)\" pathLength=\"1\"\(style("p", node))/></svg></div>"
  }

  private func ghost(_ name: String, _ style: [String], isNamed: Bool) -> String {
    let label = isNamed ? Markup.name(Markup.short(name, most: 40)) : ""
    return "<div class=\"z\" style=\"\(style.joined(separator: ";"))\">\(label)</div>"
  }

  /// Whether a layer has a size but draws nothing itself at any time.
  private func isBare(_ node: Int, _ looks: LayerLooks) -> Bool {
    let own = scene.nodes[node]
    let hasColor =
      own.model.backgroundColor.alpha > 0
      || tracks.tracks.contains {
        $0.channel.element == "b\(node)" && $0.channel.property == "backgroundColor"
      }
    return !hasColor && !looks.hasBorder && !looks.hasContents && !looks.hasShape
      && looks.gradientStops == 0 && own.model.bounds.size != .zero
  }
}
