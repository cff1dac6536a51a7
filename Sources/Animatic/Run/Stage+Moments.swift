// Advancing a stage in words: to a moment of what is played on it.

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Moves the clock on until a playback has come to a position, and delivers what became due.
  ///
  /// It counts in the playback's own time, which its rate and its layer's speed may stretch; what
  /// callbacks do to them on the way counts, too. A moment that is there already moves nothing.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 10, duration: 2).run()
  /// playback.rate = 0.5
  /// stage.advance(to: .end - 0.5, of: playback)
  /// stage.time  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position, as for seeking: previous speaks of all of it. One that is not
  ///     there, has passed, or is never reached as the playback goes now, is noted as R-13 and
  ///     moves nothing; where a callback makes it so, the clock stays there.
  ///   - playback: A playback of this stage.
  public func advance(to position: Position, of playback: Playback) {
    advance(to: playback.time(of: position), of: playback, called: "\(position)")
  }

  /// Moves the clock on until a playback has come to a cue, and delivers what became due.
  ///
  /// - Parameters:
  ///   - cue: The cue; one that is not there, has passed or is never reached is noted as R-13 and
  ///     moves nothing.
  ///   - playback: A playback of this stage.
  public func advance(to cue: Cue, of playback: Playback) {
    advance(to: .cue(cue), of: playback)
  }
}
