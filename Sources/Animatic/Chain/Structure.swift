// The structure operators of a chain, returning the chain: then, group, and those of every
// composition.

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
    composition.body.appendThen(gap: gap, file: file, line: line, layer: layer)
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
    guard composition.lastVerb != nil else {
      composition.body.problems.append(.nothingToModify("group", file: file, line: line))
      return self
    }
    var record = AnimationRecord(.group, duration: 0)
    composition.body.pool.mark(&record, file: file, line: line)
    composition.body.fold(into: .group, record, layer: layer)
    return self
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
  ///   - easing: The easing; nil leaves them linear.
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
}
