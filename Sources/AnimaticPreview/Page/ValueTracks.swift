// The timeline's values displayed at the page's cursor, as piecewise linear tracks.

import AnimaticCore

/// Values over time, by layer and property.
struct ValueTracks {
  /// The most rows shown.
  private static let most = 160

  private let scene: Scene
  private var rows: [StyleTrack] = []
  private var more = 0

  /// Whether a row reached the limit of keyframes.
  var isCut: Bool { rows.contains(where: \.isCut) }

  init(_ sampler: SceneSampler, horizon: Double) {
    scene = sampler.scene
    guard horizon > 0 else { return }
    var events = EventTimes(plan: sampler.plan, horizon: horizon)
    for (node, own) in scene.nodes.enumerated() {
      guard let layer = own.planLayer else { continue }
      for index in sampler.plan.layers[layer].roots {
        for channel in Channel.values(of: sampler.plan.roots[Int(index)].root, on: node) {
          guard rows.count < Self.most else {
            more += 1
            continue
          }
          add(channel, sampler, &events)
        }
      }
      sampler.forget()
    }
  }

  private mutating func add(
    _ channel: Channel, _ sampler: SceneSampler, _ events: inout EventTimes
  ) {
    var channel = channel
    channel.scale = sampler.scale(of: channel, horizon: events.range.upperBound)
    let track = TrackFitter.track(of: channel, sampler, &events, hasCurves: false)
    guard let first = track.keyframes.first?.value else { return }
    // A constant component of a transform is omitted.
    if track.isOfTransform, track.keyframes.allSatisfy({ $0.value == first }) { return }
    rows.append(track)
  }

  // MARK: Writing

  var json: String {
    rows.map { row in
      let shown = row.shownCount
      let values = row.keyframes.map { frame -> String in
        if case .keyword(let text) = frame.value.form { return Markup.json(text) }
        return Markup.json(
          frame.value.numbers.prefix(shown)
            .map { ($0 / row.channel.scale).rounded(places: 5).json })
      }
      let times = row.keyframes.map { $0.time.rounded(places: 6).json }
      return Markup.json([Markup.json(times), Markup.json(values)])
    }.joined(separator: ",\n")
  }

  var html: String {
    guard !rows.isEmpty else { return "" }
    var text = ""
    var last: String?
    for (index, channel) in rows.map(\.channel).enumerated() {
      let layer = scene.nodes[channel.node].name
      if layer != last {
        text += "<tr class=\"head\"><th colspan=\"2\" scope=\"rowgroup\" dir=\"auto\">"
        text += "\(Markup.name(layer, most: 60))</th></tr>"
        last = layer
      }
      let unit = channel.unit.isEmpty ? "" : "<small>\(channel.unit)</small>"
      text += "<tr><th scope=\"row\">\(Markup.keyPath(channel.title))</th>"
      text += "<td><span id=\"v\(index)\"></span>\(unit)</td></tr>\n"
    }
    return Markup.section(
      "values", "Values",
      "<div class=\"scroll\"><table>\(text)</table>\(Markup.more(more))</div>")
  }
}

extension StyleTrack {
  fileprivate var isOfTransform: Bool { channel.roots == ["transform"] }

  /// The number of components to show; a depth that is always that of a flat layer is omitted.
  fileprivate var shownCount: Int {
    let isFlat = keyframes.allSatisfy { frame in
      let numbers = frame.value.numbers
      return numbers.count == 3 && [0, channel.scale].contains(numbers[2])
    }
    return isOfTransform && isFlat ? 2 : 16
  }
}

extension Channel {
  /// Creates the channel of a value that no element has.
  private init(
    _ title: String, _ unit: String = "", of root: String, on node: Int,
    _ read: @escaping @Sendable (LayerValues) -> StyleValue
  ) {
    self.init(
      element: "", property: title, title: title, node: node, roots: [root], unit: unit,
      readings: [{ own, _ in read(own) }])
  }

  /// The displayed values of a property: of a transform, its components.
  fileprivate static func values(of root: PropertyRoot, on node: Int) -> [Channel] {
    let (name, kind, type) = (root.name, root.kind, root.valueType)
    if kind == .transform, name == "transform" { return components(on: node) }
    return [
      Channel(name, of: name, on: node) { values in
        switch kind {
        case .shaped where name == "path" || name == "shadowPath":
          return .keyword("\(values.path.elements.count) elements")
        case .shaped:
          let text = values.shapedValue(of: root).text(as: type)
          return .keyword(Markup.short(text, most: 60))
        case .flag:
          return .keyword((values.value(of: root).numbers.first ?? 0) != 0 ? "true" : "false")
        default: return StyleValue(.pixels, values.value(of: root).numbers)
        }
      }
    ]
  }

  private static func components(on node: Int) -> [Channel] {
    func component(
      _ title: String, _ unit: String = "",
      _ numbers: @escaping @Sendable (TransformComponents) -> [Double]
    ) -> Channel {
      Channel(title, unit, of: "transform", on: node) {
        let parts = $0.parts(of: PropertyPath.transform.root)
        return StyleValue(.pixels, numbers(parts ?? TransformComponents()))
      }
    }
    let degrees = 180 / Double.pi
    return [
      component("translation") { $0.translation.numbers },
      component("scale") { $0.scale.numbers },
      component("rotation.x", "°") { [$0.rotation.x * degrees] },
      component("rotation.y", "°") { [$0.rotation.y * degrees] },
      component("rotation.z", "°") { [$0.rotation.z * degrees] },
    ]
  }
}

extension SceneSampler {
  /// The factor that makes the tolerance of a channel a thousandth of its range, which is that at
  /// evenly spaced times.
  fileprivate func scale(of channel: Channel, horizon: Double) -> Double {
    let samples = (0...32).map { value(of: channel, at: horizon * Double($0) / 32).numbers }
    var range = 0.0
    for place in 0..<(samples.map(\.count).max() ?? 0) {
      let numbers = samples.filter { $0.count > place }.map { $0[place] }
      range = max(range, (numbers.max() ?? 0) - (numbers.min() ?? 0))
    }
    return Tolerance.points / (range > 0 ? range / 1000 : 0.001)
  }
}
