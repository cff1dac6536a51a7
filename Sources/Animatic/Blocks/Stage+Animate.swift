// Block animation: what a closure changes is animated (U-1 to U-9).

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Animates what a closure changes on the layers of the stage, as UIView.animate does.
  ///
  /// The models have their new values at once. The remaining difference is added to them and fades,
  /// so a change in flight continues smoothly from the presentation value, with its velocity;
  /// colors, flags, and objects are replaced from the presentation value (U-1 to U-3). A property
  /// set by another animation, such as an implicit animation or keyframes, is also replaced from
  /// the presentation value; a whole transform in flight arrives together with a component that is
  /// replaced. With `beginFromCurrentState` a block ends animations that an earlier block repeats
  /// forever, and starts from the presentation value (U-10). A duration that is not positive
  /// animates nothing; nonfinite durations and delays do the same, with L-49.
  ///
  /// A block animates every layer of the stage, including one that was just added and not yet
  /// drawn. Layers of another stage change as outside of a block.
  ///
  /// ```swift
  /// stage.animate(duration: 0.3) {
  ///   box.position.x = 100
  ///   box.opacity = 0
  /// }
  /// ```
  ///
  /// An animation with a custom key, or added by a chain, continues underneath: the change is added
  /// to it and jumps at first, which is reported as R-36. Add it with the property's key path
  /// as its key, and the block replaces it from the presentation value; or run a chain,
  /// `run(interrupting: .fromPresentation)`.
  ///
  /// Inside another block it inherits that block's duration and easing (U-5). An animation that the
  /// playback plays back to its begin has ended, and the new values of the models appear.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one iteration.
  ///   - delay: Seconds until it begins; the old values remain on screen meanwhile.
  ///   - options: Easing, repeats, and the options that it does not inherit from an enclosing
  ///     block.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all animations ran to their end; at the next
  ///     update where nothing was animated (U-8).
  /// - Returns: The playback of the animations, to pause, cancel, or wait for. A nested block has a
  ///   playback of its own.
  @discardableResult
  public func animate(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    file: String = #fileID, line: UInt = #line,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let timing = BlockTiming(
      duration: duration, delay: delay, options: options,
      at: SourcePlace(file: file, line: line))
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Animates what a closure changes, with UIView's spring for a damping ratio.
  ///
  /// ```swift
  /// stage.animate(duration: 0.8, dampingRatio: 0.7) { box.position.x = 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds after which a thousandth of the oscillation is left (U-12).
  ///   - delay: Seconds until it begins.
  ///   - dampingRatio: 1 does not oscillate, values toward 0 oscillate more; clamped to 0.01…1.
  ///   - initialVelocity: The initial velocity, in multiples of the distance per second.
  ///   - options: Repeats, and the options that it does not inherit; the easing is the spring's.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all animations ran to their end.
  /// - Returns: The playback of the animations.
  @discardableResult
  public func animate(
    duration: Double, delay: Double = 0, dampingRatio: Double, initialVelocity: Double = 0,
    options: AnimationOptions = [], file: String = #fileID, line: UInt = #line,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let spring = SpringCurve(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
    let timing = BlockTiming(
      duration: duration, delay: delay, spring: spring, options: options,
      at: SourcePlace(file: file, line: line))
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Animates what a closure changes, with a spring described by duration and bounce.
  ///
  /// ```swift
  /// stage.animate(springDuration: 0.5, bounce: 0.3) { box.position.x = 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - springDuration: The perceived duration, in seconds; the animation lasts until the spring
  ///     has settled (U-13, S-10).
  ///   - bounce: Above -1, up to 1; 0 does not bounce, and values toward -1 are slower. At -1 and
  ///     below it would never leave its start: the changes appear at once, which is reported
  ///     (C-18), as is a value clamped to 1.
  ///   - initialVelocity: The initial velocity, in multiples of the distance per second.
  ///   - delay: Seconds until it begins.
  ///   - options: Repeats, and the options that it does not inherit; the easing is the spring's.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when all animations ran to their end.
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
    let isUsable = springDuration > 0 && springDuration.isTime
    if isUsable, spring.damping.isInfinite { note(.stuckBlockSpring(bounce)) }
    let timing = BlockTiming(
      duration: isUsable ? spring.settlingDuration : springDuration, delay: delay,
      spring: spring, options: options, at: SourcePlace(file: file, line: line))
    return animate(timing, completion: completion) { _ in animations() }
  }

  /// Makes changes without animation, also inside a block (U-6).
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The result of the closure.
  @discardableResult
  public func performWithoutAnimation<Result>(_ changes: () throws -> Result) rethrows -> Result {
    if ChangeRecorder.isRecording {
      let atOnce = BlockTiming(duration: 0, options: [])
      return try ChangeRecorder.stamped({ _ in atOnce }, changes)
    }
    return try transaction { transaction in
      transaction.disableActions = true
      return try changes()
    }
  }

  /// Repeats the changes of a closure in a block (U-7).
  ///
  /// ```swift
  /// stage.animate(duration: 0.2) {
  ///   stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0.5 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - repeatCount: The number of cycles, possibly infinite; a number that is not positive plays
  ///     once, and so does NaN, which is reported (L-49).
  ///   - autoreverses: Whether each iteration is followed by a reversed one.
  ///   - animations: The changes; outside a block they are made without repeats.
  public func modifyAnimations(
    repeatCount: Double, autoreverses: Bool, animations: () -> Void
  ) {
    if repeatCount.isNaN { note(.unusableBlockRepeats) }
    let repeated = { (timing: BlockTiming) in
      timing.repeated(repeatCount > 0 ? repeatCount : 0, autoreverses: autoreverses)
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

  /// Animates what a closure changes, with a timing that may be inherited.
  func animate(
    _ own: BlockTiming, completion: ((Bool) -> Void)?, _ animations: (BlockTiming) -> Void
  ) -> Playback {
    let playback = Playback(duration: 0) { [] }
    var own = own
    for (name, seconds) in [("duration", own.duration), ("delay", own.delay)]
    where !seconds.isTime {
      note(.unusableBlockTime(name, seconds))
    }
    if own.isAnimated, var spring = own.spring, let problem = spring.problem {
      note(.unusableBlockSpring(problem))
      // The diagnostics of the spring are not reported again per layer.
      spring.refused = []
      own.spring = spring
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

  /// Transitions a layer and its sublayers to their changed content, as UIView.transition(with:)
  /// does.
  ///
  /// The options name the transition: cross dissolve or a flip. The changes appear at once, in the
  /// new content; with `allowAnimatedContent` they are animated as in any block, and the new
  /// content is live. Curls are rejected (L-42), and without a transition the changes appear at
  /// once.
  ///
  /// ```swift
  /// stage.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
  ///   card.contents = "back"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - layer: The layer, which stays.
  ///   - duration: Seconds.
  ///   - options: The transition, its easing and its repeats.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when it ran to its end.
  /// - Returns: The playback of the transition.
  @discardableResult
  public func transition(
    with layer: Layer, duration: Double, options: AnimationOptions = [],
    file: String = #fileID, line: UInt = #line,
    animations: () -> Void = {}, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let own = BlockTiming(
      duration: duration, options: options, at: SourcePlace(file: file, line: line))
    let playback = animate(own, completion: completion) { timing in
      if ChangeRecorder.isRecording { return animations() }
      guard timing.isAnimated, let transition = options.transition(for: layer) else {
        return performWithoutAnimation(animations)
      }
      if let other = layer.stage, other !== self {
        layer.note(.transitionElsewhere)
        return other.performWithoutAnimation { performWithoutAnimation(animations) }
      }
      let timed = timing.eased(like: own).timed(transition)
      let isLive = options.contains(.allowAnimatedContent)
      if layer.stage == nil {
        // It can't wait for a stage, because the playback and its completion don't.
        layer.note(.transitionWithoutStage)
      } else if let timed = timed as? LayerTransition {
        layer.add(timed, showsLiveContent: isLive)
      }
      if isLive { animations() } else { performWithoutAnimation(animations) }
    }
    if ChangeRecorder.isRecording { playback.note(.capturedAsOne) }
    return playback
  }

  /// Replaces one layer by another, as UIView.transition(from:to:) does.
  ///
  /// The old layer leaves its superlayer and the new one replaces it there; with
  /// `showHideTransitionViews` both stay and are hidden and shown. The transition is added to the
  /// superlayer, which stays. An old layer without a superlayer, or a new layer to show
  /// without a superlayer, is reported as R-25, and only the completion is called.
  ///
  /// - Parameters:
  ///   - old: The layer to remove or hide.
  ///   - new: The layer to add or show.
  ///   - duration: Seconds.
  ///   - options: The transition, its easing, and whether layers are shown and hidden.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - completion: Called once, with true when it ran to its end; with false at the next update
  ///     if it could not begin.
  /// - Returns: The playback of the transition.
  @discardableResult
  public func transition(
    from old: Layer, to new: Layer, duration: Double, options: AnimationOptions = [],
    file: String = #fileID, line: UInt = #line,
    completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    // A layer can be shown only in a superlayer.
    let isNewMissing = options.contains(.showHideTransitionViews) && new.superlayer == nil
    guard let superlayer = old.superlayer, !isNewMissing else {
      let playback = Playback(duration: 0) { [] }
      let problem: Diagnostic = old.superlayer == nil ? .nothingToTransitionIn : .nothingToShow
      playback.refuse(problem.at(SourcePlace(file: file, line: line)))
      if let completion { transaction { $0.addCompletion { _ in completion(false) } } }
      return playback
    }
    return transition(
      with: superlayer, duration: duration, options: options, file: file, line: line,
      animations: {
        if options.contains(.showHideTransitionViews) {
          old.isHidden = true
          new.isHidden = false
        } else {
          superlayer.replaceSublayer(old, with: new)
        }
      }, completion: completion)
  }
}

extension AnimationOptions {
  /// The transition named by the options; nil for none, and for a rejected one.
  fileprivate func transition(for layer: Layer) -> LayerTransition? {
    switch transition {
    case .transitionNone: return nil
    case .transitionFlipFromLeft: return LayerTransition(.flip, from: .left)
    case .transitionFlipFromRight: return LayerTransition(.flip, from: .right)
    case .transitionFlipFromTop: return LayerTransition(.flip, from: .top)
    case .transitionFlipFromBottom: return LayerTransition(.flip, from: .bottom)
    case .transitionCrossDissolve: return LayerTransition(.fade)
    default:
      layer.note(.noCurls)
      return nil
    }
  }
}
