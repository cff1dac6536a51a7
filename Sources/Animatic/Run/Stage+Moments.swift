// Advancing a stage to a position of a playback.

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Advances the clock until a playback reaches a position, and delivers the events due.
  ///
  /// The position is in the playback's own time, which depends on its rate and its layer's speed,
  /// including changes by callbacks on the way. A position already reached has no effect.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 10, duration: 2).run()
  /// playback.rate = 0.5
  /// stage.advance(to: .end - 0.5, of: playback)
  /// stage.time  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position, as for seeking: previous refers to the whole. One that is
  ///     unresolvable, has passed, or is unreachable at the playback's current rate, is noted as
  ///     R-13 and has no effect; if a callback makes it so, the clock stops there.
  ///   - playback: A playback of this stage.
  public func advance(to position: Position, of playback: Playback) {
    advance(to: playback.time(of: position), of: playback, called: "\(position)")
  }

  /// Advances the clock until a playback reaches a cue, and delivers the events due.
  ///
  /// - Parameters:
  ///   - cue: The cue; one that is unknown, has passed, or is unreachable is noted as R-13 and has
  ///     no effect.
  ///   - playback: A playback of this stage.
  public func advance(to cue: Cue, of playback: Playback) {
    advance(to: .cue(cue), of: playback)
  }
}
