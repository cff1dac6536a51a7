// The diagnostics of runs on other hosts, and their source locations.

import AnimaticCore

extension Plan {
  /// The first source location of an animation or its content.
  func place(in node: Int) -> SourcePlace? {
    (node..<Int(nodes[node].end)).lazy.compactMap { pool.place(nodes[$0].record) }.first
  }
}

extension Diagnostic {
  /// Core Animation has no callback per frame.
  static func coarseProgress(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-29", severity: .warning,
      message: "A layer that is not the engine's tells of progress only when something happens.",
      remedy: "Read the playback's progress whenever a frame is drawn.", place: place)
  }

  static func neverShown(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-38", severity: .warning,
      message:
        "\(name.map { "\"\($0.oneLine)\"" } ?? "A layer") was on no screen, so nothing ran on it.",
      remedy: "Run the composition when the layer is in a window.", place: place)
  }

  static func badFrameRates(_ range: ClosedRange<Double>) -> Diagnostic {
    Diagnostic(
      id: "R-39", severity: .warning,
      message:
        "\(range.lowerBound.text)…\(range.upperBound.text) is no range of frame rates, so the system"
        + " chooses.",
      remedy: "Give frames per second from 1 to 1000, such as frameRates: 80...120.", place: nil)
  }

  static func goesBack(_ name: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-37", severity: .warning,
      message:
        "The time of \(name?.oneLine ?? "a layer") goes back, so what runs on it never ends.",
      remedy: "Give the layer, and those that it is in, a speed above 0; to play back, reverse the"
        + " playback.", place: place)
  }
}
