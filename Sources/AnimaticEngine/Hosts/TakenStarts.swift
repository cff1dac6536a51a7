// The values from which a run starts on a layer, instead of from its model.

package import AnimaticCore

/// The values from which the animations of a run start on one layer, instead of from its model.
package struct TakenStarts {
  /// The index of the layer in the plan.
  package let index: Int
  /// The model with which the run is compiled; nil for that of the layer.
  package let model: LayerValues?
  /// The components that start from the values.
  private let components: ComponentMasks
  private let values: LayerValues

  /// Creates the starts of a run that interrupts others.
  ///
  /// - Parameters:
  ///   - index: The index of the layer in the plan.
  ///   - components: The components that start from the values.
  ///   - values: The presentation values.
  init(at index: Int, _ components: ComponentMasks, from values: LayerValues) {
    (self.index, self.components, self.values) = (index, components, values)
    model = nil
  }

  /// Creates the starts of a run that was started before.
  ///
  /// - Parameters:
  ///   - index: The index of the layer in the plan.
  ///   - plan: The plan of the first run.
  ///   - values: The values from which it started.
  ///   - model: The model at that time.
  package init(at index: Int, of plan: Plan, from values: LayerValues, model: LayerValues) {
    (self.index, self.values, self.model) = (index, values, model)
    components = ComponentMasks(
      plan.layers[index].roots.map { plan.roots[Int($0)].root.whole })
  }

  /// Whether they are those of the playback's first journey, and not of what the run interrupts.
  package var areOfFirstJourney: Bool { model != nil }

  /// The value from which the first animation of a property starts; nil to start from the model.
  package func start(at path: PropertyPath) -> FlatValue? {
    guard components.mask(of: path.root) & path.mask != 0, values.canRead(path) else { return nil }
    let value = values.value(at: path)
    return path.root.lacksColor(value) ? nil : value
  }

  /// Whether a property reads the mean of uneven scales, and an animation from there jumps to it (P-6).
  func isMean(at path: PropertyPath) -> Bool {
    guard path.transformComponent != nil else { return false }
    var even = values
    even.set(values.value(at: path), at: path)
    return !even.value(of: path.root).isClose(to: values.value(of: path.root))
  }

  /// A model with the starts instead of its own values.
  package func held(over model: LayerValues) -> LayerValues {
    var model = model
    model.hold(components, from: values)
    return model
  }
}
