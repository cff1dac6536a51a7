// C-49: easings that lose their spring or their overshoot.

import AnimaticCore

extension Diagnostic {
  static func easedTime(by easing: TimingFunction, isGroup: Bool) -> Diagnostic {
    let content = isGroup ? "group" : "composition"
    var effects: [String] = []
    if easing.springCurve != nil { effects.append("scaled to the \(content)'s duration") }
    if easing.overshoots { effects.append("clamped to the \(content)'s begin and end") }
    return Diagnostic(
      .warning, timeEasingID,
      "\(easing) eases the time of a \(content), so it is \(effects.joined(separator: " and ")).",
      remedy: isGroup
        ? "Write .easing(_:) after each verb, before .group()."
        : "Write .defaults(easing:), which eases each verb, instead of .eased(_:).")
  }

  static func springOfKeyframes(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, timeEasingID,
      "A spring eases the keyframes or the path of \(path.keyPath) as a whole, so it is scaled to the "
        + "verb's duration.",
      remedy: "Leave the easing out. In keyframes, write the spring in a Keyframe, such as "
        + "Keyframe(1.2, easing: .spring).",
      path: path.keyPath)
  }

  private static let timeEasingID = "C-49"
}
