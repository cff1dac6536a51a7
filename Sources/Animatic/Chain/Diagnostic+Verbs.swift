// The diagnostics of single verbs' values.

import AnimaticCore

extension Diagnostic {
  static func keyframeTime(
    _ time: Double, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-41", severity: .error,
      message: "A keyframe of \(path.keyPath) can't be at \(time.text).",
      remedy: "Give fractions of the duration, 0 to 1, none before the one written before it.",
      place: place, path: path.keyPath)
  }

  static func unusedKeyframeEasing(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-42", severity: .warning,
      message: "The first keyframe of \(path.keyPath) has an easing, but no segment ends there.",
      remedy: "Give the easing to the keyframe at the end of the segment.", place: place,
      path: path.keyPath)
  }

  static func oddEnds(
    _ count: Int, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-43", severity: .warning,
      message: count == 0
        ? "\(path.keyPath) is given neither from, to nor by; nothing will move."
        : "\(path.keyPath) is given from, to and by; by is ignored.",
      remedy: "Give one or two of the three.", place: place, path: path.keyPath)
  }
}
