// The transactions of a stage.

import AnimaticCore

// What layers and their stage ask of transactions.

/// The transactions of a stage, as its layers and their animations use them.
protocol StageTransactions: AnyObject {
  /// Whether changes and added animations wait for a commit.
  var isOpen: Bool { get }
  /// The time of the first change that waits for the redraw; nil if there is none, or in an explicit
  /// transaction.
  var implicitStart: ExactTime? { get }
  /// Whether a block animates changes, also of a layer that was never drawn (U-1).
  var isAnimatingBlock: Bool { get }
  /// The settings of animations that are added now.
  var animationDefaults: AnimationDefaults { get }

  /// Opens a transaction that the next redraw commits, unless one is open.
  func open(on stage: Stage)
  /// Commits changes outside explicit transactions.
  func redraw(on stage: Stage)
  func commitLater(_ layer: Layer)
  func commitLater(_ run: Run)
  /// Records an added animation; returns the completion blocks that wait for it.
  func animationAdded() -> (any PendingCompletions)?
  /// Finds the action for a change and runs it.
  func runAction(for change: LayerChange, on stage: Stage)
  /// Drops all runs without callbacks, when the stage is freed.
  func abandon()
}

/// What an added animation takes from the open transaction.
struct AnimationDefaults {
  /// The default duration, in seconds, as in Core Animation (T-8, I-3).
  static let duration = 0.25

  var duration = Self.duration
  var timingFunction: TimingFunction?
  var playback: Playback?
}
