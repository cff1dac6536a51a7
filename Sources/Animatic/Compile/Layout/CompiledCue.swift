// A resolved cue.

import AnimaticCore

/// A resolved cue.
struct CompiledCue {
  let cue: Cue
  /// The seconds from the begin to its first passage; nil if it is never passed.
  let time: ExactTime?
  let place: SourcePlace?

  /// The cue of a timeline.
  var resolved: TimelineCue { TimelineCue(name: cue.name, time: time?.rounded, place: place) }
}

extension CompileLayout {
  /// The cues, in the order of writing.
  var compiledCues: [CompiledCue] {
    cues.map { laid in
      CompiledCue(
        cue: laid.cue, time: cueTimes[laid.cue]?.time,
        place: place(of: composition.nodes[laid.node]))
    }
  }
}
