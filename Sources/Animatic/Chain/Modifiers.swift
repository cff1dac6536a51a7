// Modifiers of the last verb or group. If repeated, the later one wins.

public import AnimaticCore

extension Animate {
  /// Sets the duration of the last verb; on a group, of one iteration.
  ///
  /// A group that is shorter than its content cuts it off, which is reported as C-9.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; 0 is an instant, a negative or nonfinite number is rejected.
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

  /// Sets the duration of the last verb, with a unit.
  ///
  /// ```swift
  /// Animate(box).fadeIn().duration(.milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - time: The duration; 0 is an instant, a negative one is rejected.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func duration(
    _ time: Duration, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    // Adding the fraction separately rounds only once.
    let (seconds, rest) = time.components
    return duration(Double(seconds) + Double(rest) / 1e18, file: file, line: line)
  }

  /// Sets the easing of the last verb; on a group, the easing of its children's time.
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

  /// Repeats the last verb.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).move(x: 9).repeats(2)         // only the move is played twice
  /// Animate(box).fade(to: 0).move(x: 9).group().repeats(2) // both are
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of iterations, fractions allowed; infinity never ends, 0 or less is
  ///     rejected with C-5.
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

  /// Plays the last verb backward after each iteration, which doubles its duration.
  ///
  /// - Parameters:
  ///   - isOn: Whether to reverse.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func autoreverses(
    _ isOn: Bool = true, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    changeTiming("autoreverses", file, line) { $0.autoreverses = isOn }
  }

  /// Delays the last verb, relative to the cursor at which it was written.
  ///
  /// - Parameters:
  ///   - begin: Seconds; a negative value begins before the cursor, and the part before the start
  ///     of the composition is cut.
  ///   - willGroup: Ignored; for compatibility with UKAnimation: begin times are resolved by the
  ///     compiler.
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

  /// Begins the last verb at a position.
  ///
  /// ```swift
  /// Animate(box).move(x: 9, duration: 2).fade(to: 0).at(.afterPrevious - 0.5)  // 1.5…2.5
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position; an unresolvable one is reported, and the cursor counts.
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

  /// Keeps the final value of the last verb on screen, without changing the model.
  ///
  /// The layer keeps such an animation until it is removed; usually `.settle()` is what you want.
  /// Each frame evaluates every animation that stays, even one hidden by a later one: it reappears
  /// when the later one is removed, or when the layer's time goes back to before that one.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func stay(file: String = #fileID, line: UInt = #line) -> Animate {
    change("stay", file, line) { node, _ in node.remains = .stay }
  }

  /// Commits the final value of the last verb to the model when the run ends, and removes the
  /// animation.
  ///
  /// In groups taken without running them, it has the effect of `.stay()`.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func settle(file: String = #fileID, line: UInt = #line) -> Animate {
    change("settle", file, line) { node, _ in node.remains = .settle }
  }

  /// Names the last verb or group: its key if it is the only animation, else its name in events and
  /// dumps.
  ///
  /// - Parameters:
  ///   - name: The key; running replaces the layer's animation with the same key.
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

  // MARK: Implementation

  /// Changes the last verb or group, and reports where there is none.
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
