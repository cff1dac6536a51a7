// The diagnostics of transactions.

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
}
