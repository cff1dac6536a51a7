// The catalogue of diagnostics of single animations.

extension Diagnostic {
  package static func unusableTiming(_ timing: MediaTiming, at place: SourcePlace?) -> Diagnostic {
    let isNegative =
      timing.duration < 0 || timing.repeatCount < 0 || timing.repeatDuration < 0
    return Diagnostic(
      .error, isNegative ? "C-4" : "L-49", "The timing can't be used: \(timing).",
      remedy: isNegative
        ? "Give a duration and repeats of 0 or more." : "Give numbers that are finite.", at: place)
  }

  static func unusableEasing(_ problem: String, remedy: String) -> Diagnostic {
    Diagnostic(.warning, "C-6", "The easing is not what was written: \(problem)", remedy: remedy)
  }

  package static func foreignAnimation(_ animation: any LayerAnimation) -> Diagnostic {
    if animation is LayerTransition {
      return Diagnostic(
        .error, "C-14", "A transition can't stand in a group or a composition.",
        remedy: "Add it to the layer that stays, in the transaction that changes it.",
        at: animation.place)
    }
    return Diagnostic(
      .error, "C-14", "\(type(of: animation)) is not an animation type of this library.",
      remedy: "Use BasicAnimation, SpringAnimation, KeyframeAnimation or AnimationGroup.",
      at: animation.place)
  }

  package static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-15", "Animation groups are nested more than \(AnimationGroup.deepest) deep.",
      remedy: "Nest less, or compose the sequence: compositions have no such limit.", at: place)
  }

  static func misfit(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-17",
      "A value of \(path.keyPath) has another count of numbers than its function takes.",
      remedy: "Give one number, or an array of three for scale and translate.")
  }

  static func miscounted(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-17",
      "A value of \(path.keyPath) gives another count of numbers than the \(path.count) "
        + "of its type; what is missing is 0, the rest is left out.",
      remedy: "Let components give as many numbers as componentCount says.")
  }

  /// The diagnostic of an unknown key path, or of values of the wrong type.
  static func unresolved(_ path: PropertyPath) -> Diagnostic {
    if case .function(let function) = path.component {
      return Diagnostic(
        .error, "C-17",
        "\(path.keyPath) is no whole transform, so \(function) has nothing to make.",
        remedy: "Animate transform or sublayerTransform by it.")
    }
    if let known = PropertyCatalogue.path(for: path.keyPath) {
      return Diagnostic(
        .error, "C-7", "\(path.keyPath) holds a \(known.valueType), not a \(path.valueType).",
        remedy: "Animate it with values of type \(known.valueType).")
    }
    if let advice = KeyPathAdvice.derived(path.keyPath) {
      return Diagnostic(
        .error, "L-2", "\(path.keyPath) is derived from other properties and can't be animated.",
        remedy: advice)
    }
    return Diagnostic(
      .error, "L-1",
      "\(path.keyPath.isEmpty ? "An empty key path" : path.keyPath) names no property.",
      remedy: KeyPathAdvice.nearest(path.keyPath).map { "Did you mean \($0)?" }
        ?? "Use a standard key path, or declare the property with its default.")
  }

  static func unusableSpring(_ problem: String, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-18", "The spring of \(path.keyPath) is not what was written: \(problem)",
      remedy: "Give numbers within these bounds.")
  }

  static func singularBy(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-19", "\(path.keyPath) starts at to less by, and by has no inverse.",
      remedy: "Give from instead of by.")
  }

  /// Returns the diagnostic for writing a component of a transform that can't be decomposed, scales
  /// of 0 aside.
  package static func unwritable(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .error, "C-20", "The model's transform is singular, so \(keyPath) of it can't be written.",
      remedy: "Write the whole transform.")
  }

  static func pilesUpNothing(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "C-21",
      "\(path.keyPath) is cumulative and autoreverses: each cycle ends where it began.",
      remedy: "Leave out one of the two.")
  }

  static func keyTimeCount(
    _ count: Int, _ table: KeyframeTable, of path: PropertyPath
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-4",
      "\(path.keyPath) has \(table.contents) but \(count.of("key time")).",
      remedy: "Give \(table.neededTimes); of a wrong count the first ones count.")
  }

  static func oddKeyTimes(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-5", "The key times of \(path.keyPath) do not rise from 0 to 1.",
      remedy: "Give fractions of the duration, not seconds, the first 0 and the last 1.")
  }

  static func threeEnds(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-9", "\(path.keyPath) is given from, to and by; by is ignored.",
      remedy: "Give at most two of the three.")
  }

  static func repeatsTwice(count: Double, duration: Double) -> Diagnostic {
    Diagnostic(
      .warning, "L-13",
      "It is to repeat \(count.text) times and for \(duration.text) s; "
        + "Core Animation leaves open which of the two counts, here the seconds do.",
      remedy: "Give a repeat count or a repeat duration, not both.")
  }

  static func cutSpring(
    after duration: Double, of settling: Double, isUnsized: Bool, _ path: PropertyPath
  ) -> Diagnostic {
    let isEndless = settling >= Double(Float.greatestFiniteMagnitude)
    let reason = isUnsized ? ", because it has no duration of its own" : ""
    return Diagnostic(
      .warning, "L-18",
      "The spring of \(path.keyPath) is cut off after \(duration.text) s\(reason); "
        + (isEndless ? "it never settles." : "it takes \(settling.text) s to settle."),
      remedy: isEndless
        ? "Give the spring some damping, and the animation its settlingDuration."
        : "Set the duration to the settlingDuration.")
  }

  static func unusedDamping(_ ratio: Double, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-19",
      "The spring of \(path.keyPath) has \(ratio.text) times the critical damping; "
        + "only the critical one counts.", remedy: "Allow overdamping, or give less damping.")
  }

  static func easedSpring(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-20", "The timing function of \(path.keyPath) bends the time of its spring.",
      remedy: "Leave the timing function out: a spring eases by itself.")
  }

  static func lostKeyframe(_ table: KeyframeTable, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-32",
      table.isPath
        ? "A discrete \(path.keyPath) shows where each segment of its path starts; "
          + "the end of the path is never shown."
        : "The last of the \(table.count) discrete values of \(path.keyPath) begins at 1, "
          + "so it has no time to be seen.",
      remedy: table.isPath ? "Close the path, or give values." : "Give \(table.neededTimes).")
  }

  static func unusedKeyTimes(_ mode: CalculationMode, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-33", "\(path.keyPath) is \(mode): its key times and timing functions are ignored.",
      remedy: "Leave them out, or use the mode \(mode.isCubic ? "cubic" : "linear").")
  }

  static func easingCount(_ count: Int, _ table: KeyframeTable, of path: PropertyPath) -> Diagnostic
  {
    Diagnostic(
      .warning, "L-34",
      "\(path.keyPath) has \(table.contents) but \(count.of("timing function")); "
        + "a missing one is linear, one too many is ignored.",
      remedy: "Give \(table.segmentCount), one for each segment.")
  }

  static func unusedRotation(hasPath: Bool, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-35",
      hasPath
        ? "\(path.keyPath) follows a path, but only position turns its layer with it."
        : "The rotation mode of \(path.keyPath) is ignored: there is no path to turn with.",
      remedy: hasPath ? "Leave the rotation mode out." : "Give a path instead of values.")
  }

  static func hiddenValues(_ count: Int, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-36", "\(path.keyPath) has a path and \(count) values; the values are ignored.",
      remedy: "Give one or the other.")
  }

  static func tooFewKeyframes(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      "A keyframe animation of \(path.keyPath) with fewer than two values shows nothing.",
      remedy: "Give the first value too: there is no implicit start.")
  }

  static func emptyPath(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      "The path that \(path.keyPath) is to follow has no line and no curve, " + "so nothing moves.",
      remedy: "Add a line or a curve to the path.")
  }

  package static func unusableValue(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A number of \(path.keyPath) can't be calculated with: " + "it is not finite, or too large.",
      remedy: "Give finite numbers; those of paths up to 1e300, those of curves up to 1e60.",
      at: place, path: path.keyPath)
  }
}
