// modify: changes the last animation as a value.

public import AnimaticCore

extension Animate {
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
