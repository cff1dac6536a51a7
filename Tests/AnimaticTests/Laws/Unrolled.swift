// The generated groups, unrolled to what plays when: T-2 to T-7 and G-2, G-3, written
// once more, so that two compositions can be compared by what their layers are given.

import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// One pass of one animation, from one absolute time to another.
struct UnrolledLeaf {
  let layer: Int
  /// The key path, and the kind if the values are not comparable.
  let name: String
  var begin: Double
  var end: Double
  /// The numbers at an absolute time in it.
  let numbers: (Double) -> [Double]

  var isInstant: Bool { end - begin < 1e-9 }

  /// The numbers at five times in it, so that playing swapped ends forwards is the same as playing
  /// the ends backwards.
  var samples: [[Double]] {
    (0...4).map { numbers(begin + (end - begin) * Double($0) / 4) }
  }

  /// Whether it is constant: it only holds a value before or after another part.
  var isStill: Bool {
    let samples = samples
    return !isInstant && samples.allSatisfy { isClose($0, samples[0]) }
  }

  var text: String {
    "l\(layer) \(name) \(begin)…\(end) \(samples[0])→\(samples[4])"
  }
}

/// An interval of absolute time in which a local time is monotone.
private struct Passage {
  var begin: Double
  var end: Double
  /// The local time at an absolute one.
  var local: (Double) -> Double
  /// The absolute time at a local one.
  var absolute: (Double) -> Double

  /// The local times at the begin and the end.
  var first: Double { local(begin) }
  var last: Double { local(end) }
}

/// Everything that plays in a composition.
struct Unrolled {
  private(set) var leaves: [UnrolledLeaf] = []
  /// How many groups have a time offset, and so play backwards or in part as a whole.
  private(set) var offsetGroups = 0
  /// Whether something in it is an instant, which Core Animation can't represent.
  private(set) var hasNoTime = false
  /// Whether something in it never ends.
  private(set) var isEndless = false

  init(_ composition: Composition, on scene: LawScene) {
    for (index, layer) in scene.layers.enumerated() {
      for entry in composition.groups[layer] {
        let forever = Passage(
          begin: 0, end: entry.animation.timing.wallDuration + entry.animation.beginTime,
          local: { $0 }, absolute: { $0 })
        guard forever.end.isFinite else {
          isEndless = true
          continue
        }
        unroll(entry.animation, in: forever, on: layer, index)
      }
    }
  }

  /// Whether each property is animated at all times up to an end.
  func isWithoutGaps(until end: Double) -> Bool {
    let parts = Dictionary(grouping: leaves) { "\($0.layer) \($0.name)" }
    return parts.values.allSatisfy { leaves in
      let reached = leaves.sorted { $0.begin < $1.begin }.reduce(0.0) { reached, leaf in
        leaf.begin <= reached + 1e-9 ? max(reached, leaf.end) : reached
      }
      return reached >= end - 1e-9
    }
  }

  private mutating func unroll(
    _ animation: any LayerAnimation, in parent: Passage, on layer: Layer, _ index: Int
  ) {
    let group = animation as? AnimationGroup
    if group != nil, animation.timeOffset != 0 { offsetGroups += 1 }
    if animation.duration == 0 { hasNoTime = true }
    for passage in passages(of: animation.timing, in: parent) {
      let length = animation.duration
      let easing = animation.timingFunction
      func eased(_ local: Double) -> Double {
        guard let easing, length > 0 else { return local }
        return length * easing.value(at: local / length)
      }
      guard let group else {
        leaves.append(leaf(animation, passage, on: layer, index, eased: eased))
        continue
      }
      var inner = passage
      if easing != nil {
        inner.local = { eased(passage.local($0)) }
        inner.absolute = { local in Self.inverse(of: inner.local, at: local, in: passage) }
      }
      for child in group.animations { unroll(child, in: inner, on: layer, index) }
    }
  }

  private func leaf(
    _ animation: any LayerAnimation, _ passage: Passage, on layer: Layer, _ index: Int,
    eased: @escaping (Double) -> Double
  ) -> UnrolledLeaf {
    let length = animation.duration
    let content = LeafContent(animation, over: layer)
    let end = animation.autoreverses ? 0.0 : 1.0
    return UnrolledLeaf(
      layer: index, name: content.name, begin: passage.begin, end: passage.end,
      numbers: { time in
        content.numbers(length > 0 ? eased(passage.local(time)) / length : end)
      })
  }

  /// The iterations of a part within an interval of its parent.
  private func passages(of timing: MediaTiming, in parent: Passage) -> [Passage] {
    let low = min(parent.first, parent.last)
    let high = max(parent.first, parent.last)
    let begin = timing.beginTime
    let length = timing.duration
    guard timing.speed != 0, timing.isValid else { return [] }
    if length == 0 {
      guard begin >= low - 1e-9, begin <= high + 1e-9 else { return [] }
      let time = parent.begin == parent.end ? parent.begin : parent.absolute(begin)
      return [Passage(begin: time, end: time, local: { _ in 0 }, absolute: { _ in time })]
    }
    let cycle = timing.autoreverses ? 2 * length : length
    let active =
      timing.repeatDuration > 0
      ? timing.repeatDuration : timing.repeatCount > 0 ? cycle * timing.repeatCount : cycle
    let rate = abs(timing.speed)
    let from = max(low, begin)
    let to = min(high, begin + active / rate)
    guard to - from > 1e-12 else { return [] }
    // T-2: active local time, which runs backwards where the speed does.
    func activeTime(_ time: Double) -> Double { (time - begin) * timing.speed + timing.timeOffset }
    func parentTime(_ active: Double) -> Double {
      (active - timing.timeOffset) / timing.speed + begin
    }
    let bounds = [activeTime(from), activeTime(to)].sorted()
    var found: [Passage] = []
    var leg = (bounds[0] / length + 1e-9).rounded(.down)
    while leg * length < bounds[1] - 1e-9 {
      let start = max(bounds[0], leg * length)
      let stop = min(bounds[1], (leg + 1) * length)
      let base = leg * length
      let isBack = timing.autoreverses && abs(leg.truncatingRemainder(dividingBy: 2)) == 1
      let times = [parent.absolute(parentTime(start)), parent.absolute(parentTime(stop))].sorted()
      found.append(
        Passage(
          begin: times[0], end: times[1],
          local: { time in
            let rest = min(max(activeTime(parent.local(time)) - base, 0), length)
            return isBack ? length - rest : rest
          },
          absolute: { local in
            parent.absolute(parentTime(base + (isBack ? length - local : local)))
          }))
      leg += 1
    }
    return found
  }

  /// The time at which a steady function reaches a value.
  private static func inverse(
    of function: (Double) -> Double, at value: Double, in passage: Passage
  ) -> Double {
    // An easing may be so flat at its ends that nearby times are indistinguishable.
    for time in [passage.begin, passage.end] where abs(function(time) - value) < 1e-12 {
      return time
    }
    var low = passage.begin
    var high = passage.end
    let isRising = function(low) <= function(high)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if (function(middle) < value) == isRising { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// What one animation goes through.
private struct LeafContent {
  let name: String
  /// The numbers at a fraction of a pass.
  let numbers: (Double) -> [Double]

  init(_ animation: any LayerAnimation, over layer: Layer) {
    let path = animation.keyPath ?? ""
    let model = Self.model(of: path, layer)
    switch animation {
    case let basic as BasicAnimation<Double>:
      self.init(path, [basic.fromValue], [basic.toValue], [basic.byValue], model)
    case let basic as BasicAnimation<CGPoint>:
      self.init(
        path, basic.fromValue?.components ?? [nil, nil], basic.toValue?.components ?? [nil, nil],
        basic.byValue?.components ?? [nil, nil], model)
    case let spring as SpringAnimation<Double>:
      self.init(
        "spring of \(path)", [spring.fromValue], [spring.toValue], [spring.byValue], model)
    case let keyframes as KeyframeAnimation<Double>:
      let values = keyframes.values
      let last = Double(max(1, values.count - 1))
      let times = keyframes.keyTimes ?? values.indices.map { Double($0) / last }
      self.init(name: path) { fraction in
        guard let next = times.indices.first(where: { $0 > 0 && times[$0] >= fraction }) else {
          return [values.last ?? 0]
        }
        let span = times[next] - times[next - 1]
        let part = span > 0 ? (fraction - times[next - 1]) / span : 1
        return [values[next - 1] + (values[next] - values[next - 1]) * part]
      }
    default:
      self.init(name: "? \(path)") { [$0] }
    }
  }

  private init(name: String, _ numbers: @escaping (Double) -> [Double]) {
    self.name = name
    self.numbers = numbers
  }

  /// B-1, with the model for missing values.
  private init(
    _ name: String, _ from: [Double?], _ to: [Double?], _ by: [Double?], _ model: [Double]
  ) {
    let ends = zip(zip(from, to), zip(by, model)).map { ends, rest -> (Double, Double) in
      switch (ends.0, ends.1, rest.0) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from?, nil, nil): (from, rest.1)
      case (nil, let to?, nil): (rest.1, to)
      case (nil, nil, let by?): (rest.1, rest.1 + by)
      case (nil, nil, nil): (rest.1, rest.1)
      }
    }
    self.init(name: name) { fraction in ends.map { $0.0 + ($0.1 - $0.0) * fraction } }
  }

  private static func model(of path: String, _ layer: Layer) -> [Double] {
    switch path {
    case "position": layer.position.components
    case "position.x": [layer.position.components[0]]
    case "position.y": [layer.position.components[1]]
    case "opacity": [layer.opacity]
    case "cornerRadius": [layer.cornerRadius]
    case "borderWidth": [layer.borderWidth]
    case "transform.scale": [1]
    default: [0]
    }
  }
}
