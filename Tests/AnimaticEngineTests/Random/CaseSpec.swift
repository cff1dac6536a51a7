// A whole random case: a layer's model, what is attached to it and when it is looked at.

import AnimaticCore
import AnimaticEngine
import ReferenceEvaluator

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A layer, its animations and the times of interest, in seconds on the stage's clock.
struct CaseSpec {
  var seed: UInt64
  /// Whether all times are exact in binary, so that boundaries can be hit.
  var isExact: Bool
  var model: [String: [Double]]
  var animations: [NodeSpec]
  /// Ascending.
  var times: [Double]

  /// The model as the library's values.
  var layerValues: LayerValues {
    var values = LayerValues()
    values.opacity = number("opacity")
    values.cornerRadius = number("cornerRadius")
    values.position = CGPoint(components: model["position"] ?? [])
    values.bounds = CGRect(components: model["bounds"] ?? [])
    values.backgroundColor = RGBAColor(components: model["backgroundColor"] ?? [])
    values.transform = Transform3D(components: model["transform"] ?? [])
    return values
  }

  private func number(_ root: String) -> Double { model[root]?.first ?? 0 }

  /// The roots with their numbers out of the library's values.
  static func numbers(of values: LayerValues) -> [String: [Double]] {
    [
      "opacity": [values.opacity], "cornerRadius": [values.cornerRadius],
      "position": values.position.components, "bounds": values.bounds.components,
      "backgroundColor": values.backgroundColor.components,
      "transform": values.transform.components,
    ]
  }

  /// The reference for it; everything is attached when the clock shows 0.
  var reference: ReferenceLayer {
    ReferenceLayer(
      model: model,
      attachments: animations.map { .init($0.animation(), begin: $0.timing.beginTime) },
      isExact: isExact)
  }

  /// A layer on a stage with everything attached when the clock shows 0.
  func stage(
    hearing delegate: @escaping (String) -> (any LayerAnimationDelegate)? = { _ in nil }
  ) -> (stage: Stage, layer: Layer) {
    let stage = Stage(clock: ManualClock())
    let layer = Layer()
    layer.setModelValues(layerValues)
    stage.add(layer)
    for (index, spec) in animations.enumerated() {
      var animation = spec.animation(hearing: delegate)
      // T-9: 0 means now, any other number is in the layer's own time.
      if animation.beginTime != 0 { animation.beginTime += stage.mediaTime }
      layer.add(animation, forKey: index % 2 == 0 ? "\(index)" : nil)
    }
    return (stage, layer)
  }

  /// The same as a timeline, which still draws what is removed at its very end.
  var timeline: Timeline {
    var builder = PlanBuilder()
    var findings = PlanBuilder.Findings()
    var order: Int32 = 0
    builder.beginLayer(id: nil, label: "layer")
    for spec in animations {
      builder.add(
        raw: spec.animation(), zeroDuration: 0.25, order: &order, findings: &findings)
    }
    return Timeline(plan: builder.finish(duration: 0), models: [layerValues])
  }

  /// What a number may be off by, against the largest that went into it.
  var magnitude: Double {
    let own = model.values.joined().map(abs).max() ?? 0
    return max(1, own, animations.map(\.magnitude).max() ?? 0)
  }

  var text: String {
    (["seed \(seed)\(isExact ? "" : " decimal") times \(times)", "  model \(model)"]
      + animations.map { $0.text() }).joined(separator: "\n")
  }
}
