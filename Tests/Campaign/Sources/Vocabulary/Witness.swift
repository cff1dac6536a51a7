// Observers beside the words of a composition, and the tree of the parts that they observe.

import Animatic
package import EventModel

/// Observes the parts of a composition while it is spoken, and records what its run reports.
package final class Witness {
  /// What the run has reported so far.
  package private(set) var log: [LoggedEvent] = []
  /// The observed parts at each level that is not yet closed.
  private var levels: [[KnownPart]] = [[]]
  private var last = 0
  private var cues: [Cue: [Int]] = [:]

  package init() {}

  /// The composition that was spoken.
  package var tree: KnownPart { KnownPart(content: levels[0]) }

  /// The observers of cues that the composition defines more than once.
  package var ambiguous: Set<Int> { Set(cues.values.filter { $0.count > 1 }.joined()) }

  func open() { levels.append([]) }

  func close() {
    let content = levels.removeLast()
    add(KnownPart(content: content))
  }

  private func add(_ part: KnownPart) { levels[levels.count - 1].append(part) }

  /// Encloses what the level holds.
  private func enclose(_ id: Int?, copies: Int = 1) {
    let part = KnownPart(observer: id, content: levels[levels.count - 1])
    levels[levels.count - 1] = Array(repeating: part, count: copies)
  }

  private func makeID() -> Int {
    last += 1
    return last
  }

  /// The cue of a word with the number of its observer.
  private func cue(_ arguments: Arguments) -> (cue: Cue, id: Int) {
    var arguments = arguments
    let (cue, id) = (arguments("", Kind<Cue>.cue), makeID())
    cues[cue, default: []].append(id)
    var part = KnownPart(observer: id, isCue: true)
    part.isPlaced = arguments(maybe: "at", Kind<Position>.position) != nil
    add(part)
    return (cue, id)
  }

  // MARK: Words

  /// A chain with an observer of what a word has changed.
  func observed(
    _ chain: Animate, after word: Word<Animate>, use: Use, _ arguments: Arguments
  ) -> Animate {
    switch word.name {
    case "cue(_:)":
      let (cue, id) = cue(arguments)
      return chain.observed(cue, noteOfComposition(.cue, id))
    case "group()": return listening(chain, enclosing: true)
    case _ where word.isVerb: return listening(chain, enclosing: false)
    case _ where word.isObserver || use.seed % 4 == 0:
      let id = makeID()
      enclose(id)
      return chain.observed(
        begin: noteOfComposition(.begin, id), end: noteOfComposition(.end, id),
        repeat: noteOfComposition(.again, id))
    default: return chain
    }
  }

  private func listening(_ chain: consuming Animate, enclosing: Bool) -> Animate {
    let id = makeID()
    if enclosing { enclose(id) } else { add(KnownPart(observer: id)) }
    levels[levels.count - 1][levels[levels.count - 1].count - 1].isAnimation = true
    return chain.onBegin(note(.begin, id)).onEnd(note(.end, id)).onRepeat(note(.again, id))
  }

  /// A composition with an observer of what a word has changed.
  func observed(
    _ whole: Composition, after word: Word<Composition>, use: Use, _ arguments: Arguments
  ) -> Composition {
    if word.name == "cue(_:)" {
      let (cue, id) = cue(arguments)
      return whole.observed(cue, noteOfComposition(.cue, id))
    }
    var arguments = arguments
    if word.name == "on(_: [])" {
      enclose(nil, copies: arguments("", Kind<[Layer]>.layers).count)
    }
    guard word.isObserver || use.seed % 2 == 0 else { return whole }
    let id = makeID()
    enclose(id)
    return whole.observed(
      begin: noteOfComposition(.begin, id), end: noteOfComposition(.end, id),
      repeat: noteOfComposition(.again, id))
  }

  // MARK: Events

  private func noteOfComposition(
    _ kind: LoggedEvent.Kind, _ id: Int
  ) -> (CompositionEvent) -> Void {
    { [self] event in
      log.append(
        LoggedEvent(
          kind, id, time: event.time, finished: event.finished,
          isForwards: event.direction == .forwards, cycle: event.cycle))
    }
  }

  private func note(_ kind: LoggedEvent.Kind, _ id: Int) -> (AnimationEvent) -> Void {
    { [self] event in
      log.append(
        LoggedEvent(
          kind, id, time: event.time, finished: event.finished,
          isForwards: event.direction == .forwards, cycle: event.cycle))
    }
  }
}

extension Word {
  /// Whether it observes what is around its content.
  fileprivate var isObserver: Bool { name.hasPrefix("observed(") && name != "observed(cue)" }
}

extension Word<Animate> {
  private static let namesOfVerbs = Set(verbs.map(\.name))

  /// Whether it adds an animation, on any layer or none.
  fileprivate var isVerb: Bool {
    Self.namesOfVerbs.contains(name) || name.hasPrefix("add(animation")
  }
}
