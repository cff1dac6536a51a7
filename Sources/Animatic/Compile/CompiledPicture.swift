// A compiled composition for drawing: the interface for targets above this one.

package import AnimaticCore

/// A resolved composition for drawing.
package struct CompiledPicture {
  /// A cue, resolved.
  package struct Mark: Sendable {
    package let name: String
    /// The seconds from the begin to its first passage; nil if it is never passed.
    package let time: Double?
    package let place: SourcePlace?
  }

  /// The timeline, with the models of the layers at compilation.
  package let timeline: Timeline
  /// The layer of each layer of the plan; nil in a composition without layers.
  package let hosts: [(any LayerHost)?]
  /// The cues, in the order of writing.
  package let cues: [Mark]
  /// The diagnostics of the composition.
  package let findings: [Diagnostic]
  /// The name of the composition; nil for none.
  package let name: String?

  package var plan: Plan { timeline.plan }

  /// The model of each layer of the plan.
  package var models: [LayerValues] { timeline.models }
}

extension Composable {
  /// Compiles for drawing, with the current model values.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  ///   - hasFindings: Whether to compute diagnostics.
  package func compiledPicture(
    reducedMotion: Bool, hasFindings: Bool = true
  ) -> CompiledPicture {
    let compiled = composition.compiled(reducedMotion: reducedMotion)
    let timeline = compiled.timeline
    return CompiledPicture(
      timeline: timeline, hosts: compiled.hosts,
      cues: compiled.cues.map { cue in
        CompiledPicture.Mark(
          name: cue.cue.name, time: cue.time?.rounded, place: cue.place)
      },
      findings: hasFindings ? timeline.diagnostics : [],
      name: compiled.attached.first { $0.isNamed }?.key)
  }
}
