// The diagnostics of transactions and actions.

import AnimaticCore

extension Diagnostic {
  static func unusableTransactionDuration(_ seconds: Double) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message: "A transaction can't have a duration of \(seconds.text) s; it keeps the one it has.",
      remedy: "Give a finite number of seconds that is not negative.", place: nil)
  }

  static var commitWithoutBegin: Diagnostic {
    Diagnostic(
      id: "R-20", severity: .error,
      message: "commitTransaction() was called without a beginTransaction(), so it does nothing.",
      remedy: "Pair every beginTransaction() with a commitTransaction(), or use transaction { }.",
      place: nil)
  }

  static func openTransaction(since time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-21", severity: .error,
      message:
        "The transaction that was begun at \(time.text) s is still open: nothing shows until it is "
        + "committed.",
      remedy: "Pair every beginTransaction() with a commitTransaction(), or use transaction { }.",
      place: nil)
  }

  static var transactionIsOver: Diagnostic {
    Diagnostic(
      id: "R-22", severity: .error,
      message: "A transaction was changed after its commit, which has no effect.",
      remedy: "Say what holds in it before its commit.", place: nil)
  }

  static var completionBlockTooLate: Diagnostic {
    Diagnostic(
      id: "L-31", severity: .warning,
      message:
        "A completion block was set after the animations of its transaction, so it does not wait "
        + "for them.",
      remedy: "Set the completion block first.", place: nil)
  }

  static func endlessCompletion(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-30", severity: .warning,
      message: "A completion block waits for an animation that never ends, so it is never called.",
      remedy: "Add endless animations outside the transaction, or before the block is set.",
      place: place)
  }

  static func transitionLeft(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      id: "L-41", severity: .warning,
      message: "The layer left its stage in the middle of its own transition, which is lost.",
      remedy: "Add the transition to the superlayer, which stays.", place: place)
  }

  static func droppedBlocks(_ count: Int, by time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-35", severity: .error,
      message: "Callbacks that start each other without end were stopped by \(time.text) s, so "
        + "\(count == 1 ? "a completion block is" : "\(count) completion blocks are") never called.",
      remedy: "Start the next animation at a later time, or not from its own callback.",
      place: nil)
  }

  static func hiddenByAction(_ keyPath: String, _ key: String) -> Diagnostic {
    Diagnostic(
      id: "L-27", severity: .warning,
      message: "\(keyPath) was set right after an animation of it was added"
        + "\(key.isEmpty ? "" : " for the key \(key.oneLine)"): the implicit animation of the change "
        + "hides that one.",
      remedy: "Set the model before it, in a transaction with disableActions, or by settle().",
      place: nil, path: keyPath)
  }

  static func addedToSetter(
    _ keyPath: String, _ key: String, _ setter: SourcePlace?, by place: SourcePlace?
  ) -> Diagnostic {
    let name = key.isEmpty ? "an animation" : "the animation \(key.oneLine)"
    return Diagnostic(
      id: "R-36", severity: .warning,
      message: "A block changed \(keyPath) while \(name)\(setter.map { " of \($0)" } ?? "") sets "
        + "it: what is left of the block's way is added to that, so \(keyPath) goes too far.",
      remedy: "Run a chain with interrupting: .fromPresentation instead, or end that one first.",
      place: place, path: keyPath)
  }

  static func actionInItself(_ key: String) -> Diagnostic {
    Diagnostic(
      id: "R-23", severity: .error,
      message: "The action for \(key.oneLine) changes \(key.oneLine): the change shows at once.",
      remedy: "Change it under disabled actions, or not from its own action.", place: nil)
  }
}
