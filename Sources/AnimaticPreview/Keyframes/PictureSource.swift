// The parts of a composition that a preview keeps: values without layers.

import Animatic
import AnimaticCore

/// A compiled composition without its layers.
struct PictureSource: Sendable {
  let plan: Plan
  let models: [LayerValues]
  let marks: [CompiledPicture.Mark]
  let findings: [Diagnostic]
  let scene: Scene

  init(_ picture: CompiledPicture, scene: Scene) {
    plan = picture.plan
    models = picture.models
    marks = picture.cues
    findings = picture.findings
    self.scene = scene
  }

  var eye: SceneEye { SceneEye(scene, plan: plan, models: models) }
}
