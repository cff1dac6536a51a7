// Draws compositions, the same for the same seed on every machine.

import RandomScenes

/// Draws compositions.
struct PieceGenerator {
  /// What may be in what is drawn.
  struct Limits {
    /// Whether every verb says where it starts, and nothing speaks of what is around it.
    var isStated = false
    var hasRaws = true
    var hasEndless = false
    /// Whether there are verbs of no length.
    var hasInstants = true
    /// Whether a chain is nothing but verbs.
    var isPlain = false
    var depth = 3
  }

  let limits: Limits
  private var numbers: SeededNumbers
  private var cues: Int

  /// - Parameters:
  ///   - seed: Says everything that is drawn.
  ///   - limits: What may be in it.
  ///   - cues: How many cues are taken.
  init(seed: UInt64, _ limits: Limits = Limits(), cues: Int = 0) {
    self.cues = cues
    numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 77)
    self.limits = limits
  }

  // MARK: Numbers

  mutating func below(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// A multiple of an eighth from an eighth on, exact in binary.
  mutating func time(upTo eighths: Int) -> Double { Double(below(eighths) + 1) / 8 }

  /// Anywhere between 0 and 1.
  mutating func fraction() -> Double { Double(numbers.next() >> 11) / 9_007_199_254_740_992 }

  // MARK: Pieces

  mutating func piece() -> PieceSpec { piece(depth: 0) }

  private mutating func piece(depth: Int) -> PieceSpec {
    if depth >= limits.depth || oneIn(3) { return chain() }
    let bare = bare(depth: depth)
    return oneIn(3) ? .changed(bare, word()) : bare
  }

  private mutating func bare(depth: Int) -> PieceSpec {
    if depth > 0, oneIn(10) { return .wait(oneIn(5) ? 0 : time(upTo: 4)) }
    let count = 1 + below(3)
    switch below(8) {
    case 0, 1, 2:
      let gap = oneIn(2) ? 0 : limits.isStated || oneIn(2) ? time(upTo: 3) : -time(upTo: 2)
      return .sequential(gap: gap, parts(count, depth))
    case 3, 4: return .parallel(parts(count, depth))
    case 5:
      let each = oneIn(3) ? -time(upTo: 3) : time(upTo: 3)
      return .stagger(each: each, pick(OriginSpec.allCases), parts(count + 1, depth))
    case 6: return .lag(pick([0.25, 0.5, 1, 1.5]), parts(count, depth))
    default: return .changed(piece(depth: depth + 1), word())
    }
  }

  private mutating func parts(_ count: Int, _ depth: Int) -> [PieceSpec] {
    (0..<count).map { _ in piece(depth: depth + 1) }
  }

  mutating func word() -> WordSpec {
    switch below(15) {
    case 0: .repeated(Double(2 + below(2)), pause: 0)
    case 1: .repeated(pick([0.5, 1.5, 2.25]), pause: 0)
    case 2: .repeated(pick([1, 2, 2.5]), pause: time(upTo: 4))
    case 3: .autoreversed
    case 4, 5: .reversed
    case 6: .sped(pick([0.5, 2, 3]))
    case 7: .stretched(time(upTo: 16))
    case 8: .fitted(time(upTo: 12), pick(FitSpec.allCases))
    case 9: .trimmed(Double(below(8)) / 8, 1 + time(upTo: 8))
    case 10: .trimmedFrom(Double(below(8)) / 8)
    case 11: .trimmedTo(time(upTo: 12))
    case 12: .shifted(time(upTo: 6))
    case 13: .eased(pick([.easeIn, .easeOut, .easeInEaseOut]))
    default: oneIn(2) ? .staying : .settling
    }
  }

  // MARK: Chains

  mutating func chain() -> PieceSpec {
    let layer = below(4)
    var steps: [StepSpec] = []
    var known: [Int] = []
    for index in 0..<1 + below(4) {
      steps.append(.verb(verb(isFirst: index == 0, cues: known)))
      guard !limits.isPlain else { continue }
      if !limits.isStated, oneIn(8) {
        cues += 1
        known.append(cues)
        steps.append(.cue(cues))
      }
      if oneIn(3) {
        let gap = oneIn(2) ? 0 : limits.isStated || oneIn(2) ? time(upTo: 4) : -time(upTo: 2)
        steps.append(.then(gap: gap))
      }
      if oneIn(6) {
        steps.append(.group(modifiers(), duration: oneIn(3) ? time(upTo: 12) : nil))
        // What was folded is in a time of its own.
        known = []
      }
    }
    return oneIn(8) ? .on(layer: layer, steps) : .chain(layer: layer, steps)
  }

  private mutating func verb(isFirst: Bool, cues: [Int]) -> VerbSpec {
    var kinds = VerbSpec.Kind.allCases
    if !limits.hasRaws || !oneIn(4) { kinds.removeAll { $0.isRaw } }
    if limits.isStated { kinds.removeAll { $0.isEffect } }
    let kind = pick(kinds)
    let isInstant = limits.hasInstants && !kind.isRaw && oneIn(10)
    var verb = VerbSpec(
      kind: kind, from: limits.isStated || oneIn(2) ? Double(below(12)) : nil,
      to: Double(below(14)) + 1.5, duration: isInstant ? 0 : time(upTo: 12))
    verb.fills = limits.isStated || oneIn(3)
    verb.modifiers = modifiers()
    if kind.isRaw, verb.modifiers.after == nil { verb.modifiers.easing = nil }
    if !limits.isStated, !isFirst, oneIn(4) {
      verb.position = position(cues)
      verb.modifiers.after = nil
    }
    return verb
  }

  private mutating func position(_ cues: [Int]) -> PositionSpec {
    if !cues.isEmpty, oneIn(2) { return .cue(pick(cues), Double(below(3)) / 8) }
    return switch below(5) {
    case 0: .start(Double(below(4)) / 8)
    case 1: .end(Double(below(5) - 2) / 8)
    case 2: .withPrevious(Double(below(4)) / 8)
    case 3: .afterPrevious(Double(below(5) - 2) / 8)
    default: .previous(pick([0, 0.5, 1]))
    }
  }

  private mutating func modifiers() -> ModifierSpec {
    var modifiers = ModifierSpec()
    if oneIn(4) { modifiers.after = time(upTo: 8) }
    if oneIn(4) { modifiers.easing = pick([.easeIn, .easeOut, .easeInEaseOut]) }
    if oneIn(6) { modifiers.repeats = pick([2, 3, 1.5, 0.5]) }
    if limits.hasEndless, oneIn(8) { modifiers.repeats = .infinity }
    if oneIn(6) { modifiers.autoreverses = true }
    if oneIn(7) { modifiers.remains = pick([.stay, .settle]) }
    return modifiers
  }
}
