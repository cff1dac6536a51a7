// The events of controlled runs of a composition of words, beside those of the event model.

import Animatic
import EventModel
import RandomScenes

/// The check of the events of one composition.
///
/// The composition is run once to its end; from its events the model derives those of the same run
/// and of a controlled one.
package enum EventRehearsal {
  /// The failure of a composition of words, or nil.
  package static func problem(_ part: Part, seed: UInt64) -> String? {
    if part.isExtreme { return nil }
    let duration = built(part).whole.duration
    let (span, limits) = duration < 100 ? (duration, [0, duration]) : (6, [0])
    var random = SeededNumbers(seed: seed &+ 2)
    let controls = controls(&random, span: span, limits: limits)
    let length = min(duration, EventModel.reach(of: controls)) + 1
    let plain = [ModelControl.advance(length)]
    guard let first = play(part, plain), first.count < 5000 else { return nil }
    let witness = built(part).witness
    guard let known = known(witness.tree, first, duration) else { return nil }
    return outside(known, within: -.infinity ... .infinity, isCut: part.isCut)
      ?? difference(part, known, plain, duration).map { "played to its end: \($0)" }
      ?? difference(part, known, controls, duration).map { "in \(controls): \($0)" }
  }

  private static func built(
    _ part: Part
  ) -> (whole: Composition, layers: [Layer], witness: Witness) {
    let (layers, witness) = (Scene.makeLayers(), Witness())
    var speaker = Speaker(layers: layers, log: CallbackLog(), witness: witness)
    return (speaker.say(part), layers, witness)
  }

  /// The events of a run; nil if it does not take place on the stage of the test, or if it calls so
  /// much at once that some of it waits for the next update.
  private static func play(_ part: Part, _ controls: [ModelControl]) -> [LoggedEvent]? {
    let (whole, layers, witness) = built(part)
    // A part without a layer runs on a separate stage, in the system's time.
    guard !whole.timeline.layers.isEmpty else { return nil }
    let stage = Stage(clock: ManualClock())
    for layer in layers { stage.add(layer) }
    let playback = whole.run()
    for control in controls { playback.perform(control, on: stage, with: layers) }
    for layer in layers { stage.remove(layer) }
    guard !stage.diagnostics.contains(where: { $0.id == "R-32" }) else { return nil }
    let ambiguous = witness.ambiguous
    return witness.log.filter { !ambiguous.contains($0.id) }
  }

  // MARK: What is known

  /// The tree with the times of a run; nil if copies of a part differ in their times.
  private static func known(
    _ tree: KnownPart, _ events: [LoggedEvent], _ duration: Double
  ) -> KnownPart? {
    var counts: [Int: Int] = [:]
    for part in tree.all { if let id = part.observer { counts[id, default: 0] += 1 } }
    let byID = Dictionary(grouping: events, by: \.id)
    var single: [Int: [LoggedEvent]] = [:]
    for (id, events) in byID {
      guard let one = one(of: counts[id, default: 0], events) else { return nil }
      single[id] = one
    }
    return timed(tree, single, duration)
  }

  /// The events of one of several equal copies; nil if they are not equal.
  private static func one(of count: Int, _ events: [LoggedEvent]) -> [LoggedEvent]? {
    let sorted = events.sorted { ($0.time, $0.kind.rawValue) < ($1.time, $1.kind.rawValue) }
    guard count > 0, sorted.count.isMultiple(of: count) else { return nil }
    let one = stride(from: 0, to: sorted.count, by: count).map { sorted[$0] }
    return sorted.indices.allSatisfy { sorted[$0] == one[$0 / count] } ? one : nil
  }

  private static func timed(
    _ part: KnownPart, _ events: [Int: [LoggedEvent]], _ duration: Double
  ) -> KnownPart {
    var timed = part
    timed.content = part.content.map { Self.timed($0, events, duration) }
    guard let id = part.observer, let own = events[id] else { return timed }
    timed.moments = own.filter { $0.kind == .cue || $0.kind == .again }
    if let begin = own.first(where: { $0.kind == .begin }) {
      let end = own.first { $0.kind == .end }
      let exit = end?.time ?? .infinity
      let isLast = abs(exit - duration) < 1e-12
      timed.interval = begin.time...(isLast ? max(duration, begin.time) : exit)
      timed.finishes = end?.finished ?? true
    }
    return timed
  }

  /// What lies outside of the part around it.
  private static func outside(
    _ part: KnownPart, within bounds: ClosedRange<Double>, isCut: Bool
  ) -> String? {
    // A position may place a cue elsewhere, and a trim may only touch the part around it.
    if part.isCue, isCut || part.isPlaced { return nil }
    if part.interval == nil, part.observer != nil, !part.isCue, !part.isAnimation,
      part.all.contains(where: { $0.interval != nil })
    {
      return "observer \(part.observer ?? 0) is missing around its content"
    }
    let own = part.interval ?? bounds
    let times = part.moments.map(\.time)
    if !bounds.contains(own.lowerBound) || !bounds.contains(own.upperBound)
      || !times.allSatisfy(own.contains)
    {
      return "observer \(part.observer ?? 0) in \(own) with \(times) is not within \(bounds)"
    }
    return part.content.lazy.compactMap { outside($0, within: own, isCut: isCut) }.first
  }

  // MARK: Comparison

  private static func difference(
    _ part: Part, _ known: KnownPart, _ controls: [ModelControl], _ duration: Double
  ) -> String? {
    guard var delivered = play(part, controls) else { return nil }
    var expected = EventModel(known, duration: duration).events(of: controls)
    // Of a part that the first run did not end, and in reverse, it is not known whether it is cut.
    let endless = Set(known.all.filter { $0.interval?.upperBound == .infinity }.map(\.observer))
    for index in expected.indices
    where endless.contains(expected[index].id) || !expected[index].isForwards {
      expected[index].finished = true
    }
    for index in delivered.indices
    where endless.contains(delivered[index].id) || !delivered[index].isForwards {
      delivered[index].finished = true
    }
    // Which cues belong to the next iteration is not known either; a time in steps stands on a cue.
    let others = EventComparison.difference(
      expected.filter { $0.kind != .cue }, delivered.filter { $0.kind != .cue })
    if others != nil || part.description.contains(".steps(") { return others }
    return EventComparison.difference(cues(of: expected), cues(of: delivered))
      ?? cueOutside(known, delivered)
  }

  /// The passages of each cue.
  private static func cues(of events: [LoggedEvent]) -> [LoggedEvent] {
    events.enumerated().filter { $0.element.kind == .cue }
      .sorted { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }.map(\.element)
  }

  /// A cue that is reported at the instant of the begin or the end of a part around it, but not
  /// between both.
  private static func cueOutside(_ part: KnownPart, _ events: [LoggedEvent]) -> String? {
    if let id = part.observer, !part.isCue {
      let cues = Set(part.all.filter(\.isCue).compactMap(\.observer))
      let begin = events.firstIndex { $0.id == id && $0.kind == .begin }
      let end = events.lastIndex { $0.id == id && $0.kind == .end }
      for (index, cue) in events.enumerated() where cues.contains(cue.id) {
        let isEarly = begin.map { events[$0].time == cue.time && $0 > index } ?? false
        let isLate = end.map { events[$0].time == cue.time && $0 < index } ?? false
        if isEarly || isLate {
          return "cue \(cue.id) is outside of \(id) in\n\(EventComparison.lines(events))"
        }
      }
    }
    return part.content.lazy.compactMap { cueOutside($0, events) }.first
  }

  // MARK: Controls

  /// Some controls of a run, time between them, and enough time for the end, at times that hardly
  /// meet those of parts.
  ///
  /// - Parameters:
  ///   - span: Seconds within which most of it takes place.
  ///   - limits: Times of the run at which parts may begin and end.
  private static func controls(
    _ random: inout SeededNumbers, span: Double, limits: [Double]
  ) -> [ModelControl] {
    var controls: [ModelControl] = []
    for _ in 0..<(2 + random.below(8)) {
      controls.append(control(&random, span, limits))
      if random.oneIn(2) { controls.append(.advance(span * random.fraction() / 2)) }
    }
    return controls + [.resume, .advance(span / 2), .advance(4 * span + 1)]
  }

  private static func control(
    _ random: inout SeededNumbers, _ span: Double, _ limits: [Double]
  ) -> ModelControl {
    switch random.below(12) {
    case 0, 1: .advance(random.oneIn(3) ? 0 : span * random.fraction())
    case 2, 3, 4: .seek(random.oneIn(6) ? random.pick(limits) : span * random.fraction())
    case 5, 6: .reverse
    case 7: .rate(random.pick([-2, -1, -0.5, 0.5, 1, 2]))
    case 8, 9: .pause
    case 10: .resume
    default: random.oneIn(2) ? .cancel : .seek(span * random.fraction())
    }
  }
}

extension Part {
  /// Whether numbers in it are extreme, so that rounding decides what comes first.
  fileprivate var isExtreme: Bool {
    isOdd || ["nanoseconds(1)", "Int64.max"].contains(where: description.contains)
  }

  /// Whether a part of it may be cut.
  fileprivate var isCut: Bool {
    ["trimmed(", "split(", "fitted("].contains(where: description.contains)
  }
}
