// The settings of a transaction.

import AnimaticCore

/// The settings of a transaction; nil values are inherited.
struct TransactionSettings {
  var duration: Double?
  var timingFunction: TimingFunction?
  var disables: Bool?
  /// The user's custom values by key.
  var values: [String: Any] = [:]
  var block: (any BlockSettings)?
  var answers: ((LayerChange) -> LayerActionAnswer?)?
  weak var playback: Playback?
  /// The group that waits for animations added from now on; nil until a block is set.
  var completion: CompletionGroup?
  /// The groups that wait for animations added in nested transactions.
  var waiting: CompletionChain?
  /// The group of the nearest enclosing transaction with a block that can be read.
  var outerCompletion: CompletionGroup?

  /// Returns these settings merged over those of an enclosing transaction.
  func inside(_ around: TransactionSettings) -> TransactionSettings {
    var settings = around
    if let duration { settings.duration = duration }
    if let timingFunction { settings.timingFunction = timingFunction }
    if let disables { settings.disables = disables }
    if !values.isEmpty { settings.values.merge(values) { $1 } }
    if let block { settings.block = block }
    if let answers { settings.answers = answers }
    if let playback { settings.playback = playback }
    settings.waiting = CompletionChain.joined(completion, inside: around.waiting)
    if completion?.plainBlock != nil { settings.outerCompletion = completion }
    return settings
  }
}

/// The settings of a block of changes, implemented by the modules that provide blocks.
package protocol BlockSettings {
  /// Whether the transition to the new values is visible.
  var isAnimated: Bool { get }
}
