// Completions that wait for the end of animations.

import AnimaticCore

/// The completion blocks that wait for an animation.
protocol PendingCompletions: AnyObject {
  /// Removes an ended animation, and calls the blocks whose last animation ended.
  func leave(finished: Bool)
  /// Releases the blocks.
  func abandon()
}
