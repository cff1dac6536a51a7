// The layers that sentences are about, and the numbers of what they show.

package import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Layers whose model values are no defaults.
package enum Scene {
  package static func makeLayers() -> [Layer] {
    (0..<3).map { index in
      let layer = Layer(name: "l\(index)", position: CGPoint(x: 20 + index, y: 30))
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.opacity = 0.75
      layer.cornerRadius = 2
      layer.borderWidth = 1
      layer.contents = "zero"
      layer.path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
      return layer
    }
  }

  /// The numbers of a layer's values, by name.
  package static func numbers(_ values: LayerValues) -> [(name: String, numbers: [Double])] {
    [
      ("position", values.position.animatableComponents),
      ("bounds", values.bounds.animatableComponents), ("opacity", [values.opacity]),
      ("cornerRadius", [values.cornerRadius]), ("borderWidth", [values.borderWidth]),
      ("zPosition", [values.zPosition]), ("transform", values.transform.components),
      ("backgroundColor", values.backgroundColor.animatableComponents),
      ("borderColor", values.borderColor.animatableComponents),
      ("shadow", values.shadowColor.animatableComponents),
      ("shadowOffset", values.shadowOffset.animatableComponents),
      ("shadowRadius", [values.shadowRadius, values.shadowOpacity]),
      ("stroke", [values.strokeStart, values.strokeEnd, values.lineWidth]),
      ("strokeColor", values.strokeColor.animatableComponents),
      ("path", values.path.animatableComponents),
      ("contents", values.contents.description.unicodeScalars.map { Double($0.value) }),
    ]
  }

  /// The first difference of two layers' values that is greater than a relative error.
  package static func difference(
    _ shown: LayerValues, _ right: LayerValues, within error: Double = 1e-9
  ) -> String? {
    for ((name, first), (_, second)) in zip(numbers(shown), numbers(right)) {
      let isSame =
        first.count == second.count
        && zip(first, second).allSatisfy {
          $0 == $1 || ($0.isNaN && $1.isNaN) || abs($0 - $1) <= error * max(1, abs($1))
        }
      if !isSame { return "\(name) \(first) is not \(second)" }
    }
    return nil
  }
}
