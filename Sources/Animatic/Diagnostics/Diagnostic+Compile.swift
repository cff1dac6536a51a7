// The diagnostics of the compiler.

import AnimaticCore

extension Diagnostic {
  static func unusableTime(_ word: String, _ time: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error, message: "A \(word) of \(time.text) s can't be placed.",
      remedy: "Give a number that is finite\(word == "wait" ? ", 0 or more" : "").", place: place)
  }

  static func afterEndless(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-10", severity: .error,
      message: "What stands before never ends, so nothing can follow it.",
      remedy: "Give it a number of repeats, or write what follows beside it.", place: place)
  }

  static func beginsBeforeStart(_ begin: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-16", severity: .warning,
      message: "It begins \((-begin).text) s before the start, so its head is cut off.",
      remedy: "Let it begin at 0 or later.", place: place)
  }

  static func clipped(
    _ name: String, end: Double, length: Double, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-9", severity: .warning,
      message: "\(name.isEmpty ? "A group" : name) ends at \(end.text) s, "
        + "but the group around it lasts only \(length.text) s and cuts it off.",
      remedy: end.isFinite
        ? "Give the group at least \(end.text) s, or leave its duration out."
        : "Leave the group's duration out, or give what is in it a number of repeats.",
      place: place,
      path: name)
  }

  static func endlessEased(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-3", severity: .error,
      message: "A group with an endless child has no end, so its easing has no effect.",
      remedy: "Give the child a number of repeats, or ease the child.", place: place)
  }

  static func noLayers(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-46", severity: .warning, message: "On has no layers, so it contains nothing.",
      remedy: "Give On at least one layer.", place: place)
  }

  static func withoutLayer(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-5", severity: .warning,
      message: "A part of the composition has no layer to run on, so it is left out.",
      remedy: "Start each chain with Animate(layer).", place: place)
  }

  static func settlingWithoutEnd(
    _ name: String, on layer: String, others: Int, at place: SourcePlace?
  ) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
    let verb = others == 0 ? "settles" : "settle"
    return Diagnostic(
      id: "C-13", severity: .warning,
      message: "This never ends, so \(name)\(rest) never \(verb).",
      remedy: "Run what never ends by itself, give its repeats a number, or write .stay().",
      place: place, path: "\(layer)/\(name)")
  }

  static func keyOfChild(_ key: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-12", severity: .info,
      message: "The key \(key.oneLine) names a part of a group; the layer does not list it.",
      remedy: "Put the key on the only entry, or fold all into a group and name that.",
      place: place)
  }
}
