// Compositions that are each a little simpler than one: what shrinking walks through.

extension CaseDrawing where Case == CompositionSpec {
  /// Compositions, drawn by a maker.
  package static func compositions(_ limits: SceneMaker.Limits = .init()) -> CaseDrawing {
    CaseDrawing(
      draw: { seed in
        var maker = SceneMaker(seed: seed, limits)
        return maker.composition()
      }, simpler: \.simpler, text: \.description)
  }
}

extension CompositionSpec {
  /// Each a little simpler than this one, the simplest first.
  package var simpler: [CompositionSpec] {
    switch self {
    case .chain(let layer, let steps):
      (layer > 0 ? [.chain(layer: 0, steps)] : []) + lists(steps).map { .chain(layer: layer, $0) }
    case .on(let layer, let steps): [.chain(layer: layer, steps)]
    case .wait(let seconds): seconds == 1 ? [] : [.wait(1)]
    case .sequential(let gap, let parts):
      parts + (gap == 0 ? [] : [.sequential(gap: 0, parts)])
        + lists(parts).map { .sequential(gap: gap, $0) }
    case .parallel(let parts): parts + lists(parts).map { .parallel($0) }
    case .stagger(let each, let origin, let parts):
      parts + [.parallel(parts)] + lists(parts).map { .stagger(each: each, origin, $0) }
    case .lag(let lag, let parts):
      parts + [.parallel(parts), .sequential(gap: 0, parts)] + lists(parts).map { .lag(lag, $0) }
    case .changed(let whole, let word):
      [whole] + word.simpler.map { .changed(whole, $0) }
        + whole.simpler.map { .changed($0, word) }
    }
  }
}

private func lists(_ parts: [CompositionSpec]) -> [[CompositionSpec]] {
  parts.indices.flatMap { index in
    without(index, parts) + parts[index].simpler.map { replacing(index, in: parts, by: $0) }
  }
}

private func lists(_ steps: [StepSpec]) -> [[StepSpec]] {
  steps.indices.flatMap { index in
    without(index, steps) + steps[index].simpler.map { replacing(index, in: steps, by: $0) }
  }
}

private func without<Part>(_ index: Int, _ parts: [Part]) -> [[Part]] {
  guard parts.count > 1 else { return [] }
  var rest = parts
  rest.remove(at: index)
  return [rest]
}

private func replacing<Part>(_ index: Int, in parts: [Part], by part: Part) -> [Part] {
  var next = parts
  next[index] = part
  return next
}

extension WordSpec {
  fileprivate var simpler: [WordSpec] {
    switch self {
    case .repeated(let count, let pause):
      (count == 2 ? [] : [.repeated(2, pause: pause)])
        + (pause == 0 ? [] : [.repeated(count, pause: 0)])
    case .sped(let factor): factor == 2 ? [] : [.sped(2)]
    default: []
    }
  }
}

extension StepSpec {
  fileprivate var simpler: [StepSpec] {
    switch self {
    case .verb(let verb): verb.simpler.map { .verb($0) }
    case .then(let gap, _): gap == 0 ? [] : [.then(gap: 0)]
    case .cue: []
    case .group(let modifiers, let duration):
      (duration == nil ? [] : [.group(modifiers, duration: nil)])
        + modifiers.simpler.map { .group($0, duration: duration) }
    }
  }
}

extension VerbSpec {
  fileprivate var simpler: [VerbSpec] {
    var found = modifiers.simpler.map { modifiers in
      var next = self
      next.modifiers = modifiers
      return next
    }
    func add(_ change: (inout VerbSpec) -> Void) {
      var next = self
      change(&next)
      if next != self { found.append(next) }
    }
    add { $0.position = nil }
    add { if $0.duration != 0 { $0.duration = 1 } }
    add { if !$0.kind.isRaw { $0.kind = .fade } }
    add { if $0.from != nil { $0.from = 0 } }
    add { $0.to = 8 }
    return found
  }
}

extension ModifierSpec {
  fileprivate var simpler: [ModifierSpec] {
    var found: [ModifierSpec] = []
    func add(_ change: (inout ModifierSpec) -> Void) {
      var next = self
      change(&next)
      if next != self { found.append(next) }
    }
    add { $0 = ModifierSpec() }
    add { $0.after = nil }
    add { $0.easing = nil }
    add { $0.repeats = nil }
    add { $0.autoreverses = false }
    add { $0.fill = .nothing }
    return found
  }
}
