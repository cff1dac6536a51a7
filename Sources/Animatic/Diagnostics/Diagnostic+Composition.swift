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
      "A \(isSize ? "size" : "point") takes exactly two numbers; here are \(numbers.count).",
      remedy: isSize ? "Write [width, height], or a CGSize." : "Write [x, y], or a CGPoint.",
      path: path.keyPath)
  }

  static var endlessEased: Diagnostic {
    Diagnostic(
      .error, "C-3", "A group with an endless child has no end, so its easing has no effect.",
      remedy: "Give the child a number of repeats, or ease the child.")
  }

  static let unusableCountID = "C-5"

  static func unusableCount(_ name: String, _ count: Double) -> Diagnostic {
    Diagnostic(
      .error, unusableCountID, "\(name) of \(count.text) can't be played.",
      remedy: "Give a number above 0\(name == "times" ? " and up to 1000" : "").")
  }

  static func wrongType(_ wanted: String, _ found: any LayerAnimation) -> Diagnostic {
    Diagnostic(
      .error, "C-8", "modify asks for a \(wanted), but the last animation is a \(type(of: found)).",
      remedy: "Name the type of the last animation, or leave the type out.")
  }

  static var removedByModify: Diagnostic {
    Diagnostic(
      .error, "C-8", "modify can change an animation, not remove it.",
      remedy: "Leave the verb out instead.")
  }

  static func clipped(_ name: String, end: Double, length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-9",
      "\(name.isEmpty ? "A group" : name) ends at \(end.text) s, "
        + "but the group around it lasts only \(length.text) s and cuts it off.",
      remedy: end.isFinite
        ? "Give the group at least \(end.text) s, or leave its duration out."
        : "Leave the group's duration out, or give what is in it a number of repeats.",
      path: name)
  }

  static func endlessOperand(_ operation: String, remedy: String) -> Diagnostic {
    Diagnostic(
      .error, "C-10", "What never ends can't be \(operation), so it is left as it is.",
      remedy: remedy)
  }

  static var afterEndless: Diagnostic {
    Diagnostic(
      .error, "C-10", "The preceding animation never ends, so nothing can follow it.",
      remedy: "Give it a number of repeats, or write what follows beside it.")
  }

  static var needsLayer: Diagnostic {
    Diagnostic(
      .error, "C-11", "add { layer in … } asks for a layer, and this chain has none.",
      remedy: "Start the chain with Animate(layer), or add the animation itself.")
  }

  static func keyOfChild(_ key: String) -> Diagnostic {
    Diagnostic(
      .info, "C-12", "The key \(key.oneLine) names a part of a group; the layer does not list it.",
      remedy: "Put the key on the only entry, or fold all into a group and name that.")
  }

  static func settlingWithoutEnd(_ name: String, on layer: String, others: Int) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
    let verb = others == 0 ? "settles" : "settle"
    return Diagnostic(
      .warning, "C-13", "This never ends, so \(name)\(rest) never \(verb).",
      remedy: "Run what never ends by itself, give its repeats a number, or write .stay().",
      path: "\(layer)/\(name)")
  }

  static func gapBeforeStart(_ gap: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "A gap of \(gap.text) s would begin before the start, so it begins at the start.",
      remedy: "Give a gap that overlaps less.")
  }

  static func beginsBeforeStart(_ begin: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16", "It begins \((-begin).text) s before the start, so that part is cut off.",
      remedy: "Let it begin at 0 or later.")
  }

  static func unknownCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) is not marked, so the verb begins at the cursor.",
      remedy: "Write .cue(…) before the position that refers to it.")
  }

  static func forwardCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) is written later; a position can refer only to earlier cues.",
      remedy: "Write .cue(…) before the position that refers to it.")
  }

  static func unreachableCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) has no known time in this group.",
      remedy: "Write .cue(…) and the position that refers to it in the same group.")
  }

  static func unobservedCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "The cue \(cue) is not in the observed part, so its observer is never called.",
      remedy: "Write .cue(…) before .observed(…).")
  }

  static func duplicateCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-26", "The cue \(cue) is marked more than once; the first mark is used.",
      remedy: "Give each cue its own name.")
  }

  static func unusedCue(_ cue: Cue, time: Double?) -> Diagnostic {
    Diagnostic(
      .info, "C-27", "The cue \(cue) is not used.",
      remedy: "Leave it out, unless a playback seeks to it.",
      time: time.flatMap { $0.isFinite ? $0...$0 : nil })
  }

  static func nothingBefore(_ position: Position) -> Diagnostic {
    Diagnostic(
      .error, "C-28", "The position \(position) refers to a preceding verb, and there is none.",
      remedy: "Leave the position out, or write a verb before it.")
  }

  static func unusable(_ name: String, _ number: Double) -> Diagnostic {
    Diagnostic(
      .error, "C-29", "\(name) of \(number.text) can't be played, so it is left as it is.",
      remedy: "Give a finite number, above 0 except for a pause or a length.")
  }

  static func trimmedOutside(_ from: Double, _ to: Double, of length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-30",
      "A trim from \(from.text) s to \(to.isInfinite ? "the end" : "\(to.text) s") leaves "
        + "the \(length.text) s there are; what is inside counts.",
      remedy: "Trim between 0 and \(length.text).")
  }

  static func keyframeTime(_ time: Double, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-41", "A keyframe of \(path.keyPath) can't be at \(time.text).",
      remedy: "Give fractions of the duration, 0 to 1, none before the one written before it.",
      path: path.keyPath)
  }

  static func unusedKeyframeEasing(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-42",
      "The first keyframe of \(path.keyPath) has an easing, but no segment ends there.",
      remedy: "Give the easing to the keyframe at the end of the segment.", path: path.keyPath)
  }

  static func oddEnds(_ count: Int, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-43",
      count == 0
        ? "\(path.keyPath) is given neither from, to nor by; nothing will move."
        : "\(path.keyPath) is given from, to and by; by is ignored.",
      remedy: "Give one or two of the three.", path: path.keyPath)
  }

  static var noLayers: Diagnostic {
    Diagnostic(
      .warning, "C-46", "On has no layers, so it contains nothing.",
      remedy: "Give On at least one layer.")
  }

  static func unusableTime(_ name: String, _ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49", "A \(name) of \(time.text) s can't be placed.",
      remedy: "Give a number that is finite\(name == "wait" ? ", 0 or more" : "").")
  }

  static var withoutLayer: Diagnostic {
    Diagnostic(
      .warning, "R-5", "A part of the composition has no layer to run on, so it is left out.",
      remedy: "Start each chain with Animate(layer).")
  }
}
