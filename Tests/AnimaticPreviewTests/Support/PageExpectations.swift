// The expected page contents: the timeline's values for every element and property at many times,
// for comparison in a browser.

import AnimaticCore

@testable import AnimaticPreview

extension CompositionPreview {
  /// The values of everything that moves, as JSON.
  ///
  /// - Parameter count: The number of evenly spaced times; times just before and after events are
  ///   added.
  /// - Returns: The times, and the values of each element and property as numbers or text.
  func expectations(count: Int) -> String {
    let tracks = tracks
    let sampler = tracks.sampler
    let times = expectedTimes(count: count, length: tracks.features.horizon)
    let lines = tracks.tracks.map { track in
      let channel = track.channel
      let values = times.map { Self.json(sampler.value(of: channel, at: $0)) }
      sampler.forget()
      return "{\"element\":\"\(channel.element)\",\"property\":\"\(channel.styleName)\","
        + "\"kind\":\"\(Self.kind(track))\",\"values\":\(Markup.json(values))}"
    }
    return "{\"native\":\(tracks.native),\"lowered\":\(tracks.approximated),"
      + "\"keyframes\":\(tracks.keyframeCount),"
      + "\"times\":\(Markup.json(times.map(\.exactText))),\n"
      + "\"tracks\":\(Markup.json(lines, ",\n"))}\n"
  }

  private func expectedTimes(count: Int, length: Double) -> [Double] {
    var events = EventTimes(plan: timeline.plan, horizon: length)
    // At time 0 a value may jump, so a time just after it is used.
    var times: Set<Double> = [min(1e-5, length), length]
    for step in 0..<count { times.insert(length * (Double(step) + 0.37) / Double(count)) }
    for layer in scene.nodes.compactMap(\.planLayer) {
      let roots = timeline.plan.animatedProperties(of: layer)
      let leaves = events.leaves(of: layer, writing: roots)
      for time in events.times(of: leaves).times.prefix(200) {
        times.formUnion([time - 1e-5, time + 1e-5].filter { $0 > 0 && $0 < length })
      }
    }
    let (sorted, most) = (times.sorted(), 3 * count)
    guard sorted.count > most else { return sorted }
    let kept = (0..<most).map { sorted[$0 * (sorted.count - 1) / max(1, most - 1)] }
    return Array(Set(kept)).sorted()
  }

  private static func kind(_ track: StyleTrack) -> String {
    guard let form = track.keyframes.first?.value.form else { return "none" }
    return switch form {
    case .keyword: "words"
    case .number: "number"
    case .integer: "integer"
    case .pixels: "pixels"
    case .color: "color"
    case .boxShadow: "shadow"
    case .dropShadow: "filter"
    case .dash: "dash"
    case .path: "path"
    case .angle: "angle"
    case .moved, .scaled, .place, .wholePlace, .matrix: "matrix"
    }
  }

  private static func json(_ value: StyleValue) -> String {
    var numbers = value.numbers
    switch value.form {
    case .keyword(let text): return Markup.json(text)
    case .place, .wholePlace, .matrix: numbers = PlaneMap(value.matrix).numbers
    case .moved: numbers = [1, 0, 0, 0, 1, 0, numbers[0], numbers[1], 1]
    case .scaled: numbers = [numbers[0], 0, 0, 0, numbers[1], 0, 0, 0, 1]
    case .dash: numbers = [0, numbers[0], numbers[1], 2]
    default: break
    }
    return Markup.json(numbers.map(\.exactText))
  }
}
