// The expected page contents: the timeline's values for every element and property at many times,
// for comparison in a browser.

import AnimaticCore

extension CompositionPreview {
  /// The values of everything that moves, as JSON.
  ///
  /// - Parameter count: The number of evenly spaced times; times just before and after events are
  ///   added.
  /// - Returns: The times, and the values of each element and property as numbers or text.
  package func expectations(count: Int) -> String {
    let eye = picture.eye
    let scene = picture.scene
    let survey = SceneSurvey(scene, plan: picture.plan, eye: eye, size: size)
    let tracks = PictureTracks(scene, survey: survey, plan: picture.plan, eye: eye)
    var events = EventTimes(plan: picture.plan, horizon: survey.horizon)
    let length = survey.horizon
    // At time 0 a value may jump, so a time just after it is used.
    var times: Set<Double> = [min(1e-5, length), length]
    for step in 0..<count { times.insert(length * (Double(step) + 0.37) / Double(count)) }
    for node in scene.nodes.indices {
      guard let layer = scene.nodes[node].planLayer else { continue }
      let roots = Set(
        picture.plan.layers[layer].roots.map { picture.plan.roots[Int($0)].root.name })
      let leaves = events.leaves(of: layer, writing: roots)
      for time in events.times(of: leaves).times.prefix(200) {
        for near in [time - 1e-5, time + 1e-5] where near > 0 && near < length {
          times.insert(near)
        }
      }
    }
    let sorted = Self.thinned(times.sorted(), to: 3 * count)
    var lines: [String] = []
    for track in tracks.tracks {
      let values = sorted.map { time in
        Self.json(track.channel.value(eye.input(of: track.channel, at: time)))
      }
      lines.append(
        "{\"element\":\"\(track.channel.element)\",\"property\":\"\(track.channel.styleName)\","
          + "\"kind\":\"\(Self.kind(track))\",\"values\":[\(values.joined(separator: ","))]}")
      eye.forget()
    }
    return "{\"native\":\(tracks.native),\"lowered\":\(tracks.lowered),"
      + "\"keyframes\":\(tracks.keyframeCount),"
      + "\"times\":[\(sorted.map(\.text).joined(separator: ","))],\n"
      + "\"tracks\":[\(lines.joined(separator: ",\n"))]}\n"
  }

  private static func thinned(_ times: [Double], to most: Int) -> [Double] {
    guard times.count > most else { return times }
    let kept = (0..<most).map { times[$0 * (times.count - 1) / max(1, most - 1)] }
    return Array(Set(kept)).sorted()
  }

  private static func kind(_ track: StyleTrack) -> String {
    guard let form = track.keyframes.first?.value.form else { return "none" }
    return switch form {
    case .words: "words"
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
    case .words(let word): return Markup.json(word)
    case .place, .wholePlace, .matrix: numbers = PlaceDistance.seen(value.matrix)
    case .moved: numbers = [1, 0, 0, 0, 1, 0, numbers[0], numbers[1], 1]
    case .scaled: numbers = [numbers[0], 0, 0, 0, numbers[1], 0, 0, 0, 1]
    case .dash: numbers = [0, numbers[0], numbers[1], 2]
    default: break
    }
    return "[\(numbers.map(\.text).joined(separator: ","))]"
  }
}
