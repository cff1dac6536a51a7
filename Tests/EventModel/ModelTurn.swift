// The order of the events of one instant.

/// The steps in which a part reports its content.
enum TurnStep: CaseIterable {
  case ends, cues, repeats, cuesOfNextLap, begins, endsOfBegun
}

/// An event of the present instant.
struct TurnEvent {
  let kind: LoggedEvent.Kind
  let observer: Int
  var finished = true
  let isForwards: Bool
  var cycle = 0

  func logged(at time: Double) -> LoggedEvent {
    LoggedEvent(
      kind, observer, time: time, finished: finished, isForwards: isForwards, cycle: cycle)
  }
}

extension ModelPart {
  /// What the part reports in a step of the part around it.
  func contribution(to step: TurnStep, _ isForwards: Bool) -> [TurnEvent] {
    if cue != nil { return passages(in: step) }
    // What has no observer takes no turn of its own.
    guard observer != nil else { return inside([step], isForwards) }
    switch (beginsNow || isNew, endsNow) {
    case (true, _):
      if step == .ends, isNew { return inside([.ends], isForwards) }
      if step == .begins {
        let steps = TurnStep.allCases.filter { $0 != .ends && $0 != .endsOfBegun }
        return begin(isForwards) + inside(steps, isForwards)
      }
      if step == .endsOfBegun { return inside([.endsOfBegun], isForwards) + end(isForwards) }
      return []
    case (false, true):
      return step == .ends ? inside(TurnStep.allCases, isForwards) + end(isForwards) : []
    case (false, false): return inside([step], isForwards)
    }
  }

  private func begin(_ isForwards: Bool) -> [TurnEvent] {
    guard beginsNow, !isBeginHeld, let observer else { return [] }
    return [TurnEvent(kind: .begin, observer: observer, isForwards: isForwards)]
  }

  private func end(_ isForwards: Bool) -> [TurnEvent] {
    guard endsNow, !isEndHeld, let observer else { return [] }
    let isWhole = (isForwards ? finishes : finishesBackwards) && !isCut
    return [TurnEvent(kind: .end, observer: observer, finished: isWhole, isForwards: isForwards)]
  }

  /// What the content reports in some steps, in written order, and after it the part's own repeat.
  private func inside(_ steps: some Sequence<TurnStep>, _ isForwards: Bool) -> [TurnEvent] {
    steps.flatMap { step in
      content.flatMap { $0.contribution(to: step, isForwards) } + (step == .repeats ? again : [])
    }
  }

  private var again: [TurnEvent] {
    guard let moment, let observer else { return [] }
    return [
      TurnEvent(
        kind: .again, observer: observer, isForwards: moment.isForwards, cycle: moment.cycle)
    ]
  }

  private func passages(in step: TurnStep) -> [TurnEvent] {
    guard let moment, step == (moment.beginsLap ? .cuesOfNextLap : .cues) else { return [] }
    return listeners.map {
      TurnEvent(kind: .cue, observer: $0, isForwards: moment.isForwards)
    }
  }

  /// Begins what waits around a part that begins because its layer has left.
  ///
  /// What no longer contains the playhead ends with it, also while the run is paused.
  func beginAround(at playhead: Double, _ isForwards: Bool, isPaused: Bool) {
    for part in content { part.beginAround(at: playhead, isForwards, isPaused: isPaused) }
    guard isTimed, layer == nil, state == .waiting, !beginsNow || isBeginHeld,
      content.contains(where: \.beginsRemoved)
    else { return }
    isCut = !(enter...exit).contains(playhead)
    (beginsNow, endsNow) = (true, isCut || playhead == (isForwards ? exit : enter))
    (isBeginHeld, isEndHeld) = (false, isPaused && !isCut)
  }

  /// Whether it begins because its layer has left, or holds what does.
  private var beginsRemoved: Bool {
    removal != nil && beginsNow || content.contains(where: \.beginsRemoved)
  }

  /// Holds back what it would deliver at the present instant.
  func holdBack() { (isBeginHeld, isEndHeld, moment) = (true, true, nil) }

  /// Goes on after the present instant.
  func pass() {
    if beginsNow, !isBeginHeld { state = .open }
    if endsNow, !isEndHeld { (state, removal) = (.done, nil) }
    if let moment { lastMoment = moment.time }
    (beginsNow, endsNow, moment) = (false, false, nil)
    (isBeginHeld, isEndHeld) = (false, false)
  }
}
