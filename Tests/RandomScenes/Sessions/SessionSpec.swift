// Sessions drawn at random: what somebody does at which time, and what the callbacks of it do in
// turn. Owns the description and the drawing; the playing is next door.

package import AnimaticCore

/// An animation of a session, and what its callbacks do.
package struct SessionAnimation {
  package var property = LayerProperty<Double>.opacity
  package var key: String?
  package var to = 0.0
  package var duration = 1.0
  package var delay = 0.0
  package var speed = 1.0
  package var repeats = 0.0
  package var autoreverses = false
  package var isKept = false
  package var fill = FillMode.removed
  /// The rest of a group; empty where it is none.
  package var siblings: [SessionAnimation] = []
  package var onBegin: [SessionAct] = []
  package var onEnd: [SessionAct] = []
  package var onRepeat: [SessionAct] = []
}

/// What is said in a transaction.
package struct SessionTransaction {
  package var duration: Double?
  package var disables: Bool?
  /// What the completion block does; nil where there is none.
  package var completion: [SessionAct]?
  package var acts: [SessionAct] = []
}

/// One thing that is done, to layers that are numbers.
package indirect enum SessionAct {
  case add(Int, SessionAnimation)
  case transition(Int, duration: Double)
  case write(Int, LayerProperty<Double>, Double)
  case hide(Int, Bool)
  case transaction(SessionTransaction)
  /// A begin without its commit, or the other way round.
  case begin(duration: Double)
  case commit
  case flush
  /// Says something for the transaction that the next redraw commits.
  case say(duration: Double)
  case removeKey(Int, String)
  case removeAll(Int)
  case insert(Int, into: Int)
  case takeOut(Int)
  case root(Int)
  case speed(Int, Double)
  case offset(Int, Double)
  /// Puts a layer on another stage.
  case away(Int)
  /// A transaction of the other stage.
  case transactionAway([SessionAct])
  /// Lets go of a layer and takes a new one.
  case renew(Int)
  case mask(Int, of: Int)
  /// What a change of a property does from now on.
  case action(Int, String, [SessionAct])

  /// What a tally calls it.
  package var kind: String {
    switch self {
    case .add(_, let animation): animation.siblings.isEmpty ? "animation" : "group"
    case .transition: "transition"
    case .write: "write"
    case .hide: "hide"
    case .transaction(let transaction):
      transaction.acts.isEmpty ? "empty transaction" : "transaction"
    case .begin: "begin"
    case .commit: "commit"
    case .flush: "flush"
    case .say: "say"
    case .removeKey: "remove key"
    case .removeAll: "remove all"
    case .insert: "insert"
    case .takeOut: "take out"
    case .root: "root"
    case .speed: "speed"
    case .offset: "offset"
    case .away: "away"
    case .transactionAway: "transaction away"
    case .renew: "renew"
    case .mask: "mask"
    case .action: "action"
    }
  }
}

/// A session: what is done at ascending times.
package struct SessionSpec {
  package static let layerCount = 5
  package static let properties: [LayerProperty<Double>] = [.opacity, .positionX, .cornerRadius]

  package var steps: [(time: Double, acts: [SessionAct])] = []

  /// - Parameter isWild: Whether there are numbers that nobody means.
  package init(seed: UInt64, isWild: Bool = false) {
    var draw = SessionDraw(random: SeededNumbers(seed: seed), isWild: isWild)
    var time = 0.0
    for _ in 0..<Int.random(in: 2...5, using: &draw.random) {
      steps.append((time, draw.acts(depth: 0, on: nil)))
      time += draw.random.pick([0.1, 0.25, 0.5, 0.5, 1, 1, 1.3])
    }
    steps.append((time + 4, []))
    steps.append((time + 9, []))
  }
}

/// Draws the parts of a session; what callbacks do becomes less the deeper they are.
package struct SessionDraw {
  package var random: SeededNumbers
  package var isWild = false

  package mutating func acts(depth: Int, on layer: Int?) -> [SessionAct] {
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

  /// A number, or in a wild session now and then one that can't be meant.
  private mutating func tame(_ number: Double) -> Double {
    guard isWild, random.oneIn(6) else { return number }
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
