// Block animation: what a closure changes is animated (U-1 to U-9).

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Animates what a closure changes on the layers of the stage, as UIView.animate does.
  ///
  /// The models have their new values at once. What is left of the way is added to them and fades,
  /// so that a change on the way goes on smoothly from what shows, with its velocity; colours,
  /// flags and objects are replaced from what shows (U-1 to U-3). Where something sets the
  /// property, such as an implicit animation or keyframes, it is replaced from what shows, too; a
  /// transform that is on its way as a whole arrives with a part that is replaced.
  /// With `beginFromCurrentState` a block ends what an earlier block repeats forever, and starts from
  /// what shows (U-10). A duration that is not positive animates nothing; durations and delays that
  /// are not finite do the same, with L-49.
  ///
  /// A block animates every layer of the stage, including one that was added a moment ago and has not
  /// been drawn. Layers of another stage change as outside of any block.
  ///
  /// ```swift
  /// stage.animate(duration: 0.3) {
  ///   box.position.x = 100
  ///   box.opacity = 0
  /// }
  /// ```
  ///
  /// An animation that was added under a key of its own, or by a chain, goes on beneath: the change
  /// is added to it and jumps at first, which R-36 tells. Add it with the property's key path
  /// as its key, and the block takes its place from what shows; or run a chain,
  /// `run(interrupting: .fromPresentation)`.
  ///
  /// Inside another block it takes over that block's duration and easing (U-5). What is played back
  /// to its begin by the playback is over, and shows the new values: the models have them.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one pass.
  ///   - delay: Seconds until it begins; the old values show meanwhile.
  ///   - options: Easing, repeats, and what it does not take over from a block around it.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all ran to their end; at the next update where
  ///     nothing was animated (U-8).
  /// - Returns: The playback of the animations, to pause, cancel or wait for. A block inside has a
  ///   playback of its own.
  @discardableResult
  public func animate(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    file: String = #fileID, line: UInt = #line,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    var timing = BlockTiming(duration: duration, delay: delay, options: options)
    timing.place = SourcePlace(file: file, line: line)
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Animates what a closure changes with the spring that UIView makes of a damping ratio.
  ///
  /// ```swift
  /// stage.animate(duration: 0.8, dampingRatio: 0.7) { box.position.x = 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds after which a thousandth of the swinging is left (U-12).
  ///   - delay: Seconds until it begins.
  ///   - dampingRatio: 1 does not swing, towards 0 it swings ever more; clamped to 0.01…1.
  ///   - initialVelocity: The velocity at the start, in whole ways per second.
  ///   - options: Repeats, and what it does not take over; the easing is the spring's.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all ran to their end.
  /// - Returns: The playback of the animations.
  @discardableResult
  public func animate(
    duration: Double, delay: Double = 0, dampingRatio: Double, initialVelocity: Double = 0,
    options: AnimationOptions = [], file: String = #fileID, line: UInt = #line,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let spring = SpringCurve(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
    var timing = BlockTiming(
      duration: duration, delay: delay, pace: .spring(spring), options: options)
    timing.place = SourcePlace(file: file, line: line)
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Animates what a closure changes with a spring described by how it looks.
  ///
  /// ```swift
  /// stage.animate(springDuration: 0.5, bounce: 0.3) { box.position.x = 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - springDuration: Seconds that the movement seems to take; it lasts until the spring has
  ///     settled (U-13, S-10).
  ///   - bounce: Above -1, up to 1; 0 does not bounce, and towards -1 it is ever slower. At -1 and
  ///     below it would never leave its start: the changes show at once, which is told (C-18), as is
  ///     what is clamped to 1.
  ///   - initialVelocity: The velocity at the start, in whole ways per second.
  ///   - delay: Seconds until it begins.
  ///   - options: Repeats, and what it does not take over; the easing is the spring's.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all ran to their end.
  /// - Returns: The playback of the animations.
  @discardableResult
  public func animate(
    springDuration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [],
    file: String = #fileID, line: UInt = #line, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let spring = SpringCurve(
      perceptualDuration: springDuration, bounce: bounce, initialVelocity: initialVelocity)
    if springDuration > 0, springDuration.isFinite, spring.damping.isInfinite {
      note(.stuckBlockSpring(bounce))
    }
    var timing = BlockTiming(
      duration: springDuration.isFinite && springDuration > 0
        ? spring.settlingDuration : springDuration, delay: delay,
      pace: .spring(spring), options: options)
    timing.place = SourcePlace(file: file, line: line)
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Makes changes that show at once, also inside a block (U-6).
  ///
  /// - Parameter changes: The changes.
  /// - Returns: What the closure returns.
  @discardableResult
  public func performWithoutAnimation<Result>(_ changes: () throws -> Result) rethrows -> Result {
    if ChangeRecorder.isRecording {
      let atOnce = BlockTiming(duration: 0, delay: 0, options: [])
      return try ChangeRecorder.stamped({ _ in atOnce }, changes)
    }
    return try transaction { transaction in
      transaction.disableActions = true
      return try changes()
    }
  }

  /// Repeats what a closure changes in a block a number of times (U-7).
  ///
  /// ```swift
  /// stage.animate(duration: 0.2) {
  ///   stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0.5 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - repeatCount: How many cycles, also infinitely many; what is not above 0 plays once, and so
  ///     does what is no number, which is told (L-49).
  ///   - autoreverses: Whether each pass is followed by one backwards.
  ///   - animations: The changes; outside a block they are only made.
  public func modifyAnimations(
    repeatCount: Double, autoreverses: Bool, animations: () -> Void
  ) {
    if repeatCount.isNaN { note(.unusableBlockRepeats) }
    let repeated = { (timing: BlockTiming) in
      var timing = timing
      timing.repeatCount = repeatCount > 0 ? repeatCount : 0
      timing.autoreverses = autoreverses
      return timing
    }
    if ChangeRecorder.isRecording {
      return ChangeRecorder.stamped({ ($0 as? BlockTiming).map(repeated) }, animations)
    }
    transaction { transaction in
      if let timing = transaction.blockTiming.map(repeated) {
        transaction.blockTiming = timing
        transaction.actionAnswers = { change in timing.answer(to: change) }
        if let playback = transaction.playback {
          playback.duration = max(playback.duration, timing.wholeDuration)
        }
      }
      animations()
    }
  }

  /// Animates what a closure changes, with a timing that may take over another's.
  func animate(
    _ own: BlockTiming, completion: ((Bool) -> Void)?, _ animations: (BlockTiming) -> Void
  ) -> Playback {
    let playback = Playback(duration: 0) { [] }
    var own = own
    for (word, seconds) in [("duration", own.duration), ("delay", own.delay)]
    where !seconds.isFinite {
      note(.unusableBlockTime(word, seconds))
    }
    if own.isAnimated, case .spring(var spring) = own.pace, let problem = spring.problem {
      note(.unusableBlockSpring(problem))
      // No layer tells it again of an animation that it gets.
      spring.refused = []
      own.pace = .spring(spring)
    }
    guard !ChangeRecorder.isRecording else {
      let inherit = { (outer: Any?) in own.inherited(from: outer as? BlockTiming) as Any? }
      ChangeRecorder.stamped(inherit) { animations(own) }
      playback.refuse(.blockInChanges)
      return playback
    }
    transaction { transaction in
      let timing = own.inherited(from: transaction.blockTiming)
      playback.duration = timing.wholeDuration
      if let completion { transaction.addCompletion(completion) }
      transaction.blockTiming = timing
      transaction.playback = playback
      transaction.actionAnswers = { change in timing.answer(to: change) }
      animations(timing)
    }
    playback.launched()
    return playback
  }
}
