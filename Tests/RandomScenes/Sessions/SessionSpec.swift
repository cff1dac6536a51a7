// The description of a session: what happens at which time, and what its callbacks do in turn.

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
  /// The remaining children of a group; empty if it is none.
  package var siblings: [SessionAnimation] = []
  package var onBegin: [SessionAct] = []
  package var onEnd: [SessionAct] = []
  package var onRepeat: [SessionAct] = []
}

/// A transaction of a session, and what happens in it.
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
  /// A begin without its commit, or the reverse.
  case begin(duration: Double)
  case commit
  case flush
  /// Sets the duration of the transaction that the next redraw commits.
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

/// A session: commands at ascending times.
package struct SessionSpec {
  package static let layerCount = 5
  package static let properties: [LayerProperty<Double>] = [.opacity, .positionX, .cornerRadius]

  package var steps: [(time: Double, acts: [SessionAct])] = []
}
