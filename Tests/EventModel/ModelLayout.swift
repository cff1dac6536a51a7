// The place of each part: from what was written to parts with begins and lengths.

/// Lays out a composition.
struct ModelLayout {
  /// By cue: its part.
  private var cues: [Int: ModelPart] = [:]

  mutating func part(of written: WrittenPart) -> ModelPart {
    switch written {
    case .chain(let layer, let steps): return chain(steps, on: layer)
    case .wait(let seconds):
      let part = ModelPart()
      part.length = seconds
      return part
    case .sequential(let gap, let parts): return sequence(parts, gap: gap)
    case .parallel(let parts): return container(parts.map { part(of: $0) })
    case .changed(let content, let change):
      return changed(part(of: content), by: change)
    case .marked(.chain(let layer, let steps), let cue) where steps.count == 1:
      // One verb is not yet in a container.
      return part(of: .chain(layer: layer, steps + [.cue(cue)]))
    case .marked(let content, let cue):
      let content = part(of: content)
      let mark = mark(cue, at: content.length)
      return container([content, mark])
    case .observed(let content, let id):
      let whole = container([part(of: content)])
      whole.observer = id
      whole.cycles = cycles(of: whole)
      return whole
    case .cueObserved(let content, let cue, let id):
      let whole = container([part(of: content)])
      if let mark = cues[cue], whole.all.contains(where: { $0 === mark }) {
        mark.listeners.append(id)
      }
      return whole
    }
  }

  /// A part around others, as long as the last of them.
  private func container(_ content: [ModelPart]) -> ModelPart {
    let whole = ModelPart()
    whole.content = content
    whole.length = content.map { $0.begin + $0.length }.max() ?? 0
    return whole
  }

  private mutating func mark(_ cue: Int, at time: Double) -> ModelPart {
    let mark = ModelPart(cue: cue)
    mark.begin = time
    cues[cue] = mark
    return mark
  }

  private mutating func sequence(_ parts: [WrittenPart], gap: Double) -> ModelPart {
    var content: [ModelPart] = []
    var end = 0.0
    for written in parts {
      let next = part(of: written)
      next.begin = content.isEmpty ? 0 : max(0, end + gap)
      end = max(end, next.begin + next.length)
      content.append(next)
    }
    return container(content)
  }

  /// The part whose iterations are those of a part: itself, or the only one in it that takes time.
  private func cycles(of part: ModelPart) -> ModelPart? {
    if case .repeated = part.time { return part }
    let timed = part.content.filter(\.isTimed)
    return timed.count == 1 ? cycles(of: timed[0]) : nil
  }

  // MARK: Chains

  private mutating func chain(_ steps: [WrittenStep], on layer: Int) -> ModelPart {
    var content: [ModelPart] = []
    var (cursor, end, isAtCursor) = (0.0, 0.0, false)
    for step in steps {
      switch step {
      case .verb(let id, let duration, let after):
        let verb = ModelPart()
        (verb.begin, verb.length, verb.observer) = (cursor + after, duration, id)
        verb.layer = layer
        content.append(verb)
        end = max(end, verb.begin + verb.length)
        isAtCursor = false
      case .then(let gap):
        cursor = max(0, end + gap)
        end = max(end, cursor)
        isAtCursor = true
      case .cue(let cue):
        content.append(mark(cue, at: isAtCursor ? cursor : end))
      case .group(let id, let after):
        let group = whole(content, until: end)
        (group.begin, group.observer, group.time) = (after, id, .group)
        group.layer = layer
        content = [group]
        (cursor, end, isAtCursor) = (0, after + group.length, false)
      case .observed(let id):
        let part = whole(content, until: end)
        part.observer = id
        part.cycles = cycles(of: part)
        content = [part]
      }
    }
    return whole(content, until: end)
  }

  private func whole(_ content: [ModelPart], until end: Double) -> ModelPart {
    let whole = container(content)
    whole.length = end
    return whole
  }

  // MARK: Operators

  private func changed(_ content: ModelPart, by change: WrittenOperator) -> ModelPart {
    let whole = container([content])
    let length = content.length
    // What has no length is a scope all the same.
    if length == 0 { whole.time = .group }
    switch change {
    case .repeated(let count, let pause):
      let cycle = length + pause
      if count == 1 { whole.time = .same }
      if count == 1 || cycle == 0 { return whole }
      whole.time = .repeated(cycle: cycle)
      whole.length = count == .infinity ? count : cycle * count - pause
    case .autoreversed:
      if length > 0 { (whole.time, whole.length) = (.autoreversed(length), 2 * length) }
    case .reversed:
      if length > 0 { whole.time = .reversed(length) }
    case .sped(let factor):
      (whole.time, whole.length) = (.sped(factor), length / factor)
    case .shifted(let seconds):
      (whole.time, content.begin) = (.same, seconds)
      whole.length = seconds + length
    case .trimmed(let from, let to):
      if length == 0 { return whole }
      (whole.time, whole.length) = (
        .trimmed(from: from, isCut: to < length), max(0, min(to, length) - from)
      )
      // Nothing is left.
      if whole.length == 0 { whole.content = [] }
    case .eased:
      if length > 0 { whole.time = .eased(length) }
    }
    return whole
  }
}
