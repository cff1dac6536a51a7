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
    rewrite(file, line) { animation, _ in change(&animation) }
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
    rewrite(file, line) { animation, problems in
      var changed: (any LayerAnimation)? = animation
      change(&changed)
      if let changed {
        animation = changed
      } else {
        problems.append(.removedByModify(file: file, line: line))
      }
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
    rewrite(file, line) { animation, problems in
      if var typed = animation as? Animation {
        change(&typed)
        animation = typed
      } else {
        problems.append(
          .wrongType(String(describing: type), animation, file: file, line: line))
      }
    }
  }

  private consuming func rewrite(
    _ file: String, _ line: UInt, _ change: (inout any LayerAnimation, inout [Diagnostic]) -> Void
  ) -> Animate {
    guard let index = composition.lastVerb else {
      composition.body.problems.append(.nothingToModify("modify", file: file, line: line))
      return self
    }
    let before = composition.body.animation(at: index)
    var after = before
    change(&after, &composition.body.problems)
    composition.body.replace(index, showing: before, with: after)
    return self
  }
}
