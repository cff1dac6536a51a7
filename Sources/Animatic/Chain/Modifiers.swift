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
    change("duration(_:)", file, line) { body, verb in
      body.nodes[verb].record.duration = seconds
      body.nodes[verb].hasDuration = true
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
    change("easing(_:)", file, line) { body, verb in
      body.nodes[verb].record.easing = body.pool.intern(function)
    }
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
    change("repeats(_:)", file, line) { body, verb in
      body.changeTiming(of: verb) { $0.repeatCount = count > 0 ? count : 0 }
      body.withdrawRepeats(of: verb)
      guard !(count > 0) else { return }
      body.nodes[verb].record.flags.insert(.badRepeats)
      body.report(.unusableCount("A repeat count", count), file, line)
    }
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
    change("autoreverses()", file, line) { body, verb in
      body.changeTiming(of: verb) { $0.autoreverses = isOn }
    }
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
    change("after(begin:)", file, line) { body, verb in
      body.nodes[verb].record.begin = begin
      body.changeAttributes(of: verb) { $0.position = nil }
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
    change("at(_:)", file, line) { $0.place($1, at: position) }
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
    change("stay()", file, line) { $0.nodes[$1].endBehavior = .stay }
  }

  /// Commits the final value of the last verb to the model when the run ends, and removes the
  /// animation.
  ///
  /// A property and its components end in one way, that of the last `.settle()` or `.stay()` among
  /// their verbs, so that a verb without either settles, too:
  ///
  /// ```swift
  /// Animate(box).move(x: 20).settle().move(y: 9).run()
  /// stage.advance(by: 2)
  /// box.position  // (20, 9)
  /// ```
  ///
  /// In groups taken without running them, it has the effect of `.stay()`.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func settle(file: String = #fileID, line: UInt = #line) -> Animate {
    change("settle()", file, line) { $0.nodes[$1].endBehavior = .settle }
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
    change("key(_:)", file, line) { $0.setKey(of: $1, to: name) }
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

  /// Changes the last verb or group; without one, there is nothing to modify.
  consuming func change(
    _ modifier: String, _ file: String, _ line: UInt, _ edit: (inout CompositionBody, Int) -> Void
  ) -> Animate {
    composition.body.changeLastVerb(modifier, file, line, edit)
    return self
  }

  /// Changes any attribute of the last animation or group.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).modify { $0.autoreverses = true }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - change: Changes the animation. Its begin time counts from the cursor.
  /// - Returns: The chain.
  public consuming func modify(
    file: String = #fileID, line: UInt = #line, _ change: (inout any LayerAnimation) -> Void
  ) -> Animate {
    rewrite(file, line) { animation in
      change(&animation)
      return nil
    }
  }

  /// Changes any attribute of the last animation or group, as an optional in UKAnimation's
  /// spelling.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - change: Changes the animation; setting it to nil is rejected.
  /// - Returns: The chain.
  @_disfavoredOverload
  public consuming func modify(
    file: String = #fileID, line: UInt = #line, _ change: (inout (any LayerAnimation)?) -> Void
  ) -> Animate {
    rewrite(file, line) { animation in
      var changed: (any LayerAnimation)? = animation
      change(&changed)
      guard let changed else { return .removedByModify }
      animation = changed
      return nil
    }
  }

  /// Changes the last animation as its concrete type, values included.
  ///
  /// ```swift
  /// Animate(box).move(to: [9, 9]).modify(BasicAnimation<CGPoint>.self) { $0.isAdditive = true }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the last animation; another type is reported as C-8.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - change: Changes the animation.
  /// - Returns: The chain.
  public consuming func modify<Animation: LayerAnimation>(
    _ type: Animation.Type, file: String = #fileID, line: UInt = #line,
    _ change: (inout Animation) -> Void
  ) -> Animate {
    rewrite(file, line) { animation in
      guard var typed = animation as? Animation else {
        return .wrongType(String(describing: type), animation)
      }
      change(&typed)
      animation = typed
      return nil
    }
  }

  private consuming func rewrite(
    _ file: String, _ line: UInt, _ change: (inout any LayerAnimation) -> Diagnostic?
  ) -> Animate {
    self.change("modify(_:)", file, line) { body, index in
      let before = body.animation(at: index)
      var after = before
      if let problem = change(&after) { body.report(problem, file, line) }
      body.replace(index, showing: before, with: after)
    }
  }
}
