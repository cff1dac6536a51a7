// A cue as the compiler resolves it.

import AnimaticCore

/// A cue, resolved.
struct CompiledCue {
  let cue: Cue
  /// Seconds from the begin at which it is first passed; nil where it never is.
  let time: ExactTime?
  let place: SourcePlace?

  /// As a timeline knows it.
  var resolved: TimelineCue { TimelineCue(name: cue.name, time: time?.rounded, place: place) }
}

extension CompileLayout {
  /// The cues, in the order in which they were written.
  var compiledCues: [CompiledCue] {
    cues.map { laid in
      CompiledCue(
        cue: laid.cue, time: cueTimes[laid.cue]?.time,
        place: place(of: composition.nodes[laid.node]))
    }
  }
}
