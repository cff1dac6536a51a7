// The diagnostics of runs on other hosts.

import AnimaticCore

extension Diagnostic {
  static func goesBack(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-37",
      "The time of \(name?.quoted ?? "a layer") runs backwards, so its animations never end.",
      remedy:
        "Set the speed of the layer and its superlayers above 0; to play in reverse, reverse the "
        + "playback.", at: place)
  }

  static func neverShown(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-38",
      "\(name?.quoted ?? "A layer") was not in a window, so nothing ran on it.",
      remedy: "Run the composition when the layer is in a window.", at: place)
  }
}
