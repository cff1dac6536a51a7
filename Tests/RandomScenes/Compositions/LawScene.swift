// The layers of random compositions, and the values that tests compare.

package import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Four layers whose model values are no defaults.
package struct LawScene {
  package static let layerCount = 4

  package let layers: [Layer]

  package init() {
    layers = (0..<Self.layerCount).map { index in
      let layer = Layer(name: "l\(index)", position: CGPoint(x: 20 + index, y: 30))
      layer.opacity = 0.75
      layer.cornerRadius = 2
      layer.borderWidth = 1
      return layer
    }
  }

  package func composition(_ spec: CompositionSpec) -> Composition {
    SceneBuilder(layers: layers).composition(spec)
  }

  /// The numbers of every layer's presentation value.
  package func numbers(_ timeline: Timeline, at time: Double) -> [Double] {
    let snapshot = timeline.snapshot(at: time)
    return layers.flatMap { Self.numbers(snapshot[$0] ?? $0.model) }
  }

  package static func numbers(_ values: LayerValues) -> [Double] {
    compared.flatMap { numbers(of: values, $0) }
  }

  /// The key paths that tests compare.
  package static let compared = [
    "position", "opacity", "cornerRadius", "borderWidth", "zPosition", "transform",
  ]

  /// The numbers of a layer's model, by key path.
  package static func model(of layer: Layer) -> [String: [Double]] {
    Dictionary(uniqueKeysWithValues: compared.map { ($0, numbers(of: layer.model, $0)) })
  }

  /// The numbers of one of the compared properties.
  package static func numbers(of values: LayerValues, _ keyPath: String) -> [Double] {
    switch keyPath {
    case "position": values.position.animatableComponents
    case "opacity": [values.opacity]
    case "cornerRadius": [values.cornerRadius]
    case "borderWidth": [values.borderWidth]
    case "zPosition": [values.zPosition]
    default: values.transform.components
    }
  }

  /// The numbers of the layers' presentation values on a stage.
  package var presented: [Double] { layers.flatMap { Self.numbers($0.presentation) } }

  /// Whether numbers are those of a timeline at a time, which is exact to the tolerance of T-18.
  package func isNear(
    _ shown: [Double], _ right: [Double], of timeline: Timeline, at time: Double
  ) -> Bool {
    if isClose(shown, right) { return true }
    let (before, after) = (numbers(timeline, at: time - 1e-9), numbers(timeline, at: time + 1e-9))
    return shown.indices.allSatisfy { index in
      let slip = max(abs(before[index] - right[index]), abs(after[index] - right[index]))
      return abs(shown[index] - right[index]) <= 1e-9 * max(1, abs(right[index])) + slip
    }
  }

  /// Whether all values are continuous at a time, within the duration of the timeline.
  package func isSmooth(_ timeline: Timeline, at time: Double) -> Bool {
    let here = numbers(timeline, at: time)
    return [-2e-8, 2e-8].allSatisfy { step in
      let near = time + step
      guard near >= 0, near <= timeline.duration else { return true }
      return isClose(numbers(timeline, at: near), here, relativeError: 1e-4)
    }
  }

  /// A description of the first number that differs by more than a relative error.
  package func difference(
    _ first: [Double], _ second: [Double], within error: Double = 1e-9
  ) -> String {
    let names =
      ["position.x", "position.y", "opacity", "cornerRadius", "borderWidth", "zPosition"]
      + (0..<16).map { "transform[\($0)]" }
    for (index, pair) in zip(first, second).enumerated()
    where abs(pair.0 - pair.1) > error * max(1, abs(pair.1)) {
      return "l\(index / names.count) \(names[index % names.count]) \(pair.0) is not \(pair.1)"
    }
    return "same"
  }
}
