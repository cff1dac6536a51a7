// The layers that laws are tried on, and what shows on them. Knows no law.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Four layers whose model values are no defaults.
struct LawScene {
  let layers: [Layer]

  init() {
    layers = (0..<4).map { index in
      let layer = Layer(name: "l\(index)", position: CGPoint(x: 20 + index, y: 30))
      layer.opacity = 0.75
      layer.cornerRadius = 2
      layer.borderWidth = 1
      return layer
    }
  }

  func composition(_ spec: PieceSpec) -> Composition { spec.composition(on: layers) }

  /// Every number that shows on every layer.
  func numbers(_ timeline: Timeline, at time: Double) -> [Double] {
    let snapshot = timeline.snapshot(at: time)
    return layers.flatMap { Self.numbers(snapshot[$0] ?? $0.model) }
  }

  static func numbers(_ values: LayerValues) -> [Double] {
    let plain = [values.opacity, values.cornerRadius, values.borderWidth, values.zPosition]
    return values.position.components + plain + values.transform.components
  }

  /// Every number that shows on the layers of a stage.
  var presented: [Double] { layers.flatMap { Self.numbers($0.presentation) } }

  static func isNear(_ first: [Double], _ second: [Double], within error: Double = 1e-9) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { abs($0 - $1) <= error * max(1, abs($1)) }
  }

  /// Whether numbers are what a timeline shows at a time, which nobody can tell better than by T-18.
  func isNear(_ shown: [Double], _ right: [Double], of timeline: Timeline, at time: Double) -> Bool
  {
    if Self.isNear(shown, right) { return true }
    let (before, after) = (numbers(timeline, at: time - 1e-9), numbers(timeline, at: time + 1e-9))
    return shown.indices.allSatisfy { index in
      let slip = max(abs(before[index] - right[index]), abs(after[index] - right[index]))
      return abs(shown[index] - right[index]) <= 1e-9 * max(1, abs(right[index])) + slip
    }
  }

  /// Whether nothing jumps at a time, as far as the times from begin to end go.
  func isSmooth(_ timeline: Timeline, at time: Double) -> Bool {
    let here = numbers(timeline, at: time)
    return [-2e-8, 2e-8].allSatisfy { step in
      let near = time + step
      guard near >= 0, near <= timeline.duration else { return true }
      return Self.isNear(numbers(timeline, at: near), here, within: 1e-4)
    }
  }

  /// The first number that differs, in words.
  func difference(_ first: [Double], _ second: [Double]) -> String {
    let names =
      ["position.x", "position.y", "opacity", "cornerRadius", "borderWidth", "zPosition"]
      + (0..<16).map { "transform[\($0)]" }
    for (index, pair) in zip(first, second).enumerated()
    where abs(pair.0 - pair.1) > 1e-9 * max(1, abs(pair.1)) {
      return "l\(index / names.count) \(names[index % names.count]) \(pair.0) is not \(pair.1)"
    }
    return "same"
  }
}
