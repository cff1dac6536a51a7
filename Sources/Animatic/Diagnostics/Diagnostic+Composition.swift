// The catalogue of diagnostics of chains and of the compiler.

import AnimaticCore

extension Diagnostic {
  static func nothingToModify(_ modifier: String) -> Diagnostic {
    Diagnostic(
      .error, "C-1", ".\(modifier) has no verb to modify.",
      remedy: "Write it after a verb or after .group().")
  }

  static func notAPoint(_ numbers: [Double], of path: PropertyPath) -> Diagnostic {
    let isSize = path.valueType == CGSize.self
    return Diagnostic(
      .error, "C-2",
      "\(path.keyPath) needs two numbers, \(isSize ? "[width, height]" : "[x, y]"), but got "
        + "\(numbers.count).",
      remedy: isSize ? "Write both numbers, or a CGSize." : "Write both numbers, or a CGPoint.",
      path: path.keyPath)
  }

  static let endlessEased = Diagnostic(
    .error, "C-3", "A group with an endless child has no end, so its easing has no effect.",
    remedy: "Limit the repeats of the child, such as .repeats(3), or ease the child.")

  static let unusableCountID = "C-5"

  static func unusableCount(_ name: String, _ count: Double) -> Diagnostic {
    Diagnostic(
      .error, unusableCountID, "\(name) of \(count.text) can't be played.",
      remedy: "Use a number above 0\(name == "times" ? " and up to 1000" : "").")
  }

  static func wrongType(_ wanted: String, _ found: any LayerAnimation) -> Diagnostic {
    Diagnostic(
      .error, "C-8", "modify expects a \(wanted), but the last animation is a \(type(of: found)).",
      remedy: "Name the type of the last animation, or leave the type out.")
  }

  static let removedByModify = Diagnostic(
    .error, "C-8", "modify can't remove an animation.",
    remedy: "Leave the verb out instead.")

  static func clipped(_ name: String, end: Double, length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-9",
      "\(name.isEmpty ? "A group" : name) ends at \(end.text) s, "
        + "but its group lasts only \(length.text) s and cuts it off.",
      remedy: end.isFinite
        ? "Give the group at least .duration(\(end.exactText)), or leave its duration out."
        : "Leave the group's duration out, or limit the repeats of its children.",
      path: name)
  }

  static func endlessOperand(_ operation: String, remedy: String) -> Diagnostic {
    Diagnostic(
      .error, "C-10", "An endless composition can't be \(operation), so it is unchanged.",
      remedy: remedy)
  }

  static let afterEndless = Diagnostic(
    .error, "C-10", "The preceding animation never ends, so nothing can follow it.",
    remedy: "Limit its repeats, such as .repeats(3), or put both into a Parallel.")

  static let needsLayer = Diagnostic(
    .error, "C-11", "add { layer in … } needs a layer, but this chain has none.",
    remedy: "Start the chain with Animate(layer), or add the animation itself.")

  static func keyOfChild(_ key: String) -> Diagnostic {
    Diagnostic(
      .info, "C-12",
      "Key \(key.quoted) belongs to a child of a group, so the layer's animationKeys don't contain it.",
      remedy: "Write .named(\(key.quoted)) last to name the whole composition.")
  }

  static func settlingWithoutEnd(_ name: String, on layer: String, others: Int) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
    let verb = others == 0 ? "settles" : "settle"
    return Diagnostic(
      .warning, "C-13", "The composition never ends, so \(name)\(rest) never \(verb).",
      remedy: "Run the endless part by itself, such as "
        + "Animate(layer).fade(to: 0).repeats(.infinity).run(), limit its repeats, or write .stay().",
      path: "\(layer)/\(name)")
  }

  static func gapBeforeStart(_ gap: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "A gap of \(gap.text) s would begin before the composition, so it begins at 0 s.",
      remedy: "Use a gap that overlaps less.")
  }

  static func beginsBeforeStart(_ begin: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "An animation would begin \((-begin).text) s before the composition, so that part is cut off.",
      remedy: "Begin it at 0 s or later.")
  }

  static func unknownCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "There is no cue named \(cue.name.quoted), so the verb begins at the cursor.",
      remedy: "Write .cue(\(cue.name.quoted)) before the position that refers to it.")
  }

  static func forwardCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "Cue \(cue.name.quoted) is defined later, but a position can refer only to earlier cues.",
      remedy: "Write .cue(\(cue.name.quoted)) before the position that refers to it.")
  }

  static func unreachableCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "Cue \(cue.name.quoted) has no known time in this group.",
      remedy: "Write .cue(\(cue.name.quoted)) and the position that refers to it in the same group."
    )
  }

  static func unobservedCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "Cue \(cue.name.quoted) is not in the observed part, so its observer is never called.",
      remedy: "Write .cue(\(cue.name.quoted)) before .observed(…).")
  }

  static func duplicateCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-26", "Cue \(cue.name.quoted) is defined more than once; positions use the first.",
      remedy: "Give each cue its own name.")
  }

  static func unusedCue(_ cue: Cue, time: Double?) -> Diagnostic {
    Diagnostic(
      .info, "C-27", "Cue \(cue.name.quoted) is never used.",
      remedy: "Remove it, unless a playback seeks to it.",
      time: time.flatMap { $0.isFinite ? $0...$0 : nil })
  }

  static func nothingBefore(_ position: Position) -> Diagnostic {
    Diagnostic(
      .error, "C-28", "Position \(position) refers to the preceding verb, but there is none.",
      remedy: "Remove the position, or write a verb before it.")
  }

  static func unusable(_ name: String, _ number: Double) -> Diagnostic {
    Diagnostic(
      .error, "C-29", "\(name) of \(number.text) is invalid, so the composition is unchanged.",
      remedy: "Use a finite number, above 0 except for a pause or a length.")
  }

  static func trimmedOutside(_ from: Double, _ to: Double, of length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-30",
      "A trim from \(from.text) s to \(to.isInfinite ? "the end" : "\(to.text) s") exceeds "
        + "the composition, which lasts \(length.text) s; only the part inside counts.",
      remedy: "Use times from 0 to \(length.exactText).")
  }

  static func keyframeTime(_ time: Double, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-41", "A keyframe of \(path.keyPath) can't be at \(time.text).",
      remedy: "Write ascending fractions of the duration from 0 to 1, such as 0.5 for the middle.",
      path: path.keyPath)
  }

  static func unusedKeyframeEasing(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-42",
      "The first keyframe of \(path.keyPath) has an easing, but no segment ends there.",
      remedy: "Move the easing to the keyframe at the end of the segment.", path: path.keyPath)
  }

  static func oddEnds(_ count: Int, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-43",
      count == 0
        ? "\(path.keyPath) has no from, to, or by, so nothing changes."
        : "\(path.keyPath) has from, to, and by; by is ignored.",
      remedy: "Give one or two of the three.", path: path.keyPath)
  }

  static let noLayers = Diagnostic(
    .warning, "C-46", "On has no layers, so it animates nothing.",
    remedy: "Give On at least one layer.")

  static func unusableTime(_ name: String, _ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49", "A \(name) of \(time.text) s is invalid.",
      remedy: "Use a finite number of seconds\(name == "wait" ? ", 0 or more" : "").")
  }

  static let withoutLayer = Diagnostic(
    .warning, "R-5", "A chain of the composition has no layer, so it does not run.",
    remedy: "Start it with Animate(layer).")
}
