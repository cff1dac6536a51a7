// The catalogue of diagnostics of chains and of the compiler.

import AnimaticCore

extension Diagnostic {
  static func nothingToModify(_ word: String, file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      .error, "C-1", ".\(word) has no verb to speak of.",
      remedy: "Write it after a verb or after .group().", at: SourcePlace(file: file, line: line))
  }

  static func notAPoint(
    _ numbers: [Double], of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    let isSize = path.valueType == CGSize.self
    return Diagnostic(
      .error, "C-2",
      "A \(isSize ? "size" : "point") takes exactly two numbers; here are \(numbers.count).",
      remedy: isSize ? "Write [width, height], or a CGSize." : "Write [x, y], or a CGPoint.",
      at: place, path: path.keyPath)
  }

  static func endlessEased(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-3", "A group with an endless child has no end, so its easing has no effect.",
      remedy: "Give the child a number of repeats, or ease the child.", at: place)
  }

  static let unusableCountID = "C-5"

  static func unusableCount(_ name: String, _ count: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, unusableCountID, "\(name) of \(count.text) can't be played.",
      remedy: "Give a number above 0\(name == "times" ? " and up to 1000" : "").", at: place)
  }

  static func wrongType(
    _ wanted: String, _ found: any LayerAnimation, file: String, line: UInt
  ) -> Diagnostic {
    Diagnostic(
      .error, "C-8", "modify asks for a \(wanted), but the last animation is a \(type(of: found)).",
      remedy: "Name the type of the last animation, or leave the type out.",
      at: SourcePlace(file: file, line: line))
  }

  static func removedByModify(file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      .error, "C-8", "modify can change an animation, not remove it.",
      remedy: "Leave the verb out instead.", at: SourcePlace(file: file, line: line))
  }

  static func clipped(
    _ name: String, end: Double, length: Double, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-9",
      "\(name.isEmpty ? "A group" : name) ends at \(end.text) s, "
        + "but the group around it lasts only \(length.text) s and cuts it off.",
      remedy: end.isFinite
        ? "Give the group at least \(end.text) s, or leave its duration out."
        : "Leave the group's duration out, or give what is in it a number of repeats.", at: place,
      path: name)
  }

  static func endlessOperand(_ word: String, remedy: String) -> Diagnostic {
    Diagnostic(
      .error, "C-10", "What never ends can't be \(word), so it is left as it is.", remedy: remedy)
  }

  static func afterEndless(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-10", "What stands before never ends, so nothing can follow it.",
      remedy: "Give it a number of repeats, or write what follows beside it.", at: place)
  }

  static func needsLayer(file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      .error, "C-11", "add { layer in … } asks for a layer, and this chain has none.",
      remedy: "Start the chain with Animate(layer), or add the animation itself.",
      at: SourcePlace(file: file, line: line))
  }

  static func keyOfChild(_ key: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .info, "C-12", "The key \(key.oneLine) names a part of a group; the layer does not list it.",
      remedy: "Put the key on the only entry, or fold all into a group and name that.", at: place)
  }

  static func settlingWithoutEnd(
    _ name: String, on layer: String, others: Int, at place: SourcePlace?
  ) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
    let verb = others == 0 ? "settles" : "settle"
    return Diagnostic(
      .warning, "C-13", "This never ends, so \(name)\(rest) never \(verb).",
      remedy: "Run what never ends by itself, give its repeats a number, or write .stay().",
      at: place, path: "\(layer)/\(name)")
  }

  static func gapBeforeStart(_ gap: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "A gap of \(gap.text) s would begin before the start, so it begins at the start.",
      remedy: "Give a gap that overlaps less.", at: place)
  }

  static func beginsBeforeStart(_ begin: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "C-16", "It begins \((-begin).text) s before the start, so its head is cut off.",
      remedy: "Let it begin at 0 or later.", at: place)
  }

  static func unknownCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "No cue \(cue) was written, so the verb begins at the cursor.",
      remedy: "Mark the moment with .cue(…) before it is spoken of.", at: place)
  }

  static func forwardCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) is written later; cues point back only.",
      remedy: "Write the cue before what speaks of it.", at: place)
  }

  static func unreachableCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) is in a time that can't be told from here.",
      remedy: "Put the cue and what speaks of it into the same part.", at: place)
  }

  static func unheardCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "The cue \(cue) is not in what is observed, so nobody hears of it.",
      remedy: "Mark the moment with .cue(…) before .observed.", at: place)
  }

  static func duplicateCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-26", "The cue \(cue) was written before; the first one counts.",
      remedy: "Give each moment a cue of its own.", at: place)
  }

  static func unusedCue(_ cue: Cue, time: Double?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .info, "C-27", "Nobody speaks of the cue \(cue).",
      remedy: "Leave it out, unless a playback seeks to it.", at: place,
      time: time.flatMap { $0.isFinite ? $0...$0 : nil })
  }

  static func nothingBefore(_ position: Position, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-28", "The position \(position) speaks of what stands before, and nothing does.",
      remedy: "Leave the position out, or write what it speaks of first.", at: place)
  }

  static func unusable(_ name: String, _ number: Double) -> Diagnostic {
    Diagnostic(
      .error, "C-29", "\(name) of \(number.text) can't be played, so it is left as it is.",
      remedy: "Give a finite number, above 0 except for a pause or a length.")
  }

  static func trimmedOutside(
    _ from: Double, _ to: Double, of length: Double, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-30",
      "A trim from \(from.text) s to \(to.isInfinite ? "the end" : "\(to.text) s") leaves "
        + "the \(length.text) s there are; what is inside counts.",
      remedy: "Trim between 0 and \(length.text).", at: place)
  }

  static func keyframeTime(
    _ time: Double, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .error, "C-41", "A keyframe of \(path.keyPath) can't be at \(time.text).",
      remedy: "Give fractions of the duration, 0 to 1, none before the one written before it.",
      at: place, path: path.keyPath)
  }

  static func unusedKeyframeEasing(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "C-42",
      "The first keyframe of \(path.keyPath) has an easing, but no segment ends there.",
      remedy: "Give the easing to the keyframe at the end of the segment.", at: place,
      path: path.keyPath)
  }

  static func oddEnds(
    _ count: Int, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-43",
      count == 0
        ? "\(path.keyPath) is given neither from, to nor by; nothing will move."
        : "\(path.keyPath) is given from, to and by; by is ignored.",
      remedy: "Give one or two of the three.", at: place, path: path.keyPath)
  }

  static func noLayers(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "C-46", "On has no layers, so it contains nothing.",
      remedy: "Give On at least one layer.", at: place)
  }

  static func unusableTime(_ word: String, _ time: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "L-49", "A \(word) of \(time.text) s can't be placed.",
      remedy: "Give a number that is finite\(word == "wait" ? ", 0 or more" : "").", at: place)
  }

  static func withoutLayer(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-5", "A part of the composition has no layer to run on, so it is left out.",
      remedy: "Start each chain with Animate(layer).", at: place)
  }
}
