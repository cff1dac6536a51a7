// The diagnostics of a run.

import AnimaticCore

extension Diagnostic {
  static func runaway(_ name: String, place: SourcePlace?, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-2", severity: .error,
      message: "More than \(InstantCount.limit) events at \(time.text) s: "
        + "the callbacks of \(name) start each other without end.",
      remedy: "Start the next animation at a later time, or not from its own callback.",
      place: place)
  }

  static func hurriedRepeats(of name: String, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-2", severity: .error,
      message: "More than \(InstantCount.limit) repeats of \(name.oneLine) by \(time.text) s, each "
        + "less than a millionth of a second long: nobody is told of any more.",
      remedy: "Give a cycle a duration that can be seen.", place: nil)
  }

  static func endlessCompletion(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-30", severity: .warning,
      message: "A completion block waits for an animation that never ends, so it is never called.",
      remedy: "Add endless animations outside the transaction, or before the block is set.",
      place: place)
  }
}
