// Compositions with extreme numbers: nothing traps, nothing hangs.

import Animatic
import RandomScenes
import Testing

struct HostileTests {
  @Test func `numbers that make no sense neither trap nor hang`() {
    for seed in Campaign.seeds(1...250) {
      var spoiler = Spoiler(seed: seed)
      let spec = spoiler.spoiled()
      let scene = LawScene()
      let piece = scene.composition(spec)
      let text = piece.debugDump()
      #expect(!text.isEmpty)
      let timeline = piece.timeline
      #expect(!(timeline.duration < 0) && !timeline.duration.isNaN, "seed \(seed)\n\(spec)")
      for time in [-1, 0, 0.3, 1e308, .infinity, .nan] { _ = scene.numbers(timeline, at: time) }
      _ = piece.diagnostics
      _ = piece.entries.map(\.description)
      let stage = Stage(clock: ManualClock())
      for layer in scene.layers { stage.add(layer) }
      piece.run()
      for _ in 0..<4 { stage.advance(by: 0.25) }
      _ = scene.presented
    }
  }
}

/// Puts numbers that make no sense into random compositions.
private struct Spoiler {
  private var generator: SceneMaker

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, -1, 0, -0.0, 1e16,
    1e-9,
    .greatestFiniteMagnitude,
  ]

  init(seed: UInt64) {
    generator = SceneMaker(seed: seed &+ 70_000, .init(hasEndless: true))
  }

  mutating func spoiled() -> CompositionSpec {
    let composition = generator.composition()
    return spoil(composition)
  }

  private mutating func spoil(_ number: Double) -> Double {
    generator.random.oneIn(4) ? generator.random.pick(Self.numbers) : number
  }

  private mutating func spoil(_ parts: [CompositionSpec]) -> [CompositionSpec] {
    var spoiled: [CompositionSpec] = []
    for part in parts { spoiled.append(spoil(part)) }
    return spoiled
  }

  private mutating func spoil(_ piece: CompositionSpec) -> CompositionSpec {
    switch piece {
    case .chain(let layer, let steps): .chain(layer: layer, spoil(steps))
    case .on(let layer, let steps): .on(layer: layer, spoil(steps))
    case .wait(let seconds): .wait(spoil(seconds))
    case .sequential(let gap, let parts): .sequential(gap: spoil(gap), spoil(parts))
    case .parallel(let parts): .parallel(spoil(parts))
    case .stagger(let each, let origin, let parts):
      .stagger(each: spoil(each), origin, spoil(parts))
    case .lag(let lag, let parts): .lag(spoil(lag), spoil(parts))
    case .changed(let whole, let word): .changed(spoil(whole), spoil(word))
    }
  }

  private mutating func spoil(_ word: WordSpec) -> WordSpec {
    switch word {
    case .repeated(let count, let pause): .repeated(spoil(count), pause: spoil(pause))
    case .sped(let factor): .sped(spoil(factor))
    case .stretched(let length): .stretched(spoil(length))
    case .fitted(let length, let fit): .fitted(spoil(length), fit)
    case .trimmed(let low, let high): .trimmed(spoil(low), spoil(high))
    case .trimmedFrom(let low): .trimmedFrom(spoil(low))
    case .trimmedTo(let high): .trimmedTo(spoil(high))
    case .shifted(let delay): .shifted(spoil(delay))
    case .autoreversed, .reversed, .eased, .staying, .settling, .cued: word
    }
  }

  private mutating func spoil(_ steps: [StepSpec]) -> [StepSpec] {
    var spoiled: [StepSpec] = []
    for step in steps {
      switch step {
      case .verb(let verb): spoiled.append(.verb(spoil(verb)))
      case .then(let gap, _): spoiled.append(.then(gap: spoil(gap)))
      case .cue: spoiled.append(step)
      case .group(let modifiers, let duration):
        spoiled.append(.group(spoil(modifiers), duration: duration.map { spoil($0) }))
      }
    }
    return spoiled
  }

  private mutating func spoil(_ verb: VerbSpec) -> VerbSpec {
    var verb = verb
    verb.from = verb.from.map { spoil($0) }
    verb.to = spoil(verb.to)
    verb.duration = spoil(verb.duration)
    verb.modifiers = spoil(verb.modifiers)
    switch verb.position {
    case .start(let offset): verb.position = .start(spoil(offset))
    case .end(let offset): verb.position = .end(spoil(offset))
    case .withPrevious(let offset): verb.position = .withPrevious(spoil(offset))
    case .afterPrevious(let offset): verb.position = .afterPrevious(spoil(offset))
    case .previous(let fraction): verb.position = .previous(spoil(fraction))
    case .cue(let number, let offset): verb.position = .cue(number, spoil(offset))
    case nil: break
    }
    return verb
  }

  private mutating func spoil(_ modifiers: ModifierSpec) -> ModifierSpec {
    var modifiers = modifiers
    modifiers.after = modifiers.after.map { spoil($0) }
    modifiers.repeats = modifiers.repeats.map { spoil($0) }
    return modifiers
  }
}
