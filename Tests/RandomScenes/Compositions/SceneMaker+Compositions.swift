// Draws compositions of the whole vocabulary.

extension SceneMaker {
  /// A composition.
  package mutating func composition() -> CompositionSpec { composition(depth: 0) }

  private mutating func composition(depth: Int) -> CompositionSpec {
    if depth >= limits.depth || random.oneIn(3) { return chain() }
    guard limits.hasWords else {
      let parts = parts(1 + random.below(3), depth)
      return random.oneIn(2) ? .parallel(parts) : .sequential(gap: gap(upTo: 3), parts)
    }
    let bare = bare(depth: depth)
    return random.oneIn(3) ? .changed(bare, word()) : bare
  }

  private mutating func bare(depth: Int) -> CompositionSpec {
    if depth > 0, random.oneIn(10) { return .wait(random.oneIn(5) ? 0 : random.time(upTo: 4)) }
    let count = 1 + random.below(3)
    switch random.below(8) {
    case 0, 1, 2:
      return .sequential(gap: gap(upTo: 3), parts(count, depth))
    case 3, 4: return .parallel(parts(count, depth))
    case 5:
      let each = random.oneIn(3) ? -random.time(upTo: 3) : random.time(upTo: 3)
      return .stagger(each: each, random.pick(OriginSpec.allCases), parts(count + 1, depth))
    case 6: return .lag(random.pick([0.25, 0.5, 1, 1.5]), parts(count, depth))
    default: return .changed(composition(depth: depth + 1), word())
    }
  }

  private mutating func parts(_ count: Int, _ depth: Int) -> [CompositionSpec] {
    (0..<count).map { _ in composition(depth: depth + 1) }
  }

  /// No gap, a gap or, where the limits allow it, an overlap.
  private mutating func gap(upTo eighths: Int) -> Double {
    if random.oneIn(2) { return 0 }
    return limits.isStated || !limits.hasWords || random.oneIn(2)
      ? random.time(upTo: eighths) : -random.time(upTo: 2)
  }

  /// An operator of a whole.
  package mutating func word() -> WordSpec {
    switch random.below(16) {
    case 0: .repeated(Double(2 + random.below(2)), pause: 0)
    case 1: .repeated(random.pick([0.5, 1.5, 2.25]), pause: 0)
    case 2: .repeated(random.pick([1, 2, 2.5]), pause: random.time(upTo: 4))
    case 3: .autoreversed
    case 4, 5: .reversed
    case 6: .sped(random.pick([0.5, 2, 3]))
    case 7: .stretched(random.time(upTo: 16))
    case 8: .fitted(random.time(upTo: 12), random.pick(FitSpec.allCases))
    case 9: .trimmed(Double(random.below(8)) / 8, 1 + random.time(upTo: 8))
    case 10: .trimmedFrom(Double(random.below(8)) / 8)
    case 11: .trimmedTo(random.time(upTo: 12))
    case 12: .shifted(random.time(upTo: 6))
    case 13: .eased(random.pick([.easeIn, .easeOut, .easeInEaseOut]))
    case 14:
      if limits.isStated { .reversed } else { cued() }
    default: random.oneIn(2) ? .staying : .settling
    }
  }

  // MARK: Chains

  /// A chain of a few verbs.
  package mutating func chain() -> CompositionSpec {
    let layer = random.below(LawScene.layerCount)
    if limits.hasRows { return .chain(layer: layer, row()) }
    var steps: [StepSpec] = []
    var known: [Int] = []
    for index in 0..<1 + random.below(4) {
      steps.append(.verb(verb(isFirst: index == 0, cues: known)))
      guard !limits.isPlain else { continue }
      if !limits.isStated, limits.hasWords, random.oneIn(8) {
        cues += 1
        known.append(cues)
        steps.append(.cue(cues))
      }
      if random.oneIn(3) {
        steps.append(.then(gap: gap(upTo: 4)))
      }
      if random.oneIn(6) {
        steps.append(.group(modifiers(), duration: random.oneIn(3) ? random.time(upTo: 12) : nil))
        // A folded part has local time.
        known = []
      }
    }
    return random.oneIn(8) ? .on(layer: layer, steps) : .chain(layer: layer, steps)
  }

  private static let basicKinds: [VerbSpec.Kind] = [
    .move, .moveX, .moveY, .offset, .fade, .rotateBy, .shakeX, .rawBasic,
  ]

  private mutating func verb(isFirst: Bool, cues: [Int]) -> VerbSpec {
    var kinds = VerbSpec.Kind.allCases
    if !random.oneIn(4) { kinds.removeAll { $0.isRaw } }
    if !limits.hasWords { kinds = Self.basicKinds }
    if limits.isStated { kinds.removeAll { $0.isEffect } }
    let kind = random.pick(kinds)
    let isInstant = limits.hasInstants && !kind.isRaw && random.oneIn(10)
    var verb = VerbSpec(
      kind: kind, from: limits.isStated || random.oneIn(2) ? Double(random.below(12)) : nil,
      to: Double(random.below(14)) + 1.5, duration: isInstant ? 0 : random.time(upTo: 12))
    verb.fills = limits.hasWords && (limits.isStated || random.oneIn(3))
    verb.modifiers = modifiers()
    if kind.isRaw, verb.modifiers.after == nil { verb.modifiers.easing = nil }
    if !limits.isStated, limits.hasWords, !isFirst, random.oneIn(4) {
      verb.position = position(cues)
      verb.modifiers.after = nil
    }
    return verb
  }

  private mutating func position(_ cues: [Int]) -> PositionSpec {
    if !cues.isEmpty, random.oneIn(2) {
      return .cue(random.pick(cues), Double(random.below(3)) / 8)
    }
    return switch random.below(5) {
    case 0: .start(Double(random.below(4)) / 8)
    case 1: .end(Double(random.below(5) - 2) / 8)
    case 2: .withPrevious(Double(random.below(4)) / 8)
    case 3: .afterPrevious(Double(random.below(5) - 2) / 8)
    default: .previous(random.pick([0, 0.5, 1]))
    }
  }

  private mutating func modifiers() -> ModifierSpec {
    var modifiers = ModifierSpec()
    if random.oneIn(4) { modifiers.after = random.time(upTo: 8) }
    if random.oneIn(4) { modifiers.easing = random.pick([.easeIn, .easeOut, .easeInEaseOut]) }
    if random.oneIn(6) { modifiers.repeats = random.pick([2, 3, 1.5, 0.5]) }
    if limits.hasEndless, random.oneIn(8) { modifiers.repeats = .infinity }
    if random.oneIn(6) { modifiers.autoreverses = true }
    if random.oneIn(7) { modifiers.fill = random.pick([.stay, .settle]) }
    return modifiers
  }

  private mutating func cued() -> WordSpec {
    cues += 1
    return .cued(cues)
  }
}
