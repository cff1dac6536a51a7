// A run target that keeps the animations of all runs in order of application.

import AnimaticCore

/// A run target that stores what runs on it as attachments.
protocol AttachmentTarget: RunTarget {
  var attachments: Attachments { get }
  /// The model that is animated, without changes that wait for a commit.
  var shownModel: LayerValues { get }
  /// The time of its stage; nil without one.
  var stageNow: ExactTime? { get }
  /// Keeps components of properties at the values given while a run waits for a commit.
  func keepShown(_ parts: ComponentMasks, from shown: LayerValues)
  /// Starts an animation of the library's own beside a run.
  func addOwn(_ animation: any LayerAnimation, playback: Playback)
}

extension AttachmentTarget {
  func presentationChanged() { attachments.presentationChanged() }

  /// Returns a run of an animation, and notes the animation's diagnostics.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - zeroDuration: The seconds that a duration of 0 means.
  ///   - prepare: Changes the plan before the run is created.
  func makeRun(
    of animation: any LayerAnimation, zeroDuration: Double,
    prepare: (inout Plan) -> Void = { _ in }
  ) -> Run {
    var builder = PlanBuilder()
    builder.beginLayer(id: id, label: name ?? "layer 1")
    builder.add(raw: animation, zeroDuration: zeroDuration)
    for diagnostic in builder.diagnostics { note(diagnostic) }
    var plan = builder.finish(duration: 0)
    prepare(&plan)
    return Run(plan: plan, listeners: builder.listeners, settled: OrderedMap())
  }

  func attach(_ part: LayerPart, keys: [Run.Key]) {
    if let playback = part.run.playback, playback.source != nil, part.run.firstJourney == nil {
      attachments.add(playback)
    }
    attachments.reserve(for: part)
    for (index, key) in zip(part.entries.indices, keys) {
      part.willAttach(part.entries[index], key: attachments.claim(key))
      attachments.append(part: part, entry: index)
    }
  }

  /// Does nothing, because runs wait for a commit only on the engine's layers.
  func keepShown(_ parts: ComponentMasks, from shown: LayerValues) {}

  /// Commits components of presentation values to the model immediately.
  func commit(_ parts: ComponentMasks, from values: TurnedValues) {
    writeAtOnce { $0.commit(parts, from: values.shown) }
    let rotations = TransformComponent.rotations
    for root in parts.roots where root.kind == .transform && parts.mask(of: root) & rotations != 0 {
      id.committedTransforms.reachedRotations.hold(
        parts.mask(of: root) & rotations, of: root, from: values.shown)
    }
    if parts.meets(ComponentMasks([LayerProperty.rotation.path])) {
      notePathTurn(in: values)
    }
  }

  /// Remembers by which angle paths have turned the layer, at a commit of its rotation (L-52).
  private func notePathTurn(in values: TurnedValues) {
    func rotation(_ values: LayerValues) -> Double {
      values.value(at: LayerProperty.rotation.path).numbers[0]
    }
    let earlier = id.committedTransforms.pathTurn
    id.committedTransforms.pathTurn = values.unturned.flatMap {
      PathTurn(from: rotation($0), to: rotation(values.shown), after: earlier)
    }
  }
}
