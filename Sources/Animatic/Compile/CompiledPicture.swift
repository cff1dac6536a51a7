// A compiled composition as those who draw it see it: the door for targets above this one.

package import AnimaticCore

/// A composition, resolved, with all that a picture of it needs.
package struct CompiledPicture {
  /// A cue, resolved.
  package struct Mark: Sendable {
    package let name: String
    /// Seconds from the begin at which it is first passed; nil where it never is.
    package let time: Double?
    package let place: SourcePlace?
  }

  /// What shows when, with the model of each layer of that moment.
  package let timeline: Timeline
  /// The layer of each layer of the plan; nil in a composition that has none yet.
  package let hosts: [(any LayerHost)?]
  /// The cues, in the order in which they were written.
  package let cues: [Mark]
  /// Everything that is wrong with the composition.
  package let findings: [Diagnostic]
  /// The name that the composition was given; nil for none.
  package let name: String?

  package var plan: Plan { timeline.plan }

  /// The model of each layer of the plan.
  package var models: [LayerValues] { timeline.models }
}

extension Composable {
  /// Compiles for a picture, with the model values of this moment.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  ///   - hasFindings: Whether what is wrong is looked for.
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
