// Animations whose common end a completion block waits for (I-5).

/// A completion block with the number of animations it waits for.
final class CompletionGroup {
  let block: () -> Void
  private var count = 0
  private var isClosed = false
  private var isDone = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { count += 1 }

  func leave() { count -= 1 }

  /// Nothing more will be added.
  func close() { isClosed = true }

  /// True the first time when there is nothing left to wait for.
  func becomesDone() -> Bool {
    guard isClosed, count == 0, !isDone else { return false }
    isDone = true
    return true
  }
}
