// The words that speak of the last verb, or of the group just made. Said twice, the later one
// holds.

public import AnimaticCore

extension Animate {
  /// Sets how long the last verb takes; on a group, how long one pass of it lasts.
  ///
  /// A group that is shorter than what is in it cuts it off, which is told as C-9.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; 0 is an instant, a number below 0 or not finite is refused.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func duration(
    _ seconds: Double, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    change("duration", file, line) { node, _ in
      node.record.duration = seconds
      node.hasDuration = true
    }
  }

  /// Sets how long the last verb takes, with a unit.
  ///
  /// ```swift
  /// Animate(box).fadeIn().duration(.milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - time: How long; 0 is an instant, less is refused.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func duration(
    _ time: Duration, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    // Seconds and the rest apart: a division of the rest alone is rounded once.
    let (seconds, rest) = time.components
    return duration(Double(seconds) + Double(rest) / 1e18, file: file, line: line)
  }

  /// Sets the easing of the last verb; on a group, of the time in which its children live.
  ///
  /// - Parameters:
  ///   - function: The easing.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func easing(
    _ function: TimingFunction, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    change("easing", file, line) { node, pool in node.record.easing = pool.intern(function) }
  }

  /// Plays the last verb several times, one after the other.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).move(x: 9).repeats(2)         // only the move is played twice
  /// Animate(box).fade(to: 0).move(x: 9).group().repeats(2) // both are
  /// ```
  ///
  /// - Parameters:
  ///   - count: How often, fractions included; infinity never ends, 0 or less is refused with C-5.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func repeats(
    _ count: Double, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    var chain = changeTiming("repeats", file, line) { $0.repeatCount = count > 0 ? count : 0 }
    let place = SourcePlace(file: file, line: line)
    chain.composition.body.correctRepeats(
      count > 0 ? nil : .unusableCount("A repeat count", count, at: place))
    return chain
  }

  /// Plays the last verb back after each pass, so that it takes twice as long.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is played back.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func autoreverses(
    _ isOn: Bool = true, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    changeTiming("autoreverses", file, line) { $0.autoreverses = isOn }
  }

  /// Lets the last verb begin later than the cursor, as the cursor stood when the verb was written.
  ///
  /// - Parameters:
  ///   - begin: Seconds; below 0 it begins before the cursor, and what would lie before the start
  ///     is cut off.
  ///   - willGroup: Accepted for UKAnimation's sake and ignored: begin times are resolved when all
  ///     is known.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func after(
    begin: Double, willGroup: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    change("after", file, line) { node, _ in
      node.record.begin = begin
      node.saying = -1
    }
  }

  /// Lets the last verb begin at a position in words.
  ///
  /// ```swift
  /// Animate(box).move(x: 9, duration: 2).fade(to: 0).at(.afterPrevious - 0.5)  // 1.5…2.5
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position; one that speaks of nothing is told, and the cursor counts.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func at(
    _ position: Position, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    if let index = composition.lastVerb {
      composition.body.place(index, at: position)
    } else {
      composition.body.problems.append(.nothingToModify("at", file: file, line: line))
    }
    return self
  }

  /// Lets what the last verb animates stay after the end, and leaves the model as it was.
  ///
  /// A layer keeps such an animation until it is removed; `.settle()` is usually what is wanted. Each
  /// frame evaluates every animation that stays, also one that a later one hides: it shows again when
  /// the later one is removed, or when the time of the layer goes back to before that one.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func stay(file: String = #fileID, line: UInt = #line) -> Animate {
    change("stay", file, line) { node, _ in node.remains = .stay }
  }

  /// Writes what the last verb ends with to the model when the run ends, and removes the animation
  /// then.
  ///
  /// Whoever takes the groups without running them gets what `.stay()` gives.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func settle(file: String = #fileID, line: UInt = #line) -> Animate {
    change("settle", file, line) { node, _ in node.remains = .settle }
  }

  /// Names the last verb or group: the layer's key where it is all that there is, else the name in
  /// events and dumps.
  ///
  /// - Parameters:
  ///   - name: The key; a layer's animation under the same key is replaced when this one runs.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func key(
    _ name: String, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    change("key", file, line) { node, pool in
      let index = pool.intern(name: name)
      pool.change(&node.record) { $0.key = index }
    }
  }

  /// Names the last verb or group; the same as key(_:), in UKAnimation's spelling.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func change(
    key: String, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    self.key(key, file: file, line: line)
  }

  // MARK: How a modifier works

  /// Changes the last verb or group; where there is none, says so.
  consuming func change(
    _ word: String, _ file: String, _ line: UInt,
    _ edit: (inout CompositionNode, inout AnimationPool) -> Void
  ) -> Animate {
    if let index = composition.lastVerb {
      composition.body.edit(index, edit)
    } else {
      composition.body.problems.append(.nothingToModify(word, file: file, line: line))
    }
    return self
  }

  private consuming func changeTiming(
    _ word: String, _ file: String, _ line: UInt, _ edit: (inout MediaTiming) -> Void
  ) -> Animate {
    change(word, file, line) { node, pool in
      var timing = pool.timing(node.record)
      edit(&timing)
      pool.store(timing, in: &node.record)
    }
  }
}
