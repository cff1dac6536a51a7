// A cue as a dump shows it.

import AnimaticCore

/// A cue, resolved.
struct CompiledCue: CustomStringConvertible {
  let cue: Cue
  /// Seconds from the begin at which it is first passed; nil where it never is.
  let time: ExactTime?
  let place: SourcePlace?

  /// Name, time and place, on one line.
  var description: String {
    let fields = [
      "cue \(cue)", time.map { "\($0.rounded.text) s" } ?? "never", place?.description,
    ]
    return fields.compactMap { $0 }.joined(separator: "  ").oneLine
  }
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
