// The diagnostics of positions, cues, and time operators.

import AnimaticCore

extension Diagnostic {
  static func nothingBefore(_ position: Position, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-28", severity: .error,
      message: "The position \(position) speaks of what stands before, and nothing does.",
      remedy: "Leave the position out, or write what it speaks of first.", place: place)
  }

  static func gapBeforeStart(_ gap: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-16", severity: .warning,
      message: "A gap of \(gap.text) s would begin before the start, so it begins at the start.",
      remedy: "Give a gap that overlaps less.", place: place)
  }

  static func unknownCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-25", severity: .error,
      message: "No cue \(cue) was written, so the verb begins at the cursor.",
      remedy: "Mark the moment with .cue(…) before it is spoken of.", place: place)
  }

  static func forwardCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-25", severity: .error,
      message: "The cue \(cue) is written later; cues point back only.",
      remedy: "Write the cue before what speaks of it.", place: place)
  }

  static func unreachableCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-25", severity: .error,
      message: "The cue \(cue) is in a time that can't be told from here.",
      remedy: "Put the cue and what speaks of it into the same part.", place: place)
  }

  static func unheardCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-25", severity: .error,
      message: "The cue \(cue) is not in what is observed, so nobody hears of it.",
      remedy: "Mark the moment with .cue(…) before .observed.", place: place)
  }

  static func duplicateCue(_ cue: Cue, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-26", severity: .error,
      message: "The cue \(cue) was written before; the first one counts.",
      remedy: "Give each moment a cue of its own.", place: place)
  }

  static func unusedCue(_ cue: Cue, time: Double?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-27", severity: .info, message: "Nobody speaks of the cue \(cue).",
      remedy: "Leave it out, unless a playback seeks to it.", place: place,
      time: time.flatMap { $0.isFinite ? $0...$0 : nil })
  }

  static func unusable(_ reason: UnusableTime, at place: SourcePlace?) -> Diagnostic {
    switch reason {
    case .endless(let word, let remedy):
      Diagnostic(
        id: "C-10", severity: .error,
        message: "What never ends can't be \(word), so it is left as it is.",
        remedy: remedy, place: place)
    case .number(let name, let number):
      Diagnostic(
        id: "C-29", severity: .error,
        message: "\(name) of \(number.text) can't be played, so it is left as it is.",
        remedy: "Give a finite number, above 0 except for a pause or a length.", place: place)
    }
  }

  static func trimmedOutside(
    _ from: Double, _ to: Double, of length: Double, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-30", severity: .warning,
      message: "A trim from \(from.text) s to \(to.isInfinite ? "the end" : "\(to.text) s") leaves "
        + "the \(length.text) s there are; what is inside counts.",
      remedy: "Trim between 0 and \(length.text).", place: place)
  }
}
