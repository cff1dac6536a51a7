// Transitions in blocks: of a layer's content, or from one layer to another.

import AnimaticCore
public import AnimaticEngine

extension Stage {
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
  ///   - animations: The changes; called at once.
  ///   - completion: Called once, with true when it ran to its end.
  /// - Returns: The playback of the transition.
  @discardableResult
  public func transition(
    with layer: Layer, duration: Double, options: AnimationOptions = [],
    animations: () -> Void = {}, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let own = BlockTiming(duration: duration, options: options)
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
      if let timed = timed as? LayerTransition { layer.add(timed, showsLiveContent: isLive) }
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
  ///   - completion: Called once, with true when it ran to its end; with false at the next update
  ///     if it could not begin.
  /// - Returns: The playback of the transition.
  @discardableResult
  public func transition(
    from old: Layer, to new: Layer, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    // A layer can be shown only in a superlayer.
    let isNewMissing = options.contains(.showHideTransitionViews) && new.superlayer == nil
    guard let superlayer = old.superlayer, !isNewMissing else {
      let playback = Playback(duration: 0) { [] }
      playback.refuse(old.superlayer == nil ? .nothingToTransitionIn : .nothingToShow)
      if let completion { transaction { $0.addCompletion { _ in completion(false) } } }
      return playback
    }
    return transition(
      with: superlayer, duration: duration, options: options,
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
