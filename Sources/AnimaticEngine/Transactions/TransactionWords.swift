// What is said in a transaction: by it, or by those around it.

import AnimaticCore

/// What holds for changes, as far as it was said.
struct TransactionWords {
  var duration: Double?
  var timingFunction: TimingFunction?
  var disables: Bool?
  /// What users keep in it, under names of their own.
  var values: [String: Any] = [:]
  var block: (any BlockWords)?
  var answers: ((LayerChange) -> LayerActionAnswer?)?
  weak var playback: Playback?
  /// The group that waits for the animations that are added from now on; nil until a block is set.
  var completion: CompletionGroup?
  /// What waits for the animations that are added in all of the transactions inside.
  var waiting: CompletionChain?

  /// What holds where these words are said inside others.
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

/// What a block of changes says of them, in the words of whoever makes blocks.
package protocol BlockWords {
  /// Whether there is anything to see of the way to the new values.
  var isAnimated: Bool { get }
}
