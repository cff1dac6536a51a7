// The timeline's values displayed at the page's cursor, as piecewise linear tracks.

import AnimaticCore

/// Values over time, by layer and property.
struct ValueTracks {
  /// The most rows shown.
  private static let most = 160

  /// A row of values.
  private struct Row {
    let layer: String
    let reading: ValueReading
    /// The scale of the numbers, which makes the tolerance a thousandth of their range.
    let factor: Double
    let keyframes: [StyleKeyframe]

    /// The number of components to show; a depth that is always that of a flat layer is omitted.
    var components: Int {
      let isFlat = keyframes.allSatisfy { frame in
        let numbers = frame.value.numbers
        return numbers.count == 3 && [0, factor].contains(numbers[2])
      }
      return reading.isComponent && isFlat ? 2 : 16
    }
  }

  private var rows: [Row] = []
  private var more = 0

  /// Whether a row reached the limit of keyframes.
  private(set) var isCut = false

  init(_ sampler: SceneSampler, horizon: Double) {
    guard horizon > 0 else { return }
    var events = EventTimes(plan: sampler.plan, horizon: horizon)
    for (node, own) in sampler.scene.nodes.enumerated() {
      guard let layer = own.planLayer else { continue }
      for index in sampler.plan.layers[layer].roots {
        for reading in ValueReading.readings(of: sampler.plan.roots[Int(index)].root) {
          guard rows.count < Self.most else {
            more += 1
            continue
          }
          add(reading, of: node, sampler, &events)
        }
      }
      sampler.forget()
    }
  }

  private mutating func add(
    _ reading: ValueReading, of node: Int, _ sampler: SceneSampler, _ events: inout EventTimes
  ) {
    let factor = reading.factor(of: node, sampler, horizon: events.range.upperBound)
    let channel = Channel(
      element: "", property: reading.title, title: reading.title, node: node,
      roots: [reading.root], reach: 1,
      readings: [
        { own, _ in
          let value = reading.read(own)
          return StyleValue(value.form, value.numbers.map { $0 * factor })
        }
      ])
    let track = TrackFitter.track(of: channel, sampler, &events, hasCurves: false)
    guard let first = track.keyframes.first?.value else { return }
    // A constant component of a transform is omitted.
    if reading.isComponent, track.keyframes.allSatisfy({ $0.value == first }) { return }
    isCut = isCut || track.isCut
    rows.append(
      Row(
        layer: sampler.scene.nodes[node].name, reading: reading, factor: factor,
        keyframes: track.keyframes))
  }

  // MARK: Writing

  var json: String {
    rows.map { row in
      let components = row.components
      let values = row.keyframes.map { frame -> String in
        if case .keyword(let text) = frame.value.form { return Markup.json(text) }
        return Markup.json(
          frame.value.numbers.prefix(components)
            .map { ($0 / row.factor).rounded(places: 5).json })
      }
      let times = row.keyframes.map { $0.time.rounded(places: 6).json }
      return Markup.json([Markup.json(times), Markup.json(values)])
    }.joined(separator: ",\n")
  }

  var html: String {
    guard !rows.isEmpty else { return "" }
    var text = ""
    var last: String?
    for (index, row) in rows.enumerated() {
      if row.layer != last {
        text += "<tr class=\"head\"><th colspan=\"2\" scope=\"rowgroup\" dir=\"auto\">"
        text += "\(Markup.name(row.layer, most: 60))</th></tr>"
        last = row.layer
      }
      let unit = row.reading.unit.isEmpty ? "" : "<small>\(row.reading.unit)</small>"
      text += "<tr><th scope=\"row\">\(Markup.keyPath(row.reading.title))</th>"
      text += "<td><span id=\"v\(index)\"></span>\(unit)</td></tr>\n"
    }
    return Markup.section(
      "values", "Values",
      "<div class=\"scroll\"><table>\(text)</table>\(Markup.more(more))</div>")
  }
}

/// The display format of a property, or of a component of it.
struct ValueReading: Sendable {
  let root: String
  let title: String
  var unit = ""
  /// Whether it is one of several components of a property.
  var isComponent = false
  let read: @Sendable (LayerValues) -> StyleValue

  static func readings(of root: PropertyRoot) -> [ValueReading] {
    let (name, kind, type) = (root.name, root.kind, root.valueType)
    if kind == .transform, name == "transform" { return components }
    return [
      ValueReading(root: name, title: name) { values in
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

  private static var components: [ValueReading] {
    func component(
      _ title: String, _ unit: String = "",
      _ numbers: @escaping @Sendable (TransformComponents) -> [Double]
    ) -> ValueReading {
      ValueReading(root: "transform", title: title, unit: unit, isComponent: true) {
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

  /// The scale of the numbers, from their range at evenly spaced times.
  fileprivate func factor(of node: Int, _ sampler: SceneSampler, horizon: Double) -> Double {
    let samples = (0...32).map {
      read(sampler.values(of: node, at: horizon * Double($0) / 32)).numbers
    }
    var range = 0.0
    for place in 0..<(samples.map(\.count).max() ?? 0) {
      let numbers = samples.filter { $0.count > place }.map { $0[place] }
      range = max(range, (numbers.max() ?? 0) - (numbers.min() ?? 0))
    }
    return Tolerance.points / (range > 0 ? range / 1000 : 0.001)
  }
}
