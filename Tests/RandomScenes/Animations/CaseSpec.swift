// A random case: a layer's model, its animations, and the sampled times.

package import AnimaticCore
package import AnimaticEngine
package import ReferenceEvaluator

/// A layer, its animations and the times of interest, in seconds on the stage's clock.
package struct CaseSpec {
  package var seed: UInt64
  /// Whether all times are exact in binary, so that boundaries can be hit.
  package var isExact: Bool
  /// What of the model is set, by whole property.
  package var model: [SpecPath: SpecValue]
  package var animations: [NodeSpec]
  /// Ascending.
  package var times: [Double]
  /// The model of a stage's layer from half of the times on, where it changes.
  package var laterModel: [SpecPath: SpecValue]?

  package init(
    seed: UInt64, isExact: Bool, model: [SpecPath: SpecValue], animations: [NodeSpec],
    times: [Double], laterModel: [SpecPath: SpecValue]? = nil
  ) {
    self.seed = seed
    self.isExact = isExact
    self.model = model
    self.animations = animations
    self.times = times
    self.laterModel = laterModel
  }

  /// The model as the library's values.
  package var layerValues: LayerValues {
    model.reduce(LayerValues()) { values, entry in
      entry.key.used(by: Setting(values: values, value: entry.value))
    }
  }

  private struct Setting: SpecPathUse {
    let values: LayerValues
    let value: SpecValue

    func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> LayerValues {
      var copy = values
      copy[property] = value.value(as: Value.self)
      return copy
    }
  }

  /// A root as numbers out of the library's values.
  package static func value(of root: SpecPath, in values: LayerValues) -> ReferenceValue {
    root.used(by: Getting(values: values))
  }

  private struct Getting: SpecPathUse {
    let values: LayerValues

    func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> ReferenceValue {
      ReferenceValue(values[property])
    }
  }

  /// The value of a whole property, from a timeline that evaluates only this property.
  package static func value(
    of root: SpecPath, in timeline: Timeline, at time: Double
  ) -> ReferenceValue {
    root.used(by: Asking(timeline: timeline, time: time))
  }

  private struct Asking: SpecPathUse {
    let timeline: Timeline
    let time: Double

    func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> ReferenceValue {
      timeline.value(of: property, at: time).map { ReferenceValue($0) } ?? ReferenceValue([])
    }
  }

  /// The reference for it; everything is attached at time 0.
  package var reference: ReferenceLayer {
    let values = layerValues
    var own: [String: ReferenceValue] = [:]
    for root in SpecPath.roots {
      own[root.keyPath] = Self.value(of: root, in: values)
      // Only these two have no colour until one is set (Y-8, B-5).
      if root == .backgroundColor || root == .strokeColor, model[root] == nil {
        own[root.keyPath]?.kind = .noColor
      }
    }
    return ReferenceLayer(
      model: own,
      attachments: animations.map { .init($0.animation(), begin: $0.timing.beginTime) },
      isExact: isExact)
  }

  /// A layer on a stage with everything attached at time 0.
  package func stage(
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

  /// The case as a timeline, which unlike a layer includes removed animations at the end of their duration.
  package var timeline: Timeline {
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "layer")
    for spec in animations {
      builder.add(
        raw: spec.animation(), zeroDuration: 0.25)
    }
    return Timeline(plan: builder.finish(duration: 0), models: [layerValues])
  }

  /// The case from the change of its model on.
  package var later: CaseSpec? {
    laterModel.map { model in
      var copy = self
      copy.model = model
      return copy
    }
  }

  /// What the numbers of a property may be off by, against the largest that went into them.
  package func tolerance(of root: SpecPath) -> Double {
    let largest = max(
      1, model[root]?.magnitude ?? 0, laterModel?[root]?.magnitude ?? 0,
      animations.map { $0.magnitude(of: root) }.max() ?? 0)
    return 1e-9 * largest
  }

  package var text: String {
    let values = SpecPath.roots.compactMap { root in model[root].map { "\(root): \($0)" } }
    return
      (["seed \(seed)\(isExact ? "" : " decimal") times \(times)"]
      + ["  model \(values.joined(separator: ", "))"]
      + animations.map { $0.text() }).joined(separator: "\n")
  }
}
