// Draws sessions.

import AnimaticCore

extension SceneMaker {
  /// Draws 2 to 5 steps with acts, and two late steps without.
  package mutating func session() -> SessionSpec {
    var spec = SessionSpec()
    var time = 0.0
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      spec.steps.append((time, acts(depth: 0, on: nil)))
      time += random.pick([0.1, 0.25, 0.5, 0.5, 1, 1, 1.3])
    }
    spec.steps.append((time + 4, []))
    spec.steps.append((time + 9, []))
    return spec
  }

  /// Draws fewer acts the deeper a callback is in others.
  private mutating func acts(depth: Int, on layer: Int?) -> [SessionAct] {
    let most = [5, 2, 1, 0][min(depth, 3)]
    let least = depth == 0 ? 1 : 0
    return (0..<Int.random(in: least...max(least, most), using: &random)).map { _ in
      act(depth: depth, on: layer)
    }
  }

  private mutating func act(depth: Int, on own: Int?) -> SessionAct {
    // A callback's own layer comes up more often.
    let any = Int.random(in: 0..<SessionSpec.layerCount, using: &random)
    let layer = random.oneIn(2) ? own ?? any : any
    let property = random.pick(SessionSpec.properties)
    switch Int.random(in: 0..<30, using: &random) {
    case 0..<9: return .add(layer, animation(on: layer, depth: depth, isChild: false))
    case 9..<14: return .write(layer, property, number())
    case 14..<18:
      var transaction = SessionTransaction()
      if random.oneIn(2) { transaction.duration = tame(random.pick([0, 0.125, 0.5, 1])) }
      if random.oneIn(4) { transaction.disables = random.oneIn(2) }
      if random.oneIn(2) { transaction.completion = acts(depth: depth + 1, on: layer) }
      if !random.oneIn(5) { transaction.acts = acts(depth: depth + 1, on: layer) }
      return .transaction(transaction)
    case 18:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .renew(layer)
      case 1: return .mask(any, of: layer)
      default: return .transition(layer, duration: tame(random.pick([0, 0.5, 1])))
      }
    case 19: return .hide(layer, random.oneIn(2))
    case 20: return .removeKey(layer, random.pick(["a", "b", "opacity", "transition"]))
    case 21: return .removeAll(layer)
    case 22, 23: return .insert(layer, into: any)
    case 24: return .takeOut(layer)
    case 25: return .root(layer)
    case 26:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .begin(duration: 0.5)
      case 1: return .commit
      case 2: return .flush
      default: return .say(duration: tame(random.pick([0, 0.5, 1])))
      }
    case 27:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .away(layer)
      case 1: return .transactionAway(acts(depth: depth + 1, on: layer))
      case 2: return .offset(layer, tame(0.5))
      default: return .speed(layer, tame(random.pick([0, 0.5, 1, 1, 2])))
      }
    case 28:
      return .action(
        layer, random.pick(["opacity", "cornerRadius", "sublayers", "onOrderIn"]),
        acts(depth: depth, on: layer))
    default: return .write(layer, property, number())
    }
  }

  private mutating func number() -> Double { tame(random.multiple(of: 0.25, in: 0...8)) }

  /// Returns the number, or at times in a wild session one that no user means.
  private mutating func tame(_ number: Double) -> Double {
    guard limits.isWild, random.oneIn(6) else { return number }
    return random.pick(
      [
        .nan, .infinity, -.infinity, -1, -0.0, 1e-9, 1e-300, 1e17, 1e300,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ])
  }

  private mutating func animation(on layer: Int, depth: Int, isChild: Bool) -> SessionAnimation {
    var drawn = SessionAnimation()
    drawn.property = random.pick(SessionSpec.properties)
    drawn.key = random.pick(["a", "b", "opacity", nil])
    drawn.to = number()
    drawn.duration = tame(random.pick([0, 0.1, 0.25, 0.5, 1, 2]))
    if random.oneIn(3) { drawn.delay = tame(random.pick([0.1, 0.25, 0.5, 1, 3])) }
    if random.oneIn(4) { drawn.speed = tame(random.pick([0.5, 2, 3])) }
    if random.oneIn(3) { drawn.repeats = tame(random.pick([1, 1.5, 2, 3])) }
    drawn.autoreverses = random.oneIn(5)
    drawn.isKept = random.oneIn(5)
    drawn.fill = random.pick([.removed, .removed, .forwards, .backwards, .both])
    if random.oneIn(2) { drawn.onBegin = acts(depth: depth + 1, on: layer) }
    if random.oneIn(2) { drawn.onEnd = acts(depth: depth + 1, on: layer) }
    if random.oneIn(4) { drawn.onRepeat = acts(depth: depth + 1, on: layer) }
    if !isChild, random.oneIn(5) {
      drawn.siblings = (0..<2).map { _ in animation(on: layer, depth: depth + 1, isChild: true) }
    }
    return drawn
  }
}
