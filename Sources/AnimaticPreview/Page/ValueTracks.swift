// The timeline's values displayed at the page's cursor, as piecewise linear tracks.

import AnimaticCore

/// Values over time, by layer and property.
struct ValueTracks {
  /// The most rows shown.
  private static let most = 160

  /// A row of values.
  private struct Row {
    let layer: String
    let title: String
    let unit: String
    /// The scale of the numbers, which makes the tolerance a thousandth of their range.
    let factor: Double
    let track: StyleTrack
    /// The number of components to show; a depth that is always 0 is omitted.
    let shown: Int
  }

  private var rows: [Row] = []
  private var more = 0

  /// Whether a row reached the limit of keyframes.
  private(set) var isCut = false

  init(picture: PictureSource, horizon: Double, eye: SceneEye) {
    guard horizon > 0 else { return }
    let plan = picture.plan
    var events = EventTimes(plan: plan, horizon: horizon)
    for node in picture.scene.nodes.indices {
      guard let layer = picture.scene.nodes[node].planLayer else { continue }
      for index in plan.layers[layer].roots {
        let root = plan.roots[Int(index)].root
        for reading in ValueReading.readings(of: root) {
          guard rows.count < Self.most else {
            more += 1
            continue
          }
          let marks = (0...32).map { horizon * Double($0) / 32 }
          let shown = marks.map { reading.read(eye.values(of: node, at: $0)) }
          let channel = Channel(
            element: "", property: reading.title, title: reading.title, node: node,
            roots: [root.name], ways: [])
          if let row = row(channel, reading, shown, &events, eye) { rows.append(row) }
        }
      }
      eye.forget()
    }
  }

  private mutating func row(
    _ channel: Channel, _ reading: ValueReading, _ shown: [StyleValue], _ events: inout EventTimes,
    _ eye: SceneEye
  ) -> Row? {
    guard let layer = eye.scene.nodes[channel.node].planLayer else { return nil }
    var range = 0.0
    for place in 0..<(shown.map(\.numbers.count).max() ?? 0) {
      let numbers = shown.compactMap { $0.numbers.count > place ? $0.numbers[place] : nil }
      range = max(range, (numbers.max() ?? 0) - (numbers.min() ?? 0))
    }
    let factor = Tolerance.points / (range > 0 ? range / 1000 : 0.001)
    var scaled = Channel(
      element: channel.element, property: channel.property, title: channel.title,
      node: channel.node, roots: channel.roots,
      ways: [
        { input in
          let value = reading.read(input.own)
          return StyleValue(value.form, value.numbers.map { $0 * factor })
        }
      ])
    scaled.reach = 1
    let leaves = events.leaves(of: layer, writing: channel.roots)
    let (times, isCut) = events.times(of: leaves)
    let track = TrackFitter.track(
      of: scaled, eye: eye, times: times, isCut: isCut,
      candidates: CurveCandidates(plan: eye.plan, leaves: []))
    guard let first = track.keyframes.first?.value else { return nil }
    // A constant component of a transform is omitted.
    if reading.isPart, track.keyframes.allSatisfy({ $0.value == first }) { return nil }
    if track.isCut { self.isCut = true }
    return Row(
      layer: eye.scene.nodes[channel.node].name, title: reading.title, unit: reading.unit,
      factor: factor, track: track,
      shown: reading.isPart && track.keyframes.allSatisfy({ $0.value.isFlat(factor) }) ? 2 : 16)
  }

  // MARK: Writing

  var json: String {
    rows.map { row in
      let times = row.track.keyframes.map { $0.time.rounded(places: 6).json }
      let values = row.track.keyframes.map { frame -> String in
        if case .words(let word) = frame.value.form { return Markup.json(word) }
        let numbers = frame.value.numbers.prefix(row.shown).map {
          ($0 / row.factor).rounded(places: 5).json
        }
        return "[\(numbers.joined(separator: ","))]"
      }
      return "[[\(times.joined(separator: ","))],[\(values.joined(separator: ","))]]"
    }.joined(separator: ",\n")
  }

  var html: String {
    guard !rows.isEmpty else { return "" }
    var text = ""
    var last: String?
    for (index, row) in rows.enumerated() {
      if row.layer != last {
        text += "<tr class=\"head\"><th colspan=\"2\" scope=\"rowgroup\" dir=\"auto\">"
        text += "\(Markup.name(Markup.short(row.layer, most: 60)))</th></tr>"
        last = row.layer
      }
      let unit = row.unit.isEmpty ? "" : "<small>\(row.unit)</small>"
      text += "<tr><th scope=\"row\">\(Markup.keyPath(row.title))</th>"
      text += "<td><span id=\"v\(index)\"></span>\(unit)</td></tr>\n"
    }
    let rest = more > 0 ? "<p class=\"quiet\">… \(more.grouped) more</p>" : ""
    return """
      <section class="card values" aria-label="Values">
      <h2>Values</h2>
      <div class="scroll"><table>\(text)</table>\(rest)</div>
      </section>
      """
  }
}

extension StyleValue {
  /// Whether the third component, a depth, is that of a flat layer.
  fileprivate func isFlat(_ factor: Double) -> Bool {
    numbers.count == 3 && (numbers[2] == 0 || numbers[2] == factor)
  }
}

/// The display format of a property.
struct ValueReading: Sendable {
  let title: String
  var unit = ""
  /// Whether it is one of several components of a property.
  var isPart = false
  let read: @Sendable (LayerValues) -> StyleValue

  static func readings(of root: PropertyRoot) -> [ValueReading] {
    switch root.kind {
    case .transform where root.name == "transform":
      return parts
    case .transform:
      return [
        ValueReading(title: root.name) { StyleValue(.pixels, $0.value(of: root).numbers) }
      ]
    case .shaped:
      let type = root.valueType
      return [
        ValueReading(title: root.name) { values in
          let value = values.shapedValue(of: root)
          if root.name == "path" || root.name == "shadowPath" {
            return .word("\(values.path.elements.count) elements")
          }
          return .word(Markup.short(value.text(as: type), most: 60))
        }
      ]
    case .flag:
      return [
        ValueReading(title: root.name) {
          .word(($0.value(of: root).numbers.first ?? 0) != 0 ? "true" : "false")
        }
      ]
    default:
      return [
        ValueReading(title: root.name) { StyleValue(.pixels, $0.value(of: root).numbers) }
      ]
    }
  }

  private static var parts: [ValueReading] {
    func part(
      _ title: String, _ unit: String, _ numbers: @escaping @Sendable (TransformParts) -> [Double]
    ) -> ValueReading {
      ValueReading(title: title, unit: unit, isPart: true) { values in
        StyleValue(
          .pixels,
          values.parts(of: PropertyPath.transform.root).map(numbers) ?? numbers(TransformParts()))
      }
    }
    let degrees = 180 / Double.pi
    return [
      part("translation", "") { $0.translation.numbers },
      part("scale", "") { $0.scale.numbers },
      part("rotation.x", "°") { [$0.rotation.x * degrees] },
      part("rotation.y", "°") { [$0.rotation.y * degrees] },
      part("rotation.z", "°") { [$0.rotation.z * degrees] },
    ]
  }
}
