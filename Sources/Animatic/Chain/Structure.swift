// The structure operators of a chain, returning the chain: then, group, and those of every
// composition; and its entries.

public import AnimaticCore

extension Animate {
  /// Moves the cursor to the end of the chain so far, where the next verb begins.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0.5).then().move(x: 9).then(gap: 0.2).fade(to: 0)  // 0…1, 1…2, 2.2…3.2
  /// ```
  ///
  /// - Parameters:
  ///   - gap: Seconds between both; a negative gap overlaps.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func then(
    gap: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.body.appendThen(gap: gap, file: file, line: line)
    return self
  }

  /// Folds the chain so far into one group that begins at 0, and moves the cursor back to 0.
  ///
  /// The group lasts as long as its content, unless `.duration(_:)` sets another duration.
  /// Following modifiers apply to the group: that is how a whole chain is repeated or reversed.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain, with the group as its only entry.
  public consuming func group(file: String = #fileID, line: UInt = #line) -> Animate {
    let layer = layer
    return change("group()", file, line) { body, _ in
      body.fold(into: .group, body.record(file, line), layer: layer)
    }
  }

  /// Marks the end of the chain so far, or the cursor directly after then.
  ///
  /// ```swift
  /// Animate(box).fadeIn().cue(.revealed).move(x: 9, at: .cue(.revealed) + 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - cue: The name of the time; a duplicate name is rejected with C-26.
  ///   - position: The position to mark; nil is the end.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func cue(
    _ cue: Cue, at position: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.body.mark(cue, at: position, layer: layer, file: file, line: line)
    return self
  }

  /// Sets the duration and easing of all verbs so far without their own.
  ///
  /// - Parameters:
  ///   - duration: Seconds; nil leaves each verb its own default.
  ///   - easing: The easing; nil leaves them linear. A spring holds for the verbs from one value to
  ///     another, and not for keyframes.
  /// - Returns: The chain.
  public consuming func defaults(
    duration: Double? = nil, easing: TimingFunction? = nil
  ) -> Animate {
    composition.body.inherit(duration: duration, easing: easing)
    return self
  }

  /// Sets the policy for reduced motion of all verbs so far without their own.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The chain.
  public consuming func reducedMotion(_ policy: ReducedMotion) -> Animate {
    composition.body.reduceMotion(by: policy)
    return self
  }

  /// Passes each verb and group to a closure, in order, until the closure returns false.
  ///
  /// - Parameter visit: Takes layer, key, and animation; true continues, false stops.
  /// - Returns: The chain, unchanged.
  public consuming func forEach(
    _ visit: ((any LayerHost)?, String, any LayerAnimation) -> Bool
  ) -> Animate {
    for entry in composition.compiled(isListed: true).entries {
      guard visit(entry.layer, entry.key, entry.animation) else { break }
    }
    return self
  }
}
