// The words that speak of all that stands so far, on a chain: then, group, and those that every
// composition has, so that the chain can go on.

public import AnimaticCore

extension Animate {
  /// Moves the cursor to the end of what stands so far: what is written next begins there.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0.5).then().move(x: 9).then(gap: 0.2).fade(to: 0)  // 0…1, 1…2, 2.2…3.2
  /// ```
  ///
  /// - Parameters:
  ///   - gap: Seconds to leave between; below 0 overlaps.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func then(
    gap: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.appendThen(gap: gap, file: file, line: line, layer: layer)
    return self
  }

  /// Folds all that stands so far into one group that begins at 0, and puts the cursor back to 0.
  ///
  /// The group lasts as long as what is in it, unless `.duration(_:)` says otherwise. Modifiers
  /// then speak of the group: that is how a whole chain is repeated or played back.
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

  /// Marks the end of what stands so far, or the cursor where the word then was just said.
  ///
  /// ```swift
  /// Animate(box).fadeIn().cue(.revealed).move(x: 9, at: .cue(.revealed) + 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - cue: The name of the moment; a second cue of the same name is refused with C-26.
  ///   - position: Another moment; nil is the end.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func cue(
    _ cue: Cue, at position: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.body.mark(cue, at: position, layer: layer, file: file, line: line)
    return self
  }

  /// Gives all verbs so far that say no duration or easing one.
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

  /// Says what becomes of all verbs so far where motion is reduced; what was said inside counts
  /// more.
  ///
  /// - Parameter policy: What becomes of them.
  /// - Returns: The chain.
  public consuming func reducedMotion(_ policy: ReducedMotion) -> Animate {
    composition.body.reduceMotion(by: policy)
    return self
  }
}
