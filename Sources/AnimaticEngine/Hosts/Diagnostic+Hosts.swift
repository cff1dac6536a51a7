// The diagnostics of runs on other hosts.

import AnimaticCore

extension Diagnostic {
  static func goesBack(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-37",
      "The time of \(name?.oneLine ?? "a layer") goes back, so what runs on it never ends.",
      remedy: "Give the layer, and those that it is in, a speed above 0; to play back, reverse the"
        + " playback.", at: place)
  }

  static func neverShown(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-38",
      "\(name.map { "\"\($0.oneLine)\"" } ?? "A layer") was on no screen, so nothing ran on it.",
      remedy: "Run the composition when the layer is in a window.", at: place)
  }
}
