// Transitions in blocks: a layer's content, or one layer for another.

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Changes a layer and all that is in it, from the picture before to the picture after, as
  /// UIView.transition(with:) does.
  ///
  /// Which transition is named in the options: cross dissolve or a flip. The changes themselves show
  /// at once, in the new picture; with `allowAnimatedContent` they are animated as in any block, and
  /// the new picture is live. Curls are refused (L-42), and without a transition the changes show at
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
    let own = BlockTiming(duration: duration, delay: 0, options: options)
    if ChangeRecorder.isRecording {
      let playback = animate(own, completion: completion) { _ in animations() }
      playback.note(.capturedAsOne)
      return playback
    }
    return animate(own, completion: completion) { timing in
      guard timing.isAnimated, let transition = options.transition(for: layer) else {
        return performWithoutAnimation(animations)
      }
      if let other = layer.stage, other !== self {
        layer.note(.transitionElsewhere)
        return other.performWithoutAnimation { performWithoutAnimation(animations) }
      }
      var timed: any LayerAnimation = transition.withoutPlace()
      timing.eased(like: own).apply(to: &timed)
      let isLive = options.contains(.allowAnimatedContent)
      if let timed = timed as? LayerTransition { layer.add(timed, showsLiveContent: isLive) }
      if isLive { animations() } else { performWithoutAnimation(animations) }
    }
  }

  /// Puts one layer in the place of another, as UIView.transition(from:to:) does.
  ///
  /// The old one leaves its superlayer and the new one takes its place there; with
  /// `showHideTransitionViews` both stay and are hidden and shown. The transition is the
  /// superlayer's, which stays. An old layer that is in no other, and a new one
  /// that is to be shown and is in none, are told as R-25, and nothing happens but the completion.
  ///
  /// - Parameters:
  ///   - old: The layer that goes.
  ///   - new: The layer that comes.
  ///   - duration: Seconds.
  ///   - options: The transition, its easing, and whether layers are shown and hidden.
  ///   - completion: Called once, with true when it ran to its end; with false at the next update
  ///     where it could not begin.
  /// - Returns: The playback of the transition.
  @discardableResult
  public func transition(
    from old: Layer, to new: Layer, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    // What is shown and hidden must be there.
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
  /// The transition that the options name; nil for none, and for what is refused.
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
