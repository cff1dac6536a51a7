// The settings of a transaction and of its enclosing transactions.

import AnimaticCore

/// The settings of a transaction; nil values are inherited.
struct TransactionWords {
  var duration: Double?
  var timingFunction: TimingFunction?
  var disables: Bool?
  /// The user's custom values by key.
  var values: [String: Any] = [:]
  var block: (any BlockWords)?
  var answers: ((LayerChange) -> LayerActionAnswer?)?
  weak var playback: Playback?
  /// The group that waits for animations added from now on; nil until a block is set.
  var completion: CompletionGroup?
  /// The groups that wait for animations added in nested transactions.
  var waiting: CompletionChain?

  /// Returns these settings merged over those of an enclosing transaction.
  func inside(_ around: TransactionWords) -> TransactionWords {
    var words = around
    if let duration { words.duration = duration }
    if let timingFunction { words.timingFunction = timingFunction }
    if let disables { words.disables = disables }
    if !values.isEmpty { words.values.merge(values) { $1 } }
    if let block { words.block = block }
    if let answers { words.answers = answers }
    if let playback { words.playback = playback }
    words.waiting = CompletionChain.joined(completion, inside: around.waiting)
    return words
  }
}

/// The settings of a block of changes, implemented by the modules that provide blocks.
package protocol BlockWords {
  /// Whether the transition to the new values is visible.
  var isAnimated: Bool { get }
}
