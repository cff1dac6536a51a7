// Counts which kinds a batch of random compositions held.

/// How often each kind occurred.
package struct CompositionTally {
  package private(set) var counts: [String: Int] = [:]

  /// Every kind that has to occur.
  package static let kinds =
    VerbSpec.Kind.allCases.map(\.rawValue) + OriginSpec.allCases.map { "from \($0)" }
    + [
      "chain", "on", "wait", "wait 0", "sequential", "gap > 0", "gap < 0", "parallel", "stagger",
      "each < 0", "lag", "repeated whole", "repeated fraction", "repeated with pause",
      "autoreversed", "reversed", "sped", "stretched", "fitted clip", "fitted stretch",
      "fitted hold", "trimmed", "trimmed from", "trimmed to", "shifted", "eased", "staying",
      "settling", "cued", "word of a word", "then", "then gap > 0", "then gap < 0", "group",
      "clipped group", "cue", "from", "no from", "by without from", "instant", "fills",
      "removed raw", "after", "easing", "repeats", "repeats fraction", "autoreverses", "stay",
      "settle", "at start", "at end", "at withPrevious", "at afterPrevious", "at previous",
      "at cue", "overlap of a whole and its part",
    ]

  private mutating func note(_ kind: String, if happens: Bool = true) {
    if happens { counts[kind, default: 0] += 1 }
  }

  package init() {}

  package mutating func count(_ composition: CompositionSpec) {
    switch composition {
    case .chain(_, let steps):
      note("chain")
      count(steps)
    case .on(_, let steps):
      note("on")
      count(steps)
    case .wait(let seconds): note(seconds == 0 ? "wait 0" : "wait")
    case .sequential(let gap, let parts):
      note("sequential")
      note("gap > 0", if: gap > 0)
      note("gap < 0", if: gap < 0)
      for part in parts { count(part) }
    case .parallel(let parts):
      note("parallel")
      for part in parts { count(part) }
    case .stagger(let each, let origin, let parts):
      note("stagger")
      note("each < 0", if: each < 0)
      note("from \(origin)")
      for part in parts { count(part) }
    case .lag(_, let parts):
      note("lag")
      for part in parts { count(part) }
    case .changed(let whole, let word):
      count(word)
      if case .changed = whole { note("word of a word") }
      count(whole)
    }
  }

  private mutating func count(_ word: WordSpec) {
    switch word {
    case .repeated(let count, let pause):
      note("repeated with pause", if: pause > 0)
      note(count == count.rounded() ? "repeated whole" : "repeated fraction")
    case .autoreversed: note("autoreversed")
    case .reversed: note("reversed")
    case .sped: note("sped")
    case .stretched: note("stretched")
    case .fitted(_, let fit): note("fitted \(fit)")
    case .trimmed: note("trimmed")
    case .trimmedFrom: note("trimmed from")
    case .trimmedTo: note("trimmed to")
    case .shifted: note("shifted")
    case .eased: note("eased")
    case .staying: note("staying")
    case .settling: note("settling")
    case .cued: note("cued")
    }
  }

  private mutating func count(_ steps: [StepSpec]) {
    let kinds = steps.compactMap { if case .verb(let verb) = $0 { verb.kind } else { nil } }
    note(
      "overlap of a whole and its part",
      if: kinds.contains { [.move, .offset].contains($0) }
        && kinds.contains { [.moveX, .moveY, .offsetX].contains($0) })
    note("single", if: steps.count == 1)
    for step in steps {
      switch step {
      case .verb(let verb): count(verb)
      case .then(let gap, let line):
        note("then")
        note("far line", if: (line ?? 0) > 400)
        note("then gap > 0", if: gap > 0)
        note("then gap < 0", if: gap < 0)
      case .cue: note("cue")
      case .group(let modifiers, let duration):
        note("group")
        note("clipped group", if: duration != nil)
        count(modifiers)
      }
    }
  }

  private mutating func count(_ verb: VerbSpec) {
    note(verb.kind.rawValue)
    note("instant", if: verb.duration == 0)
    note("by", if: verb.kind.isBy)
    note("curve", if: verb.easing == .curve)
    if verb.kind.isRaw { note(verb.fills ? "fills" : "removed raw") }
    if !verb.kind.isEffect { note(verb.from == nil ? "no from" : "from") }
    note("by without from", if: verb.kind.isBy && verb.from == nil)
    count(verb.modifiers)
    switch verb.position {
    case nil: break
    case .start: note("at start")
    case .end: note("at end")
    case .withPrevious: note("at withPrevious")
    case .afterPrevious: note("at afterPrevious")
    case .previous: note("at previous")
    case .cue: note("at cue")
    }
  }

  private mutating func count(_ modifiers: ModifierSpec) {
    note("after", if: modifiers.after != nil)
    note("easing", if: modifiers.easing != nil)
    note("autoreverses", if: modifiers.autoreverses)
    if let repeats = modifiers.repeats {
      note(repeats == repeats.rounded() ? "repeats" : "repeats fraction")
    }
    note("stay", if: modifiers.fill == .stay)
    note("settle", if: modifiers.fill == .settle)
  }
}
