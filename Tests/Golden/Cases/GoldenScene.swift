// What a case records: a composition, layers, and what happens to them on a stage.

import Animatic

/// A composition or a script, and the layers that it animates.
struct GoldenScene {
  /// The composition; nil for a scene that only happens on a stage.
  var composition: Composition?
  var layers: [Layer]
  var reducedMotion = false
  /// The length of the recording; nil for the length of the composition.
  var span: Double?
  /// Readers of properties that are not standard.
  var readers: [PropertyReader] = []
  /// What happens on the stage, in order of time.
  var acts: [Act] = []

  /// An action at a time of the stage.
  struct Act {
    let time: Double
    let perform: (GoldenStage) -> Void
  }

  /// Creates a scene that runs a composition at time 0.
  init(_ composable: some Composable, reducedMotion: Bool = false) {
    let composition = composable.composition
    self.composition = composition
    self.reducedMotion = reducedMotion
    layers = composition.hostLayers
    acts = [Act(time: 0) { $0.run(composition, reducedMotion: reducedMotion) }]
  }

  /// Creates a scene that only happens on a stage.
  init(on layers: Layer..., span: Double = 2) {
    self.layers = layers
    self.span = span
  }

  /// Returns the scene with an action at a time.
  func at(_ time: Double, _ perform: @escaping (GoldenStage) -> Void) -> GoldenScene {
    var scene = self
    scene.acts.append(Act(time: time, perform: perform))
    return scene
  }

  /// Returns the scene with a reader of a property that is not standard.
  func reading(_ reader: PropertyReader) -> GoldenScene {
    var scene = self
    scene.readers.append(reader)
    return scene
  }

  /// Returns the scene with a recording of another length.
  func spanning(_ span: Double) -> GoldenScene {
    var scene = self
    scene.span = span
    return scene
  }
}

extension Composition {
  /// The layers of the compiled groups, in order of application.
  fileprivate var hostLayers: [Layer] {
    var seen: Set<LayerID> = []
    return groups.compactMap { $0.layer as? Layer }.filter { seen.insert($0.id).inserted }
  }
}
