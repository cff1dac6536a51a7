// Random compositions and sessions for the event model.

package import EventModel

/// Draws compositions in which many events are simultaneous.
package struct EventMaker {
  private var random: SeededNumbers
  private var count = 0
  private var cues: [Int] = []
  private let mostDepth: Int

  package init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    mostDepth = 1 + random.below(4)
  }

  /// The next number of an observer or a cue.
  private mutating func number() -> Int {
    count += 1
    return count
  }

  /// A composition whose whole is observed.
  package mutating func composition() -> WrittenPart {
    var whole = part(depth: 0)
    if random.oneIn(8) {
      whole = .changed(whole, .repeated(.infinity, pause: pause()))
      if random.oneIn(3) { whole = .changed(whole, .trimmed(0, time() * 4)) }
    }
    for cue in cues where random.chance(0.8) { whole = .cueObserved(whole, cue: cue, id: number()) }
    return .observed(whole, id: number())
  }

  private mutating func part(depth: Int) -> WrittenPart {
    let plain = depth >= mostDepth ? chain() : container(depth: depth)
    var whole = plain
    while random.oneIn(3) {
      let change = change()
      // Easings around each other are so flat at their limits that rounding decides.
      if change != .eased || !whole.isEased { whole = .changed(whole, change) }
    }
    if random.oneIn(6) { whole = .marked(whole, cue: cue()) }
    if random.oneIn(2) { whole = .observed(whole, id: number()) }
    return whole
  }

  private mutating func container(depth: Int) -> WrittenPart {
    if random.oneIn(4) { return chain() }
    let parts = (0...random.below(3)).map { _ in
      random.oneIn(5) ? .wait(instant()) : part(depth: depth + 1)
    }
    return random.oneIn(2)
      ? .parallel(parts) : .sequential(gap: random.oneIn(3) ? time() : 0, parts)
  }

  private mutating func chain() -> WrittenPart {
    var steps: [WrittenStep] = []
    if random.oneIn(4) { steps.append(.cue(cue())) }
    for _ in 0...random.below(3) {
      steps.append(.verb(id: number(), duration: instant(), after: random.oneIn(4) ? time() : 0))
      if random.oneIn(5) { steps.append(.observed(id: number())) }
      if random.oneIn(8) { steps.append(.group(id: number(), after: random.oneIn(2) ? 0 : time())) }
      if random.oneIn(3) { steps.append(.cue(cue())) }
      if random.oneIn(2) { steps.append(.then(gap: random.oneIn(4) ? time() : 0)) }
    }
    return .chain(layer: random.below(3), steps)
  }

  private mutating func cue() -> Int {
    let cue = number()
    cues.append(cue)
    return cue
  }

  private mutating func change() -> WrittenOperator {
    switch random.below(8) {
    case 0, 1: .repeated(Double(1 + random.below(3)), pause: pause())
    case 2: .autoreversed
    case 3: .reversed
    case 4: .sped(random.pick([0.5, 2]))
    case 5: .shifted(time())
    case 6:
      .trimmed(random.oneIn(2) ? 0 : time(), random.oneIn(2) ? .infinity : time() * 2)
    default: .eased
    }
  }

  private mutating func pause() -> Double { random.oneIn(2) ? 0 : time() }

  /// Seconds, often the same.
  private mutating func time() -> Double { random.pick([0.125, 0.25, 0.5, 0.5, 1, 1]) }

  /// Seconds, often none.
  private mutating func instant() -> Double { random.oneIn(3) ? 0 : time() }

  // MARK: Sessions

  /// Some controls of a run, time between them, and enough time for the end.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the composition.
  ///   - offset: Seconds that keep the playhead away from round times.
  package mutating func controls(duration: Double, offset: Double) -> [ModelControl] {
    let length = duration.isFinite ? duration : 8
    var controls: [ModelControl] = []
    for _ in 0..<(2 + random.below(9)) {
      controls.append(control(duration))
      let isLast = [.cancel, .finish].contains(controls.last)
      if isLast || random.oneIn(2) { controls.append(.advance(step(length))) }
    }
    controls = controls.enumerated().map { index, control in
      control.moved(by: offset * (1 + 0.0137 * Double(index)))
    }
    return controls + [.resume, .advance(length / 2), .advance(4 * length + 1)]
  }

  private mutating func control(_ duration: Double) -> ModelControl {
    let length = duration.isFinite ? duration : 8
    return switch random.below(14) {
    case 0, 1: .advance(step(length))
    case 2, 3, 4: .seek(moment(length))
    case 5, 6: .reverse
    case 7: .rate(random.pick([-2, -1, -0.5, 0.5, 1, 2]))
    case 8, 9: .pause
    case 10: .resume
    case 11: duration.isFinite ? random.pick([.cancel, .finish]) : .cancel
    case 12: .remove(layer: random.below(3))
    default: .restart
    }
  }

  private mutating func step(_ length: Double) -> Double {
    random.oneIn(3) ? 0 : random.multiple(of: 0.125, in: 1...max(1, Int(length * 6)))
  }

  private mutating func moment(_ length: Double) -> Double {
    random.oneIn(8) ? length : random.multiple(of: 0.125, in: 0...max(1, Int(length * 8)))
  }
}

extension ModelControl {
  fileprivate func moved(by offset: Double) -> ModelControl {
    switch self {
    case .advance(let seconds) where seconds > 0: .advance(seconds + offset)
    case .seek(let time) where time > 0: .seek(time + 1.3 * offset)
    default: self
    }
  }
}
