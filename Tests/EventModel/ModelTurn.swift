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
    switch (beginsNow, endsNow) {
    case (true, _):
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
    observer.map { [TurnEvent(kind: .begin, observer: $0, isForwards: isForwards)] } ?? []
  }

  private func end(_ isForwards: Bool) -> [TurnEvent] {
    guard endsNow, let observer else { return [] }
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

  /// Goes on after the present instant.
  func pass() {
    if beginsNow { state = .open }
    if endsNow { state = .done }
    if let moment { lastMoment = moment.time }
    (beginsNow, endsNow, moment) = (false, false, nil)
  }
}
